import { and, desc, type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { type Db, db, inTransaction } from "#core/db.server.ts";
import { type CardRow, cardColumns } from "#core/jobs/card-rows.ts";
import type { Condition } from "#core/jobs/conditions.ts";
import type { Cursor } from "#core/jobs/cursor.ts";
import { jobs } from "#core/jobs/tables.ts";

/** Filtered counts stop here: one more means "10,000+". */
export const countedUpTo = 10_000;

/**
 * Live, not featured jobs that meet every condition, newest first. Few matches are gathered by their indexes and
 * sorted; many are met soon enough on a walk down the date index. The count decides, never the planner's guess.
 */
export async function selectJobs(
  conditions: Condition[],
  options: { limit: number; after?: Cursor | null },
  now: Date,
): Promise<CardRow[]> {
  const gather = isSelective(conditions) && (await countJobs(conditions, now)) <= countedUpTo;
  const query = (from: Db) =>
    from
      .select(cardColumns)
      .from(jobs)
      .where(and(ordinary(now), ...conditions.map(gather ? byIndex : byWalk), beyond(options.after)))
      .orderBy(desc(jobs.datePosted), desc(jobs.id))
      .limit(options.limit);
  return gather ? withBitmapScans(query) : query(db);
}

const counts = new LRUCache<string, number, { conditions: Condition[]; now: Date }>({
  max: 5_000,
  ttl: 60_000,
  fetchMethod: (_key, _stale, { context }) => countNow(context.conditions, context.now),
});

/** How many live, not featured jobs meet every condition; stops at 10,001. Remembered for a minute. */
export async function countJobs(conditions: Condition[], now: Date): Promise<number> {
  const key = JSON.stringify(conditions.map((condition) => condition.key));
  return (await counts.fetch(key, { context: { conditions, now } })) ?? countNow(conditions, now);
}

/** For forgetFigures alone. */
export function forgetCounts() {
  counts.clear();
}

async function countNow(conditions: Condition[], now: Date): Promise<number> {
  const gather = isSelective(conditions);
  const count = async (from: Db) => {
    const matches = from
      .select({ one: sql`1` })
      .from(jobs)
      .where(and(ordinary(now), ...conditions.map(gather ? byIndex : byWalk)))
      .limit(countedUpTo + 1)
      .as("matches");
    const [row] = await from.select({ count: sql<number>`count(*)::int` }).from(matches);
    return row?.count ?? 0;
  };
  return gather ? withBitmapScans(count) : count(db);
}

/** Runs a query with nothing but bitmap scans to choose from: the planner combines the indexes, and never scans. */
function withBitmapScans<T>(work: (from: Db) => Promise<T>): Promise<T> {
  return inTransaction(async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true)`,
    );
    return work(tx);
  });
}

/** The predicate on which the partial indexes stand, and the date checked again when reading. */
function ordinary(now: Date): SQL {
  return sql`${jobs.expiredAt} is null and ${jobs.featuredUntil} is null and ${jobs.expiresAt} > ${now.toISOString()}`;
}

function beyond(after: Cursor | null | undefined): SQL | undefined {
  if (!after) return undefined;
  return sql`(${jobs.datePosted}, ${jobs.id}) < (${after.datePosted.toISOString()}::timestamptz, ${after.id}::uuid)`;
}

const isSelective = (conditions: Condition[]) => conditions.some((condition) => condition.selective);
const byIndex = (condition: Condition) => (condition.selective ? condition.indexed : condition.opaque);
const byWalk = (condition: Condition) => condition.opaque;
