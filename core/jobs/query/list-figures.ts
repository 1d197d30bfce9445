import { LRUCache } from "lru-cache";
import { type Condition, keyOf } from "#core/jobs/query/conditions.ts";
import { countFeatured } from "#core/jobs/query/list-page.ts";
import { selectJobs } from "#core/jobs/query/select-jobs.ts";

export type ListFigures = {
  /** Live jobs, featured ones included; stops at some 10,000. */
  count: number;
  /** When the newest of them was posted. */
  newestAt: Date | null;
};

type Question = { conditions: Condition[]; now: Date };

const remembered = new LRUCache<string, ListFigures, Question>({
  max: 500,
  ttl: 5 * 60_000,
  fetchMethod: (_key, _stale, { context }) => readFigures(context),
});

/** What a sitemap says of a list that meets the conditions; five minutes old at most. */
export async function listFigures(conditions: Condition[], now: Date): Promise<ListFigures> {
  const context = { conditions, now };
  return (await remembered.fetch(keyOf(conditions), { context })) ?? readFigures(context);
}

/** For clearJobCaches alone. */
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
