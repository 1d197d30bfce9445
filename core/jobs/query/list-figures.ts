import { LRUCache } from "lru-cache";
import { type Condition, keyOf } from "#core/jobs/query/conditions.ts";
import { countFeatured } from "#core/jobs/query/list-page.ts";
import { selectJobs } from "#core/jobs/query/select-jobs.ts";

export type ListFigures = {
  /** Includes featured jobs and stops at about 10,000. */
  count: number;
  newestAt: Date | null;
};

type Question = { conditions: Condition[]; now: Date };

const remembered = new LRUCache<string, ListFigures, Question>({
  max: 500,
  ttl: 5 * 60_000,
  fetchMethod: (_key, _stale, { context }) => readFigures(context),
});

export async function listFigures(conditions: Condition[], now: Date): Promise<ListFigures> {
  const context = { conditions, now };
  return (await remembered.fetch(keyOf(conditions), { context })) ?? readFigures(context);
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
