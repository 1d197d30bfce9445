import { and, sql } from "drizzle-orm";
import type { CardRow } from "#core/jobs/card-rows.ts";
import { readCursor } from "#core/jobs/cursor.ts";
import { pageSize } from "#core/jobs/live-rows.ts";
import { allowedFilters, freeJobs, seesAllJobs } from "#core/jobs/query/access.ts";
import { type Condition, type ListScope, listConditions } from "#core/jobs/query/conditions.ts";
import { type JobFilters, noFilters } from "#core/jobs/query/filters.ts";
import { type ListPage, selectFeatured, toListPage } from "#core/jobs/query/list-page.ts";
import { countJobs, selectJobs, walk } from "#core/jobs/query/select-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { db } from "#core/platform/db.server.ts";

export type JobList = ListPage & {
  /** How many live jobs the whole board has. */
  boardTotal: number;
  /** Whether the viewer is held to the newest free jobs. */
  isLimited: boolean;
  /** The filters that counted: those the viewer has. */
  filters: JobFilters;
  hasPay: boolean;
};

/**
 * A list as this viewer may see it. Without a subscription: the newest free jobs of the list, narrowed by the filters the
 * viewer has, never more; with one: pages of 100, stable while new jobs arrive.
 */
export async function listJobs(
  query: { scope: ListScope; filters: JobFilters; viewer: Viewer; after: string | null },
  now = new Date(),
): Promise<JobList> {
  const isLimited = !seesAllJobs(query.viewer);
  const filters = allowedFilters(query.filters, query.viewer);
  const conditions = listConditions(query.scope, filters);
  const after = isLimited ? null : readCursor(query.after);
  const [featured, { rows, count }, totals] = await Promise.all([
    selectFeatured(conditions, now),
    isLimited
      ? selectOfNewest(query.scope, conditions, now)
      : selectJobs(conditions, { limit: pageSize + 1, after }, now),
    jobTotals(),
  ]);
  const page = toListPage({ featured, rows, count: count ?? rows.length }, after, now);
  const total = count === null ? Math.max(totals.live, page.total) : page.total;
  return {
    ...page,
    total,
    boardTotal: conditions.length ? Math.max(totals.live, total) : total,
    isLimited,
    filters,
    hasPay: totals.hasPay,
  };
}

/** Of the newest free jobs of the list those that meet the conditions, and how many jobs do. */
export async function selectOfNewest(scope: ListScope, conditions: Condition[], now: Date) {
  const [newest, count] = await Promise.all([
    walk(listConditions(scope, noFilters), { limit: freeJobs }, now),
    conditions.length ? countJobs(conditions, now) : null,
  ]);
  const rows = conditions.length && newest.length ? await selectMatching(newest, conditions) : newest;
  // What is remembered may be older than what was read: fewer than are free are all that the list has.
  if (newest.length < freeJobs) return { rows, count: rows.length };
  return { rows, count: count === null ? null : Math.max(count, rows.length) };
}

async function selectMatching(rows: CardRow[], conditions: Condition[]): Promise<CardRow[]> {
  const matching = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        sql`${jobs.id} = any(${sql.param(rows.map((row) => row.id))}::uuid[])`,
        ...conditions.map((condition) => condition.opaque),
      ),
    );
  const ids = new Set(matching.map((row) => row.id));
  return rows.filter((row) => ids.has(row.id));
}
