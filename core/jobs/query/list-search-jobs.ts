import { readCursor } from "#core/jobs/cursor.ts";
import { pageSize } from "#core/jobs/live-rows.ts";
import { freeJobs, seesAllJobs } from "#core/jobs/query/access.ts";
import { type ListFigures, listFigures } from "#core/jobs/query/list-figures.ts";
import { type ListPage, selectFeatured, toListPage } from "#core/jobs/query/list-page.ts";
import { type SearchFilters, searchConditions } from "#core/jobs/query/search-filters.ts";
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
  query: { filters: SearchFilters; viewer: Viewer; after: string | null },
  now = new Date(),
): Promise<SearchJobs> {
  const isLimited = !seesAllJobs(query.viewer);
  const conditions = searchConditions(query.filters);
  const after = isLimited ? null : readCursor(query.after);
  const [featured, { rows, count }] = await Promise.all([
    selectFeatured(conditions, now),
    selectJobs(conditions, { limit: isLimited ? freeJobs : pageSize + 1, after }, now),
  ]);
  return { ...toListPage({ featured, rows, count: count ?? rows.length }, after, now), isLimited };
}

/** How many live jobs a predefined search has, and how new they are. */
export function searchFigures(filters: SearchFilters, now = new Date()): Promise<ListFigures> {
  return listFigures(searchConditions(filters), now);
}
