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

/** A minute is rounded up, so the time is late enough. Pages say it in the reader's own time. */
export function tooManyCheckouts(limited: { limit: number; retryAfter: number }) {
  const until = new Date(Date.now() + limited.retryAfter * 1000 + 59_999);
  return { error: checkoutLimited(`at ${until.toISOString().slice(11, 16)} UTC`), ...tooMany(limited) };
}

export function waitInWords(retryAfter: number): string {
  if (retryAfter < 90) return "in a minute";
  return `in ${Math.ceil(retryAfter / 60)} minutes`;
}
