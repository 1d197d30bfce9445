import { readFields } from "#app/request/answer.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { previewPosting } from "#core/postings/preview-posting.ts";
import type { Route } from "./+types/preview.ts";

export const loader = refuseGet;

/** What readers would see of what was typed so far. */
export async function action({ request }: Route.ActionArgs) {
  const preview = previewPosting(await readFields(request));
  return Response.json(preview, { headers: { "Cache-Control": "private, no-store" } });
}
