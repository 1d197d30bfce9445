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
  if (!conditions.length) return query(db);
  return gather ? withGathering(query) : withWalking(query);
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
      .orderBy(...(gather ? [] : [desc(jobs.datePosted), desc(jobs.id)]))
      .limit(countedUpTo + 1)
      .as("matches");
    const [row] = await from.select({ count: sql<number>`count(*)::int` }).from(matches);
    return row?.count ?? 0;
  };
  return gather ? withGathering(count) : withWalking(count);
}

/** Leaves the planner nothing but bitmap scans: it combines what the indexes know, and never reads the table through. */
function withGathering<T>(work: (from: Db) => Promise<T>): Promise<T> {
  return withoutPlans(["enable_seqscan", "enable_indexscan", "enable_indexonlyscan"], work);
}

/** Leaves the planner nothing but an index in the order asked for, read until there is enough. */
function withWalking<T>(work: (from: Db) => Promise<T>): Promise<T> {
  return withoutPlans(["enable_seqscan", "enable_bitmapscan", "enable_sort"], work);
}

function withoutPlans<T>(plans: string[], work: (from: Db) => Promise<T>): Promise<T> {
  return inTransaction(async (tx) => {
    const off = plans.map((plan) => sql`set_config(${plan}, 'off', true)`);
    await tx.execute(sql`select ${sql.join(off, sql`, `)}`);
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
const byIndex = (condition: Condition) => condition.indexed;
const byWalk = (condition: Condition) => condition.opaque;

/** How far a look for a few jobs walks before it gathers instead. */
const shortWalk = 2_000;

/** The newest few jobs that meet a condition, without counting: a short walk finds common ones, the index rare ones. */
export async function selectFew(condition: Condition, limit: number, now: Date): Promise<CardRow[]> {
  const newest = db
    .select({
      id: jobs.id,
      datePosted: jobs.datePosted,
      matches: sql<boolean>`${condition.opaque}`.as("matches"),
    })
    .from(jobs)
    .where(ordinary(now))
    .orderBy(desc(jobs.datePosted), desc(jobs.id))
    .limit(shortWalk)
    .as("newest");
  const near = await db
    .select(cardColumns)
    .from(newest)
    .innerJoin(jobs, sql`${jobs.id} = ${newest.id}`)
    .where(sql`${newest.matches}`)
    .orderBy(desc(newest.datePosted), desc(newest.id))
    .limit(limit);
  if (near.length === limit) return near;
  return withGathering((from) =>
    from
      .select(cardColumns)
      .from(jobs)
      .where(and(ordinary(now), condition.indexed))
      .orderBy(desc(jobs.datePosted), desc(jobs.id))
      .limit(limit),
  );
}
