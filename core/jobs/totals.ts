import { sql } from "drizzle-orm";
import { todayInAllOfTheUs } from "#core/jobs/days/today.ts";
import { isFeatured } from "#core/jobs/live-rows.ts";
import type { DayOrder } from "#core/jobs/query/job-query.ts";
import { jobs } from "#core/jobs/tables.ts";
import { cachedValue } from "#core/platform/cached-value.ts";
import { db } from "#core/platform/db.server.ts";

export type JobTotals = {
  live: number;
  ordinary: number;
  hasPay: boolean;
  states: Record<DayOrder, boolean>;
  hasDemo: boolean;
};

type Remembered = Omit<JobTotals, "live" | "states"> & {
  hasClosing: boolean;
  lastStart: string | null;
};

const kept = cachedValue({ read: countTotals, freshMs: 30_000, staleMs: 120_000 });

/** Counting a million rows is slow, so figures may be up to two minutes old. Featured jobs count at once. */
export async function jobTotals(now = new Date()): Promise<JobTotals> {
  const [counted, featured] = await Promise.all([kept.get(undefined), db.$count(jobs, isFeatured(now))]);
  const { ordinary, hasClosing, lastStart, ...others } = counted;
  const hasStarts = lastStart !== null && lastStart >= todayInAllOfTheUs(now);
  return {
    live: ordinary + featured,
    ordinary,
    states: { closing: hasClosing, starts: hasStarts },
    ...others,
  };
}

export async function demoJobsLoaded(): Promise<boolean> {
  return (await jobTotals()).hasDemo;
}

export function clearTotals() {
  kept.clear();
}

async function countTotals(): Promise<Remembered> {
  const [row] = await db
    .select({
      // Jobs left out of lists have their own short index.
      ordinary: sql<number>`count(*)::int - (
        select count(*)::int from ${jobs} where expired_at is null and featured_until is null and aside is not null
      )`,
      // The index order stops at the first row.
      hasPay: sql<boolean>`(
        select true from ${jobs} where expired_at is null and featured_until is null and salary_yearly is not null
        order by date_posted desc, id desc limit 1
      ) is not null`,
      hasClosing: sql<boolean>`(
        select true from ${jobs} where expired_at is null and featured_until is null and valid_through is not null
        order by valid_through desc, id desc limit 1
      ) is not null`,
      lastStart: sql<string | null>`(
        select starts_on::text from ${jobs} where expired_at is null and featured_until is null and starts_on is not null
        order by starts_on desc, id desc limit 1
      )`,
      hasDemo: sql<boolean>`exists (select from ${jobs} where is_demo)`,
    })
    .from(jobs)
    // An index has exactly this predicate.
    .where(sql`${jobs.expiredAt} is null and ${jobs.featuredUntil} is null`);
  return row ?? { ordinary: 0, hasPay: false, hasClosing: false, lastStart: null, hasDemo: false };
}
