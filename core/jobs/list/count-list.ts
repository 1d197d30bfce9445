import { countJobs, countLimit } from "#core/jobs/list/find-jobs.ts";
import { countFeatured } from "#core/jobs/list/select-cards.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { jobTotals } from "#core/jobs/totals.ts";

export type ListCount = { count: number; jobs: string };

/** How many jobs a list has, featured ones as well. */
export async function countList({ conditions }: { conditions: Condition[] }, now: Date): Promise<ListCount> {
  const [ordinary, featured] = await Promise.all([
    conditions.length ? countJobs(conditions, now) : jobTotals(now).then(({ ordinary }) => ordinary),
    countFeatured(conditions, now),
  ]);
  const count = Math.min(ordinary, countLimit) + featured;
  const figure = `${count.toLocaleString("en-US")}${ordinary > countLimit ? "+" : ""}`;
  return { count, jobs: `${figure} ${count === 1 ? "job" : "jobs"}` };
}
