import { notSignedIn } from "#app/sentences/access.ts";

/** A function changes something or tells something private: only a POST may ask for it. */
export function refuseGet(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST", "Cache-Control": "no-store" } });
}

export const signInFirst = { error: notSignedIn, status: 401, to: "/auth?next=%2Fdashboard" };
