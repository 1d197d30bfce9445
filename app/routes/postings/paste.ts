import { readFields } from "#app/request/read-fields.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { htmlToGrammar } from "#core/text/html.ts";
import type { Route } from "./+types/paste.ts";

export const loader = refuseGet;

export async function action({ request }: Route.ActionArgs) {
  const { html } = await readFields(request);
  const text = htmlToGrammar(typeof html === "string" ? html : "");
  return Response.json({ text }, { headers: { "Cache-Control": "private, no-store" } });
}
