import { and, desc, sql } from "drizzle-orm";
import { type CardRow, cardColumns } from "#core/jobs/card-rows.ts";
import type { Cursor } from "#core/jobs/cursor.ts";
import { countLimit, leastMatching, withGathering, withWalking } from "#core/jobs/gather-or-walk.ts";
import { isBeyond, isOrdinary, newestFirst } from "#core/jobs/live-rows.ts";
import { byIndex, type Condition, keyOf, quickFirst } from "#core/jobs/query/conditions.ts";
import {
  type PagePlace,
  type PlaceRow,
  placeColumns,
  readPlace,
  walkBack,
} from "#core/jobs/query/page-place.ts";
import { jobs } from "#core/jobs/tables.ts";
import { cachedValues } from "#core/platform/cached-value.ts";
import { type Db, db } from "#core/platform/db.server.ts";

/** A walk passes every earlier job, so pages end here. */
export const walkLimit = 1_000;

/** A walk to the first page of this many matches passes few other jobs, and can run while they are counted. */
const worthWalking = countLimit / 2;

type Selected = { rows: CardRow[]; count: number | null; place: PagePlace | null };

type Page = { limit: number; after?: Cursor | null; offset?: number };

/**
 * Few matches are gathered from indexes and sorted. Many are found on a walk down the date index. The count
 * decides, or a sample where there are surely too many to count. `count` is null for the complete board.
 */
export async function selectJobs(conditions: Condition[], page: Page, now: Date): Promise<Selected> {
  if (!conditions.length) {
    const [rows, place] = await Promise.all([walk([], page, now), findPlace([], page, now)]);
    return { rows, count: isWhole(rows, page) ? rows.length : null, place };
  }
  const least = await leastKnown(conditions, now);
  const isFirstPage = !page.after && !page.offset;
  if (least <= (isFirstPage ? worthWalking : countLimit)) {
    const { count, ids, place } = await gather(conditions, page, now);
    counts.set(keyOf(conditions), count);
    if (count <= countLimit) return { rows: await selectByIds(ids), count, place };
  }
  const isInReach = (page.offset ?? 0) < walkLimit;
  const [{ rows, place }, count] = await Promise.all([
    walkToPage(conditions, page, now),
    countJobs(conditions, now, isSelective(conditions) ? least : undefined),
  ]);
  return { rows, count: isInReach ? correctCount(count, rows, page) : count, place };
}

/** Returns a lower bound of how many jobs match. */
async function leastKnown(conditions: Condition[], now: Date): Promise<number> {
  if (!isSelective(conditions)) return Number.POSITIVE_INFINITY;
  const known = counts.peek(keyOf(conditions));
  if (known !== undefined) return known;
  const least = await leastMatching(conditions, now);
  if (least > countLimit) counts.set(keyOf(conditions), countLimit + 1);
  return least;
}

export async function walkToPage(
  conditions: Condition[],
  page: Page,
  now: Date,
): Promise<Omit<Selected, "count">> {
  const isInReach = (page.offset ?? 0) < walkLimit;
  const [rows, place] = await Promise.all([
    isInReach ? walk(conditions, page, now) : [],
    findPlace(conditions, page, now),
  ]);
  return { rows, place };
}

/** The count may be a minute old but the rows are new, so they correct it. */
function correctCount(count: number, rows: CardRow[], page: Page): number {
  const { limit, after, offset = 0 } = page;
  if (after || rows.length === limit) return Math.max(count, offset + rows.length);
  return rows.length ? offset + rows.length : Math.min(count, offset);
}

async function findPlace(conditions: Condition[], { after }: Page, now: Date): Promise<PagePlace | null> {
  if (!after) return null;
  const matching = sql.join([isOrdinary(now, conditions), ...byWalk(conditions)], sql` and `);
  const reach = isSelective(conditions) ? walkLimit : countLimit;
  return withWalking((from) => walkBack(from, matching, after, reach));
}

function isWhole(rows: CardRow[], { limit, after, offset }: Page): boolean {
  return !after && !offset && rows.length < limit;
}

