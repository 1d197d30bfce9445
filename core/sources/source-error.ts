/** Ends a run with a message that says what to do. */
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
