/** An end of a run that somebody can do something about: the message says what. */
export class SourceError extends Error {
  override name = "SourceError";
}

/** There is nothing at the address (404, 410): not trouble, but the answer. */
export class NotFound extends SourceError {
  override name = "NotFound";
}

/** The source does not understand what it is asked (400): of another keyword it may. */
export class NotUnderstood extends SourceError {
  override name = "NotUnderstood";
}

/** The month's quota is used up: by our own count, or by the provider's word. */
export class QuotaError extends SourceError {
  override name = "QuotaError";
}
