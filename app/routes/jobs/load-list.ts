import type { RouterContextProvider } from "react-router";
import { freshUntilContext, viewerContext } from "#app/context.ts";
import type { ListScope } from "#core/jobs/query/conditions.ts";
import { parseFilters } from "#core/jobs/query/filters.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";

/** What the home page and the two job lists load: the list that this address asks for, as this viewer may see it. */
export async function loadList(scope: ListScope, url: URL, context: Readonly<RouterContextProvider>) {
  const viewer = context.get(viewerContext);
  const list = await listJobs({
    scope,
    filters: parseFilters(url.searchParams),
    viewer,
    after: url.searchParams.get("after"),
  });
  context.get(freshUntilContext)(list.freshUntil);
  return { list, viewer: viewer.kind };
}
