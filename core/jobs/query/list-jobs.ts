import { and, sql } from "drizzle-orm";
import type { CardRow } from "#core/jobs/card-rows.ts";
import { readCursor } from "#core/jobs/cursor.ts";
import { pageSize } from "#core/jobs/live-rows.ts";
import { allowedFilters, freeJobs, seesAllJobs } from "#core/jobs/query/access.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { type ListPage, selectFeatured, toListPage } from "#core/jobs/query/list-page.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { countJobs, selectJobs, walk } from "#core/jobs/query/select-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { db } from "#core/platform/db.server.ts";

/** The lists that share one shape: every live job, or those that can be done from afar. */
export type ListScope = "all" | "remote";

const wholeOf: Record<ListScope, JobQuery> = { all: {}, remote: { work: "remote" } };

export type JobList = ListPage & {
  /** How many live jobs the whole board has. */
  boardTotal: number;
  /** Whether the viewer is held to the newest free jobs. */
  isLimited: boolean;
  /** What counted of what was asked for: that which the viewer has. */
  query: JobQuery;
  hasPay: boolean;
};

/**
 * A list as this viewer may see it. Without a subscription: the newest free jobs of the list, narrowed by the filters the
 * viewer has, never more; with one: pages of 100, stable while new jobs arrive.
 */
export async function listJobs(
  asked: { scope: ListScope; query: JobQuery; viewer: Viewer; after: string | null },
  now = new Date(),
): Promise<JobList> {
  const { scope, viewer } = asked;
  const isLimited = !seesAllJobs(viewer);
  const query = allowedFilters(asked.query, viewer);
  const conditions = [...queryConditions(wholeOf[scope], now), ...queryConditions(query, now)];
  const after = isLimited ? null : readCursor(asked.after);
  const [featured, { rows, count }, totals] = await Promise.all([
    selectFeatured(conditions, now),
    isLimited
      ? selectOfNewest(scope, conditions, now)
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
    query,
    hasPay: totals.hasPay,
  };
}

/** Of the newest free jobs of the list those that meet the conditions, and how many jobs do. */
export async function selectOfNewest(scope: ListScope, conditions: Condition[], now: Date) {
  const [newest, count] = await Promise.all([
    walk(queryConditions(wholeOf[scope], now), { limit: freeJobs }, now),
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
