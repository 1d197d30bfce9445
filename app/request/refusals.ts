import { answer } from "#app/request/answer.ts";

/** A function changes something or tells something private: only a POST may ask for it. */
export function refuseGet(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST", "Cache-Control": "no-store" } });
}

export function signInFirst(request: Request): Response {
  const json = { error: "Please sign in first." };
  return answer(request, { json, status: 401, to: "/auth?next=%2Fdashboard" });
}
