import type { PageFacts } from "#app/page-facts.ts";

export const handle = { personal: true } satisfies PageFacts;

export const loader = refuse;

export const action = refuse;

function refuse(): Response {
  const error = "There is no function at this address.";
  return Response.json({ error }, { status: 404, headers: { "Cache-Control": "no-store" } });
}
