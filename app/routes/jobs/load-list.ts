import type { RouterContextProvider } from "react-router";
import { freshUntilContext, viewerContext } from "#app/context.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { type ListScope, listJobs } from "#core/jobs/query/list-jobs.ts";
import { parseQuery, queryFields } from "#core/jobs/query/query-address.ts";

/** What the home page and the two job lists load: the list that this address asks for, as this viewer may see it. */
export async function loadList(scope: ListScope, url: URL, context: Readonly<RouterContextProvider>) {
  const viewer = context.get(viewerContext);
  const list = await listJobs({
    scope,
    query: parseQuery(url.searchParams, offers.list),
    viewer,
    after: url.searchParams.get("after"),
  });
  context.get(freshUntilContext)(list.freshUntil);
  const fields = queryFields(list.query, offers.list);
  const work = scope === "remote" ? scope : list.query.work;
  const wish = queryFields({ ...list.query, work }, offers.alert);
  return { list: { ...list, fields, wish }, viewer: viewer.kind };
}
