import { sql } from "drizzle-orm";
import { countLimit } from "#core/jobs/list/find-jobs.ts";
import { isFeatured, isOrdinary } from "#core/jobs/live-rows.ts";
import { type Around, drawMap, type MapPicture, type Spot } from "#core/jobs/map/draw-map.ts";
import { type Condition, isEach, isFoundByEach, stateCondition } from "#core/jobs/query/conditions.ts";
import { jobs } from "#core/jobs/tables.ts";
import { cachedValue } from "#core/platform/cached-value.ts";
import { type Db, db, inTransaction } from "#core/platform/db.server.ts";

export type MapOfList = MapPicture & { isCapped: boolean };

export type Part = { state: string | null; around?: Around | null };

const minute = 60_000;
const longestReadMs = 2 * minute;

/** The picture of the whole board is the largest. */
const board = cachedValue<MapOfList, Date>({
  read: (now) => inTransaction((from) => draw(from, [], { state: null }, now), { timeout: longestReadMs }),
  freshMs: minute,
  staleMs: 60 * minute,
});

export function clearMaps() {
  board.clear();
}

export function outdateMaps() {
  board.outdate();
}

export async function prepareMaps() {
  await board.get(new Date());
}

/** Of a list with more than 10,000 jobs, only so many are drawn. */
export function readMap(conditions: Condition[], part: Part, now: Date): Promise<MapOfList> {
  if (!conditions.length && part.state === null && !part.around) return board.get(now);
  const inState = part.state ? [stateCondition([part.state])] : [];
  return draw(db, [...conditions, ...inState], part, now);
}

async function draw(
  from: Db,
  conditions: Condition[],
  { state, around }: Part,
  now: Date,
): Promise<MapOfList> {
  const places = sql`${jobs.latitudes} as lats, ${jobs.longitudes} as lons, ${jobs.usStates} as states,
    ${jobs.countryCodes} as countries`;
  const most = conditions.length ? sql`limit ${countLimit}` : sql``;
  const { rows } = await from.execute<Spot & { ordinary: number }>(sql`
    with ordinary as materialized (
      select ${places} from ${jobs} where ${isOrdinary(now, conditions)} and ${isFoundByEach(conditions)}
      ${conditions.length ? sql`limit ${countLimit + 1}` : sql``}
    ), featured as (
      select ${places} from ${jobs} where ${isFeatured(now)} and ${isEach(conditions)}
    )
    select lats, lons, states, countries, count(*)::int as jobs, (select count(*)::int from ordinary) as ordinary
    from ((select * from ordinary ${most}) union all select * from featured) listed
    group by lats, lons, states, countries`);
  const isCapped = conditions.length > 0 && (rows[0]?.ordinary ?? 0) > countLimit;
  const spots = rows.map(({ ordinary: _, ...spot }) => spot);
  return { ...drawMap(spots, state, around), isCapped };
}
