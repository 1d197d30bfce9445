import { and, type SQL, sql } from "drizzle-orm";
import type { Cursor } from "#core/jobs/cursor.ts";
import { isOrdinary, newestFirst } from "#core/jobs/live-rows.ts";
import { type Condition, isEach, isFoundByEach } from "#core/jobs/query/conditions.ts";
import { type Need, sqlOf } from "#core/jobs/query/need.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { newest, type Order } from "./orders.ts";
import { type Ranking, roughScoreOf, scoreOf, valuesOf } from "./ranking.ts";

/** Counts stop here: one more means "10,000+". */
export const countLimit = 10_000;
/** So many of the newest jobs are ranked. Older ones follow by date. */
const mostRanked = 2_000;

export type Question = {
  /** What each job of the list has. */
  conditions: Condition[];
  /** By which the best come first; null for a list by date. */
  ranking: Ranking | null;
};

/** `among` narrows what is shown, and not what is counted. */
export type Page = { limit: number; after?: Cursor | null; offset?: number; among?: SQL };

export type NearJob = { id: string; values: number[] };

export type Found = {
  keys: Cursor[];
  /** Up to one more than the limit. */
  count: number;
  /** How many jobs come before the page. Null where it wasn't counted. */
  passed: number | null;
  /** After which the page before begins. */
  previous: Cursor | null;
  near: NearJob[];
};

type Row = {
  count: number;
  passed: number | null;
  keys: Key[] | null;
  previous: Key | null;
  near: [string, number[]][] | null;
};
type Key = [key: number, at: number, id: string];

/**
 * One statement: a page of a list, how many jobs are in it, and what comes near. Up to the limit the jobs are gathered once and sorted;
 * of more, the order's own index or a sort of all finds the page. PostgreSQL decides how.
 */
export async function findJobs(question: Question, order: Order, page: Page, now: Date): Promise<Found> {
  const { rows } = await db.execute<Row>(statement(question, order, page, now));
  const [row] = rows;
  if (!row) throw new Error("The list gave no row.");
  return {
    keys: (row.keys ?? []).map(toCursor),
    count: row.count,
    passed: row.passed !== null && row.passed > countLimit ? null : row.passed,
    previous: row.previous && toCursor(row.previous),
    near: (row.near ?? []).map(([id, values]) => ({ id, values })),
  };
}

function toCursor([key, at, id]: Key): Cursor {
  return { key, datePosted: new Date(at), id };
}

export function statement({ conditions, ranking }: Question, order: Order, page: Page, now: Date): SQL {
  const { limit, after, offset = 0, among = sql`true` } = page;
  const isListed = and(isOrdinary(now, conditions), order.isStated);
  // In the order of an index, each job is looked at in turn.
  const matching = and(isListed, isEach(conditions));
  const isRanked = ranking !== null && order.name === "best";
  const key = isRanked ? newest.key : order.key;
  const columns = sql`${jobs.id}, ${jobs.datePosted}, ${key} as key`;
  const sorted = sql`order by key desc, date_posted desc, id desc`;
  // In the order of the index, where there is one.
  const sortedAll = key === newest.key ? sql`order by ${sql.join(newestFirst, sql`, `)}` : sorted;
  const isMany = sql`(select n from total) > ${countLimit}`;
  const beyond = after ? compare(after, sql`<`) : sql`true`;
  const beyondAll =
    after && !isRanked ? (key === newest.key ? compareDates(after, sql`<`) : sql`true`) : sql`true`;
  const many = isRanked ? mostRanked : limit + offset + (key === newest.key ? 0 : after ? countLimit : 0);
  const first = sql`
    total as (select count(*)::int as n from found),
    reached as materialized (
      (select * from found where not ${isMany})
      union all
      (select ${columns} from ${jobs} where ${isMany} and ${matching} and ${beyondAll} ${sortedAll} limit ${many})
    )`;
  const hits = isRanked
    ? rankedHits(ranking, matching, limit + offset, after ?? null)
    : sql`hits as (select * from reached)`;
  const before = after ? compare(after, sql`>=`) : null;
  const isNearShown = isRanked && ranking.near !== null && !after && !offset;
  return sql`
    with found as materialized (
      select ${columns} from ${jobs} where ${and(isListed, isFoundByEach(conditions))} limit ${countLimit + 1}
    ),
    ${first}, ${hits},
    page as (select * from hits where ${beyond} and ${among} ${sorted} limit ${limit} offset ${offset})
    ${before ? sql`, before as materialized (select * from ${key === newest.key && !isRanked ? upTo(matching, columns, after as Cursor) : sql`hits`} hits where ${before})` : sql``}
    ${isNearShown ? sql`, ${nearJobs(ranking, now)}` : sql``}
    select (select n from total) as count,
      (select json_agg(json_build_array(key, (extract(epoch from date_posted) * 1000)::bigint, id) ${sorted}) from page) as keys,
      ${before ? sql`(select count(*)::int from before)` : sql`${offset}::int`} as passed,
      ${
        before
          ? sql`(select json_build_array(key, (extract(epoch from date_posted) * 1000)::bigint, id) from before
            order by key, date_posted, id limit 1 offset ${limit - 1})`
          : sql`null::json`
      } as previous,
      ${isNearShown ? sql`(select json_agg(json_build_array(id, values) order by score desc, date_posted desc, id desc) from near)` : sql`null::json`} as near`;
}

