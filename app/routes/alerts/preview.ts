import { viewerContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { fieldsIn } from "#app/request/fields-in.ts";
import { alertParameters, leftOutParameters } from "#core/jobs/query/job-query.ts";
import type { Route } from "./+types/preview.ts";
import { drawn, readPreview } from "./draw-preview.server.tsx";

export const handle = {
  parameters: [...alertParameters, ...leftOutParameters, "name", "frequency"],
} satisfies PageFacts;

export async function loader({ url, context }: Route.LoaderArgs) {
  const fields = fieldsIn(url.searchParams, ["facts"]);
  const preview = await readPreview(fields, context.get(viewerContext));
  return Response.json(
    { ...preview, drawing: drawn(preview, fields) },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}
