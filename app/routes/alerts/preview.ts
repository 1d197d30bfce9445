import { viewerContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { fieldsIn } from "#app/request/fields-in.ts";
import { previewAlert } from "#core/alerts/preview-alert.ts";
import { readCriteria } from "#core/alerts/read-alert.ts";
import { alertParameters } from "#core/jobs/query/job-query.ts";
import type { Route } from "./+types/preview.ts";

export const handle = { parameters: alertParameters } satisfies PageFacts;

export async function loader({ url, context }: Route.LoaderArgs) {
  const criteria = readCriteria(fieldsIn(url.searchParams, ["facts"]));
  const preview = await previewAlert(criteria, context.get(viewerContext));
  return Response.json(preview, { headers: { "Cache-Control": "private, no-store" } });
}
