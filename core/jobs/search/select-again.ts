import { and, sql } from "drizzle-orm";
import { type CardRow, cardColumns } from "#core/jobs/card-rows.ts";
import type { Cursor } from "#core/jobs/cursor.ts";
import { isOrdinary, isUpTo, newestFirst } from "#core/jobs/live-rows.ts";
import { type Condition, quickFirst } from "#core/jobs/query/conditions.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";

/** A transaction that lists jobs may have begun so long before they are seen. */
const unseenMs = 10_000;

/**
 * The jobs that a list began with at `readAt`, without those that have gone since and with those that were listed since. Null
 * where too few are left.
 */
export async function selectAgain(
  conditions: Condition[],
  began: Cursor[],
  readAt: Date,
  now: Date,
): Promise<CardRow[] | null> {
  const last = began.at(-1);
  if (!last) return null;
  const ids = began.map(({ id }) => id);
  const since = new Date(readAt.getTime() - unseenMs).toISOString();
  const isOne = sql`(${jobs.id} = any(${sql.param(ids)}::uuid[]) or (${jobs.listedAt} >= ${since} and ${isUpTo(last)}))`;
  const rows = await db
    .select(cardColumns)
    .from(jobs)
    .where(and(isOrdinary(now, conditions), isOne, ...quickFirst(conditions).map(({ opaque }) => opaque)))
    .orderBy(...newestFirst)
    .limit(began.length);
  return rows.length < began.length ? null : rows;
}
