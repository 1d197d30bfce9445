import { countLimit, findJobs } from "#core/jobs/list/find-jobs.ts";
import { newest } from "#core/jobs/list/orders.ts";
import { countFeatured } from "#core/jobs/list/select-cards.ts";
import { type Condition, keyOf } from "#core/jobs/query/conditions.ts";
import { cachedValues } from "#core/platform/cached-value.ts";

export type ListFigures = {
  /** Includes featured jobs and stops at about 10,000. */
  count: number;
  newestAt: Date | null;
};

type Question = { conditions: Condition[]; now: Date };

const remembered = cachedValues({ read: readFigures, max: 500, ttl: 5 * 60_000 });

export function listFigures(conditions: Condition[], now: Date): Promise<ListFigures> {
  return remembered.forceFetch(keyOf(conditions), { context: { conditions, now } });
}

export function clearListFigures() {
  remembered.clear();
}

async function readFigures({ conditions, now }: Question): Promise<ListFigures> {
  const [{ keys, count }, featured] = await Promise.all([
    findJobs({ conditions, ranking: null }, newest, { limit: 1 }, now),
    countFeatured(conditions, now),
  ]);
  return { count: Math.min(count, countLimit) + featured, newestAt: keys[0]?.datePosted ?? null };
}
