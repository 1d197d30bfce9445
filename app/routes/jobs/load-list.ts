import { data } from "react-router";
import { freshUntil } from "#app/fresh-until.ts";
import type { ListScope } from "#core/jobs/conditions.ts";
import { parseFilters } from "#core/jobs/filters.ts";
import { listJobs } from "#core/jobs/list-jobs.ts";
import type { Viewer } from "#core/jobs/viewer.ts";

/** What the home page and the two job lists load: the list that this address asks for, as this viewer may see it. */
export async function loadList(scope: ListScope, url: URL, viewer: Viewer) {
  const list = await listJobs({
    scope,
    filters: parseFilters(url.searchParams),
    viewer,
    after: url.searchParams.get("after"),
  });
  return data({ list, viewer: viewer.kind }, freshUntil(list.freshUntil));
}
