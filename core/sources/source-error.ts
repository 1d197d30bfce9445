export class SourceError extends Error {
  override name = "SourceError";
}

export class NotFound extends SourceError {
  override name = "NotFound";
}

export class NotUnderstood extends SourceError {
  override name = "NotUnderstood";
}

export class QuotaError extends SourceError {
  override name = "QuotaError";
}
