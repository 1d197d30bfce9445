import { readCursor } from "#core/jobs/cursor.ts";
import { pageSize } from "#core/jobs/live-rows.ts";
import { freeJobs, seesAllJobs } from "#core/jobs/query/access.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { type ListFigures, listFigures } from "#core/jobs/query/list-figures.ts";
import { type ListPage, selectFeatured, toListPage } from "#core/jobs/query/list-page.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { selectJobs } from "#core/jobs/query/select-jobs.ts";
import type { Viewer } from "#core/jobs/viewer.ts";

export type SearchJobs = ListPage & {
  /** Whether the viewer is held to the first free jobs of this search. */
  isLimited: boolean;
};

/**
 * The jobs of a predefined search as this viewer may see them, newest first. Without a subscription: its first free ones,
 * never more; with one: pages of 100, stable while new jobs arrive.
 */
export async function listSearchJobs(
  asked: { query: JobQuery; viewer: Viewer; after: string | null },
  now = new Date(),
): Promise<SearchJobs> {
  const isLimited = !seesAllJobs(asked.viewer);
  const conditions = queryConditions(asked.query, now);
  const after = isLimited ? null : readCursor(asked.after);
  const [featured, { rows, count }] = await Promise.all([
    selectFeatured(conditions, now),
    selectJobs(conditions, { limit: isLimited ? freeJobs : pageSize + 1, after }, now),
  ]);
  return { ...toListPage({ featured, rows, count: count ?? rows.length }, after, now), isLimited };
}

/** How many live jobs a predefined search has, and how new they are. */
export function searchFigures(query: JobQuery, now = new Date()): Promise<ListFigures> {
  return listFigures(queryConditions(query, now), now);
}
