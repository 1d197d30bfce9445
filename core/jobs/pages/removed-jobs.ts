import { sql } from "drizzle-orm";
import { type EndReason, endReasons } from "#core/jobs/end-reason.ts";
import { isJobListing } from "#core/jobs/live-rows.ts";
import { cachedValue } from "#core/platform/cached-value.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";

export type RemovedJobs = { total: number; byReason: { reason: EndReason | null; count: number }[] };

const minute = 60_000;
const kept = cachedValue<RemovedJobs, Date>({
  read: countRemoved,
  freshMs: 10 * minute,
  staleMs: 120 * minute,
});

/** The last seven days, the most frequent reason first. */
export function removedJobs(now = new Date()): Promise<RemovedJobs> {
  return kept.get(now);
}

export function clearRemovedJobs() {
  kept.clear();
}

async function countRemoved(now: Date): Promise<RemovedJobs> {
  const since = new Date(now.getTime() - 7 * dayMs).toISOString();
  const { rows } = await db.execute<{ reason: EndReason | null; count: number }>(sql`
    select end_reason as reason, count(*)::int as count from jobs
    where expired_at > ${since}::timestamptz and expired_at <= ${now.toISOString()}::timestamptz and ${isJobListing}
      -- A job that was merged when it came was never listed.
      and (merged_into is null or expired_at > listed_at)
    group by 1`);
  const place = (reason: EndReason | null) => (reason ? endReasons.indexOf(reason) : endReasons.length);
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    byReason: rows.sort((a, b) => b.count - a.count || place(a.reason) - place(b.reason)),
  };
}
