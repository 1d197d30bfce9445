import { readFields } from "#app/request/read-fields.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { factsInText } from "#core/postings/facts/facts-in-text.ts";
import { readPostingInput } from "#core/postings/form/read-posting.ts";
import { previewPosting, reviewOfDraft } from "#core/postings/preview-posting.ts";
import type { Route } from "./+types/preview.ts";
import { matchingAlerts } from "./matching-alerts.ts";

const headers = { "Cache-Control": "private, no-store" };

export const loader = refuseGet;

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  if (fields.intent === "matches")
    return Response.json({ matches: await matchingAlerts(fields, context) }, { headers });
  const found = factsInText(readPostingInput(fields), new Date());
  const review = await reviewOfDraft(fields);
  return Response.json({ ...previewPosting(fields), found, review }, { headers });
}