export async function walk(conditions: Condition[], page: Page, now: Date): Promise<CardRow[]> {
  const { limit, after, offset = 0 } = page;
  const matching = and(isOrdinary(now, conditions), ...byWalk(conditions), isBeyond(after));
  const run = <T>(query: (from: Db) => Promise<T>) => (conditions.length ? withWalking(query) : query(db));
  if (!offset) {
    return run((from) =>
      from
        .select(cardColumns)
        .from(jobs)
        .where(matching)
        .orderBy(...newestFirst)
        .limit(limit),
    );
  }
  // PostgreSQL would otherwise build a card for every row that is only passed.
  const found = await run((from) =>
    from
      .select({ id: jobs.id })
      .from(jobs)
      .where(matching)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset),
  );
  return selectByIds(found.map(({ id }) => id));
}

const shortWalk = 2_000;

/** A short walk finds common jobs, the index rare ones. */
export async function selectFew(condition: Condition, limit: number, now: Date): Promise<CardRow[]> {
  const newest = db
    .select({
      id: jobs.id,
      datePosted: jobs.datePosted,
      matches: sql<boolean>`${condition.opaque}`.as("matches"),
    })
    .from(jobs)
    .where(isOrdinary(now, [condition]))
    .orderBy(...newestFirst)
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
      .where(and(isOrdinary(now, [condition]), condition.indexed))
      .orderBy(...newestFirst)
      .limit(limit),
  );
}

async function gather(
  conditions: Condition[],
  page: Page,
  now: Date,
): Promise<{ count: number; ids: string[]; place: PagePlace | null }> {
  const { after } = page;
  const found = await withGathering((from) =>
    from.execute<{ count: number; ids: string[] } & PlaceRow>(sql`
      with hits as materialized (
        select ${jobs.id}, ${jobs.datePosted} from ${jobs}
        where ${and(isOrdinary(now, conditions), ...byIndex(conditions))} limit ${countLimit + 1}
      )
      select (select count(*)::int from hits) as count, array(
        select id from hits as jobs where ${isBeyond(after) ?? sql`true`}
        order by date_posted desc, id desc limit ${page.limit} offset ${page.offset ?? 0}
      ) as ids${after ? sql`, ${placeColumns(after)}` : sql``}`),
  );
  const row = found.rows[0];
  const place = after ? readPlace(row, countLimit) : null;
  return { count: row?.count ?? 0, ids: row?.ids ?? [], place };
}

export function selectByIds(ids: string[]): Promise<CardRow[]> {
  return db
    .select(cardColumns)
    .from(jobs)
    .where(sql`${jobs.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(...newestFirst);
}

const counts = cachedValues({ read: countNow, max: 5_000, ttl: 60_000 });

/** Excludes featured jobs and stops at 10,001. */
export function countJobs(conditions: Condition[], now: Date, least?: number): Promise<number> {
  return counts.forceFetch(keyOf(conditions), { context: { conditions, now, least } });
}

export function clearCounts() {
  counts.clear();
}

type Counting = { conditions: Condition[]; now: Date; least?: number | undefined };

async function countNow({ conditions, now, least }: Counting): Promise<number> {
  if ((least ?? (await leastMatching(conditions, now))) > countLimit) return countLimit + 1;
  if (isSelective(conditions)) return (await gather(conditions, { limit: 0 }, now)).count;
  return withWalking(async (from) => {
    const matches = from
      .select({ one: sql`1` })
      .from(jobs)
      .where(and(isOrdinary(now, conditions), ...byWalk(conditions)))
      .orderBy(...newestFirst)
      .limit(countLimit + 1)
      .as("matches");
    const [row] = await from.select({ count: sql<number>`count(*)::int` }).from(matches);
    return row?.count ?? 0;
  });
}

const isSelective = (conditions: Condition[]) => conditions.some((condition) => condition.selective);
const byWalk = (conditions: Condition[]) => quickFirst(conditions).map(({ opaque }) => opaque);
