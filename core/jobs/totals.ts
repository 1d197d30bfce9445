import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";

export type JobTotals = {
  /** Live listings. */
  live: number;
  /** Whether any of them states its pay. */
  hasPay: boolean;
  /** Whether any of them is demonstration data. */
  hasDemo: boolean;
};

const remembered = new LRUCache<"totals", JobTotals>({ max: 1, ttl: 30_000, fetchMethod: countTotals });

/**
 * The true totals, some 30 seconds old. Counting a million rows takes longer than a page may: the last figures serve
 * while new ones are counted, for two minutes at most.
 */
export async function jobTotals(): Promise<JobTotals> {
  const allowStale = remembered.getRemainingTTL("totals") > -120_000;
  return (await remembered.fetch("totals", { allowStale })) ?? countTotals();
}

export async function demoJobsLoaded(): Promise<boolean> {
  return (await jobTotals()).hasDemo;
}

/** For clearJobCaches alone. */
export function clearTotals() {
  remembered.clear();
}

async function countTotals(): Promise<JobTotals> {
  const [row] = await db
    .select({
      live: sql<number>`count(*)::int`,
      // In the order of an index, so that it stops at the first.
      hasPay: sql<boolean>`(
        select true from ${jobs} where expired_at is null and featured_until is null and salary_yearly is not null
        order by date_posted desc, id desc limit 1
      ) is not null`,
      hasDemo: sql<boolean>`exists (select from ${jobs} where is_demo)`,
    })
    .from(jobs)
    .where(sql`${jobs.expiredAt} is null`);
  return row ?? { live: 0, hasPay: false, hasDemo: false };
}
