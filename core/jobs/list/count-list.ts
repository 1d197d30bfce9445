import { countJobs, countLimit, findJobs } from "#core/jobs/list/find-jobs.ts";
import { newest } from "#core/jobs/list/orders.ts";
import { countFeatured } from "#core/jobs/list/select-cards.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { jobTotals } from "#core/jobs/totals.ts";

export type ListCount = {
  /** Includes featured jobs and stops at about 10,000. */
  count: number;
  jobs: string;
};
/** The newest of the jobs that are not featured. */
export type ListFigures = ListCount & { newestAt: Date | null };

type Asked = { conditions: Condition[] };

export async function countList({ conditions }: Asked, now: Date): Promise<ListCount> {
  const [ordinary, featured] = await Promise.all([
    conditions.length ? countJobs(conditions, now) : jobTotals(now).then(({ ordinary }) => ordinary),
    countFeatured(conditions, now),
  ]);
  return sayCount(ordinary, featured);
}

export async function listFigures({ conditions }: Asked, now: Date): Promise<ListFigures> {
  const [{ keys, count }, featured] = await Promise.all([
    findJobs({ conditions, ranking: null }, newest, { limit: 1 }, now),
    countFeatured(conditions, now),
  ]);
  return { ...sayCount(count, featured), newestAt: keys[0]?.datePosted ?? null };
}

function sayCount(ordinary: number, featured: number): ListCount {
  const count = Math.min(ordinary, countLimit) + featured;
  const figure = `${count.toLocaleString("en-US")}${ordinary > countLimit ? "+" : ""}`;
  return { count, jobs: `${figure} ${count === 1 ? "job" : "jobs"}` };
}
