import { freeJobs, seesAllJobs } from "#core/jobs/query/access.ts";
import { type Condition, withAside } from "#core/jobs/query/conditions.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { type ListFigures, listFigures } from "#core/jobs/query/list-figures.ts";
import { type UnlockText, unlockText } from "#core/jobs/query/list-hints.ts";
import {
  type ListPage,
  onlyPage,
  pageByDate,
  selectFeatured,
  selectMatching,
  toListPage,
} from "#core/jobs/query/list-page.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { countJobs, selectJobs } from "#core/jobs/query/select-jobs.ts";
import type { Viewer } from "#core/jobs/viewer.ts";

export type SearchJobs = ListPage & {
  /** Whether the viewer is held to the first free jobs of this search. */
  isLimited: boolean;
  unlock: UnlockText | null;
};

type Asked = {
  query: JobQuery;
  /** By what a reader narrows it. */
  narrowing?: JobQuery;
  viewer: Viewer;
  after: string | null;
};

/**
 * The jobs of a predefined search as this viewer may see them, newest first. Without a subscription: its first free ones,
 * of which a reader's choices leave some, never more; with one: pages of 100, stable while new jobs arrive.
 */
export async function listSearchJobs(asked: Asked, now = new Date()): Promise<SearchJobs> {
  const isLimited = !seesAllJobs(asked.viewer);
  const own = queryConditions(asked.query, now);
  const narrowing = queryConditions(asked.narrowing ?? {}, now);
  const conditions = [...own, ...narrowing];
  const [featured, page] = await Promise.all([
    selectFeatured(conditions, now),
    isLimited ? selectFirst(own, narrowing, now).then(onlyPage) : pageByDate(conditions, asked.after, now),
  ]);
  // A page past the end is the first.
  if (page.isLater && !page.rows.length) return listSearchJobs({ ...asked, after: null }, now);
  const list = toListPage({ ...page, featured, count: page.count ?? page.rows.length }, now);
  return { ...list, isLimited, unlock: isLimited ? unlockText(list) : null };
}

/** Of the first free ones those that meet the narrowing, and how many jobs do. */
async function selectFirst(own: Condition[], narrowing: Condition[], now: Date) {
  const aside = narrowing.some(({ showsAside }) => showsAside) ? [withAside] : [];
  const [first, count] = await Promise.all([
    selectJobs([...own, ...aside], { limit: freeJobs }, now),
    narrowing.length ? countJobs([...own, ...narrowing], now) : null,
  ]);
  if (count === null) return first;
  const rows = await selectMatching(first.rows, narrowing);
  return { rows, count: Math.max(count, rows.length) };
}

/** How many live jobs a predefined search has, and how new they are. */
export function searchFigures(query: JobQuery, now = new Date()): Promise<ListFigures> {
  return listFigures(queryConditions(query, now), now);
}
