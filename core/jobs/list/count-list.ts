import { countLimit, findJobs } from "#core/jobs/list/find-jobs.ts";
import { newest } from "#core/jobs/list/orders.ts";
import { countFeatured } from "#core/jobs/list/select-cards.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";

export type ListCount = {
  /** Includes featured jobs and stops at about 10,000. */
  count: number;
  jobs: string;
  /** Of the jobs that are not featured. */
  newestAt: Date | null;
};

export async function countList({ conditions }: { conditions: Condition[] }, now: Date): Promise<ListCount> {
  const [{ keys, count: ordinary }, featured] = await Promise.all([
    findJobs({ conditions, ranking: null }, newest, { limit: 1 }, now),
    countFeatured(conditions, now),
  ]);
  const count = Math.min(ordinary, countLimit) + featured;
  const figure = `${count.toLocaleString("en-US")}${ordinary > countLimit ? "+" : ""}`;
  return {
    count,
    jobs: `${figure} ${count === 1 ? "job" : "jobs"}`,
    newestAt: keys[0]?.datePosted ?? null,
  };
}