/** Of a long list by date, the jobs before a page, as far as they are counted. */
function upTo(matching: SQL | undefined, columns: SQL, after: Cursor): SQL {
  return sql`(
    (select * from reached where (select n from total) <= ${countLimit})
    union all
    (select ${columns} from ${jobs} where (select n from total) > ${countLimit} and ${matching} and ${compareDates(after, sql`>=`)}
      order by date_posted, id limit ${countLimit + 1})
  )`;
}

/** The newest by score, and the older ones after them. */
function rankedHits(ranking: Ranking, matching: SQL | undefined, most: number, after: Cursor | null): SQL {
  const older = sql`select id, date_posted, -1::float8 as key from ${jobs} where ${matching}
    and (select count(*) from newest) = ${mostRanked}
    and (date_posted, id) < (select date_posted, id from newest order by date_posted, id limit 1)
    ${after && after.key < 0 ? sql`` : sql`and (select count(*) from scored ${after ? sql`where ${compare(after, sql`<`)}` : sql``}) < ${most}`}
    order by date_posted desc, id desc limit ${most + countLimit}`;
  return sql`
    newest as materialized (select id, date_posted from reached order by date_posted desc, id desc limit ${mostRanked}),
    scored as materialized (
      select jobs.id, jobs.date_posted, ${scoreOf(ranking)} as key from (${jobsOf(sql`newest`)}) jobs ${valuesOf(ranking)}
    ),
    hits as (select * from scored union all (${older}))`;
}

function nearJobs(ranking: Ranking, now: Date): SQL {
  const { near } = ranking;
  if (!near) return sql``;
  const { fixed, heads, texts, readsTexts } = near;
  const isFew = sql`(select n from total) < ${mostBeside}`;
  const candidates = (ways: Need, isAsked: SQL, most: number) => sql`
    select id, date_posted, ${roughScoreOf(ranking)} as rough from jobs
    where ${isAsked} and ${isOrdinary(now, fixed)} and ${isEach(fixed)} and ${sqlOf(ways, "of all")} and id not in (select id from found) limit ${most}`;
  return sql`
    headed as materialized (${candidates(heads, isFew, mostCandidates)}),
    written as materialized (
      ${candidates(texts, readsTexts ? sql`${isFew} and (select count(*) from headed) < ${mostNear}` : isFew, 2 * mostNear)}
    ),
    likely as materialized (
      select id from (select * from headed union select * from written) all_of_them
      order by rough desc, date_posted desc, id desc limit ${mostNear}
    ),
    nearby as materialized (
      select jobs.id, jobs.date_posted, ${scoreOf(ranking)} as score, ${near.values} as values
      from (${jobsOf(sql`likely`)}) jobs ${valuesOf(ranking)}
    ),
    near as (
      select * from nearby
      where score >= ${leastOfBest} * greatest((select max(score) from nearby), (select max(key) from hits)) and ${near.isShown}
      order by score desc, date_posted desc, id desc limit ${mostShown}
    )`;
}

/** Without the offset, PostgreSQL might score the whole board before it looks which jobs are asked for. */
function jobsOf(ids: SQL): SQL {
  return sql`select * from jobs where id = any(array(select id from ${ids})) offset 0`;
}

/** With so many jobs that have all of it, none are shown that only come near. */
const mostBeside = 100;
const mostCandidates = 1_000;
const mostNear = 150;
const mostShown = 100;
const leastOfBest = 0.18;

function compare({ key, datePosted, id }: Cursor, how: SQL): SQL {
  return sql`(key, date_posted, id) ${how} (${key}::float8, ${datePosted.toISOString()}::timestamptz, ${id}::uuid)`;
}

function compareDates({ datePosted, id }: Cursor, how: SQL): SQL {
  return sql`(date_posted, id) ${how} (${datePosted.toISOString()}::timestamptz, ${id}::uuid)`;
}

export async function countJobs(conditions: Condition[], now: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select from ${jobs} where ${and(isOrdinary(now, conditions), isFoundByEach(conditions))} limit ${countLimit + 1}) found`);
  return rows[0]?.count ?? 0;
}

/** The newest of the jobs that these conditions narrow. */
export function amongNewest(conditions: Condition[], number: number, now: Date): SQL {
  return sql`id in (select id from ${jobs} where ${and(isOrdinary(now, conditions), isEach(conditions))}
    order by ${sql.join(newestFirst, sql`, `)} limit ${number})`;
}
