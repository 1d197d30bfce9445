import { notSignedIn } from "#app/sentences/access.ts";

/** Only a POST may call a function, which changes something or tells something private. */
export function refuseGet(): Response {
  const headers = { Allow: "POST", "Cache-Control": "no-store" };
  return Response.json({ error: "This address only accepts a POST." }, { status: 405, headers });
}

export const signInFirst = { error: notSignedIn, status: 401, to: "/auth?next=%2Fdashboard" };
