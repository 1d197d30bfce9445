/** The status and headers of a refusal by a limit, for `data(…)`, `Response.json(…)` and the like. */
export function tooMany({ limit, retryAfter }: { limit: number; retryAfter: number }) {
  return {
    status: 429,
    headers: {
      "Cache-Control": "no-store",
      "Retry-After": String(retryAfter),
      "RateLimit-Limit": String(limit),
      "RateLimit-Remaining": "0",
      "RateLimit-Reset": String(retryAfter),
    },
  };
}

/** The same with its sentence: what was too much, and when to try again. */
export function tooOften(limited: { limit: number; retryAfter: number }, what: string) {
  return { error: `${what} Please try again ${waitInWords(limited.retryAfter)}.`, ...tooMany(limited) };
}

/** "in 20 minutes", for the sentence that goes with it. */
export function waitInWords(retryAfter: number): string {
  if (retryAfter < 90) return "in a minute";
  return `in ${Math.ceil(retryAfter / 60)} minutes`;
}
