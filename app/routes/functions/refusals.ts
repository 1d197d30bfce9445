import { answer } from "#app/answer.ts";

/** A function changes something or tells something private: only a POST may ask for it. */
export function refuseGet(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST", "Cache-Control": "no-store" } });
}

export function signInFirst(request: Request): Response {
  const json = { error: "Sign in first." };
  return answer(request, { json, status: 401, to: "/auth?next=%2Fdashboard" });
}

/** The status and headers that say when to come back. */
export function tooMany(
  { limit, retryAfter }: { limit: number; retryAfter: number },
  headers = new Headers(),
) {
  headers.set("Retry-After", String(retryAfter));
  headers.set("RateLimit-Limit", String(limit));
  headers.set("RateLimit-Remaining", "0");
  headers.set("RateLimit-Reset", String(retryAfter));
  return { status: 429, headers };
}
