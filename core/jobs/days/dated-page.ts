import { and, type SQL, sql } from "drizzle-orm";
import type { Cursor } from "#core/jobs/cursor.ts";
import { asDay, dayColumn, readDayCursor, statesDay, writeDayCursor } from "#core/jobs/days/day-order.ts";
import { countLimit, withGathering, withWalking } from "#core/jobs/gather-or-walk.ts";
import { isOrdinary, pageSize } from "#core/jobs/live-rows.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import type { DayOrder } from "#core/jobs/query/job-query.ts";
import type { ReadPage } from "#core/jobs/query/list-page.ts";
import { type PagePlace, type PlaceRow, readPlace } from "#core/jobs/query/page-place.ts";
import { countJobs, selectByIds } from "#core/jobs/query/select-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";

export type DatedPage = ReadPage & {
  undated: number | null;
};

type PageRow = { ids: string[]; days: string[] };
type Found = { keys: Cursor[]; place: PagePlace | null };

export async function datedPage(
  order: DayOrder,
  conditions: Condition[],
  cursor: string | null,
  now: Date,
): Promise<DatedPage> {
  const after = readDayCursor(order, cursor);
  const dated = [...conditions, statesDay(order, now)];
  const [count, all] = await Promise.all([countJobs(dated, now), countJobs(conditions, now)]);
  const find = count > countLimit ? walk : gather;
  const { keys, place } = await find(order, dated, after, now);
  const page = keys.slice(0, pageSize);
  const rows = new Map((await selectByIds(page.map(({ id }) => id))).map((row) => [row.id, row]));
  const last = page.at(-1);
  return {
    rows: page.flatMap(({ id }) => rows.get(id) ?? []),
    count,
    undated: all > countLimit ? null : Math.max(0, all - count),
    place,
    next: keys.length > pageSize && last ? writeDayCursor(order, last) : null,
    previous: place?.previous ? writeDayCursor(order, place.previous) : null,
    isLater: after !== null,
  };
}

async function gather(order: DayOrder, conditions: Condition[], after: Cursor | null, now: Date) {
  const hits = sql`select ${jobs.id}, ${dayColumn(order)} as day from ${jobs}
    where ${and(isOrdinary(now, conditions), ...conditions.map(({ indexed }) => indexed))} limit ${countLimit + 1}`;
  const { rows } = await withGathering((from) =>
    from.execute<PageRow & PlaceRow>(sql`
      with hits as materialized (${hits})
      select ${pageColumns(after && isBeyond(order, after))}${after ? sql`, ${placeColumns(order, after)}` : sql``}`),
  );
  return found(rows[0], after ? readPlace(rows[0], countLimit) : null);
}

async function walk(order: DayOrder, conditions: Condition[], after: Cursor | null, now: Date) {
  const day = dayColumn(order);
  const matching = and(isOrdinary(now, conditions), ...conditions.map(({ opaque }) => opaque));
  const hits = (where: SQL | null, direction: SQL, limit: number) => sql`
    select ${jobs.id}, ${day} as day from ${jobs} where ${and(matching, where ?? undefined)}
    order by ${day} ${direction}, ${jobs.id} ${direction} limit ${limit}`;
  return withWalking(async (from) => {
    const beyond = after && compareWith(order, after, sql`>`, sql`${day}, ${jobs.id}`);
    const { rows } = await from.execute<PageRow>(sql`
      with hits as materialized (${hits(beyond, sql`asc`, pageSize + 1)}) select ${pageColumns(null)}`);
    if (!after) return found(rows[0], null);
    const upTo = compareWith(order, after, sql`<=`, sql`${day}, ${jobs.id}`);
    const before = await from.execute<PlaceRow>(sql`
      with hits as materialized (${hits(upTo, sql`desc`, countLimit + 1)}) select ${placeColumns(order, after)}`);
    return found(rows[0], readPlace(before.rows[0], countLimit));
  });
}

function found(row: PageRow | undefined, place: PagePlace | null): Found {
  const { ids = [], days = [] } = row ?? {};
  return { keys: ids.map((id, index) => ({ id, datePosted: new Date(Number(days[index])) })), place };
}

function compareWith(order: DayOrder, { datePosted, id }: Cursor, how: SQL, columns = sql`day, id`): SQL {
  return sql`(${columns}) ${how} (${asDay(order, datePosted)}, ${id}::uuid)`;
}

function isBeyond(order: DayOrder, after: Cursor): SQL {
  return compareWith(order, after, sql`>`);
}

const inMs = sql`(extract(epoch from day) * 1000)::bigint::text`;

function pageColumns(where: SQL | null): SQL {
  const page = sql`from hits where ${where ?? sql`true`} order by day, id limit ${pageSize + 1}`;
  return sql`array(select id ${page}) as ids, array(select ${inMs} ${page}) as days`;
}

function placeColumns(order: DayOrder, after: Cursor): SQL {
  const before = sql`from hits where ${compareWith(order, after, sql`<=`)}`;
  const previous = sql`${before} order by day desc, id desc limit 1 offset ${pageSize}`;
  return sql`
    (select count(*)::int ${before}) as passed,
    (select ${inMs} ${previous}) as previous_at,
    (select id ${previous}) as previous_id`;
}
