import { type Condition, keyOf } from "#core/jobs/query/conditions.ts";
import { countFeatured } from "#core/jobs/query/list-page.ts";
import { selectJobs } from "#core/jobs/query/select-jobs.ts";
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
  const [{ rows, count }, featured] = await Promise.all([
    selectJobs(conditions, { limit: 1 }, now),
    countFeatured(conditions, now),
  ]);
  return { count: (count ?? 0) + featured, newestAt: rows[0]?.datePosted ?? null };
}
