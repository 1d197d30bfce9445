import { notSignedIn } from "#app/sentences/access.ts";

/** Only a POST may call a function, which changes something or tells something private. */
export function refuseGet(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST", "Cache-Control": "no-store" } });
}

export const signInFirst = { error: notSignedIn, status: 401, to: "/auth?next=%2Fdashboard" };
