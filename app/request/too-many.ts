import { checkoutLimited } from "#app/sentences/checkout.ts";

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

export function tooOften(limited: { limit: number; retryAfter: number }, what: string) {
  return { error: `${what} Please try again ${waitInWords(limited.retryAfter)}.`, ...tooMany(limited) };
}

/** Programs get the moment; a browser says it in the reader's own time. */
export function tooManyCheckouts(limited: { limit: number; retryAfter: number }) {
  // A minute is rounded up, so the time that is said is late enough.
  const retryAt = new Date(Math.ceil((Date.now() + limited.retryAfter * 1000) / 60_000) * 60_000);
  const error = checkoutLimited(`at ${retryAt.toISOString().slice(11, 16)} UTC`);
  return { error, json: { retryAt: retryAt.toISOString() }, ...tooMany(limited) };
}

export function waitInWords(retryAfter: number): string {
  if (retryAfter < 90) return "in a minute";
  return `in ${Math.ceil(retryAfter / 60)} minutes`;
}
