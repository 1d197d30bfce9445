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

export function waitInWords(retryAfter: number): string {
  if (retryAfter < 90) return "in a minute";
  return `in ${Math.ceil(retryAfter / 60)} minutes`;
}
