import { and, sql } from "drizzle-orm";
import { isOrdinary, newestFirst } from "#core/jobs/live-rows.ts";
import { type Condition, each, type Forms, orForms, quickFirst } from "#core/jobs/query/conditions.ts";
import { jobs } from "#core/jobs/tables.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import { type Db, db } from "#core/platform/db.server.ts";
import { steeredDb } from "#core/platform/steered-db.server.ts";

/** Filtered counts stop here: one more means "10,000+". */
export const countLimit = 10_000;

// Starting parallel workers takes longer than the work itself.
const alone = { max_parallel_workers_per_gather: "0" };

const gathering = steeredDb({
  enable_seqscan: "off",
  enable_indexscan: "off",
  enable_indexonlyscan: "off",
  // A bitmap that outgrows its memory keeps pages instead of rows, and checks every row on them again.
  work_mem: "32MB",
  ...alone,
});

const walking = steeredDb({ enable_seqscan: "off", enable_bitmapscan: "off", enable_sort: "off", ...alone });

/** Allows only bitmap scans, which combine indexes and never read the complete table. */
export function withGathering<T>(work: (from: Db) => Promise<T>): Promise<T> {
  return work(gathering);
}

/** Allows only index scans in the requested order, which stop when there are enough rows. */
export function withWalking<T>(work: (from: Db) => Promise<T>): Promise<T> {
  return work(walking);
}

const worthSampling = 2 * countLimit;

const sampleSizes = [500, 5_000];

/** Words of descriptions are stored outside the row, so fewer are sampled. */
export const shortSample = sampleSizes.slice(0, 1);

/** PostgreSQL's statistics and a sample of the newest jobs must agree. */
export async function areMany(conditions: Condition[], now: Date): Promise<boolean> {
  return (await leastMatching(conditions, now)) > countLimit;
}

/** Returns a lower bound, which is 0 when a sample cannot tell. */
export async function leastMatching(conditions: Condition[], now: Date): Promise<number> {
  const least = await leastOf([everything], conditions, now, {
    isEnough: ([all = 0]) => all > countLimit,
  });
  return least?.[0] ?? 0;
}

const everything: Forms = { indexed: sql`true`, opaque: sql`true` };

type Sampling = { sizes?: number[]; isEnough: (least: number[]) => boolean };

/**
 * Returns lower bounds, with three standard deviations to spare. A job counts only for the first form it
 * meets. Null means that a sample cannot tell.
 */
export async function leastOf(
  forms: Forms[],
  conditions: Condition[],
  now: Date,
  { sizes = sampleSizes, isEnough }: Sampling,
): Promise<number[] | null> {
  if (isNarrow(forms, conditions)) return null;
  // The estimate comes first, because counting a large board takes longer.
  if ((await estimate(forms, conditions, now)) <= worthSampling) return null;
  const { ordinary } = await jobTotals(now);
  if (ordinary <= worthSampling) return null;
  let least: number[] = [];
  for (const size of sizes) {
    const found = await sampleNewest(forms, conditions, now, size);
    least = found.map((jobs) => (Math.max(0, jobs - 3 * Math.sqrt(jobs)) / size) * ordinary);
    if (isEnough(least)) break;
  }
  return least;
}

/** An index of its own finds jobs with housing that meet two more conditions sooner than an estimate says whether to. */
function isNarrow(forms: Forms[], conditions: Condition[]): boolean {
  const narrowing =
    conditions.filter(({ selective }) => selective).length + (forms.includes(everything) ? 0 : 1);
  return narrowing > 2 && conditions.some(({ isHoused }) => isHoused);
}

type Plan = { "Plan Rows": number; Plans?: Plan[] };

async function estimate(forms: Forms[], conditions: Condition[], now: Date): Promise<number> {
  const asked = [...conditions.map(({ indexed }) => indexed), orForms(forms).indexed];
  const { rows } = await withGathering((from) =>
    from.execute<{ "QUERY PLAN": { Plan: Plan }[] }>(
      sql`explain (format json) select from ${jobs} where ${and(isOrdinary(now, conditions), ...asked)}`,
    ),
  );
  const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
  const [found] = plan?.Plans ?? [];
  return (found ?? plan)?.["Plan Rows"] ?? 0;
}

async function sampleNewest(
  forms: Forms[],
  conditions: Condition[],
  now: Date,
  size: number,
): Promise<number[]> {
  const cases = forms.map(({ opaque }, index) => sql`when ${opaque} then ${sql.raw(String(index))}`);
  const meets = conditions.length ? each(quickFirst(conditions)).opaque : sql`true`;
  const { rows } = await db.execute<{ form: number; jobs: number }>(sql`
    select form, count(*)::int as jobs from (
      select case when not ${meets} then null ${sql.join(cases, sql` `)} end as form from ${jobs}
      where ${isOrdinary(now, conditions)} order by ${sql.join(newestFirst, sql`, `)} limit ${size}
    ) newest where form is not null group by form`);
  return forms.map((_, index) => rows.find(({ form }) => form === index)?.jobs ?? 0);
}
