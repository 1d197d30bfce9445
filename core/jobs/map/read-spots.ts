import { sql } from "drizzle-orm";
import { areMany, countLimit, withGathering, withWalking } from "#core/jobs/gather-or-walk.ts";
import { isFeatured, isOrdinary, newestFirst } from "#core/jobs/live-rows.ts";
import { allOf, type Condition } from "#core/jobs/query/conditions.ts";
import { jobs } from "#core/jobs/tables.ts";
import { type Db, inTransaction } from "#core/platform/db.server.ts";

export type Spot = { jobs: number; lats: number[]; lons: number[]; states: string[]; countries: string[] };

export type Spots = {
  spots: Spot[];
  count: number | null;
  isCapped: boolean;
};

const longestReadMs = 120_000;

/** A list with too many jobs is searched only among this many of the newest. */
const walkedRows = 40_000;

export async function readSpots(conditions: Condition[], now: Date): Promise<Spots> {
  const walk = () => withWalking((from) => read(from, conditions, now, "walked"));
  if (!conditions.length) return walk();
  if (!(await areMany(conditions, now))) {
    const gathered = await withGathering((from) => read(from, conditions, now, "gathered"));
    if (!gathered.isCapped) return gathered;
  }
  return { ...(await walk()), count: countLimit + 1, isCapped: true };
}

export function readAllSpots(now: Date): Promise<Spots> {
  return inTransaction((from) => read(from, [], now, "all"), { timeout: longestReadMs });
}

type Form = "gathered" | "walked" | "all";

async function read(from: Db, conditions: Condition[], now: Date, form: Form): Promise<Spots> {
  const all = conditions.length ? allOf(conditions) : { indexed: sql`true`, opaque: sql`true` };
  const places = sql`${jobs.latitudes} as lats, ${jobs.longitudes} as lons, ${jobs.usStates} as states,
    ${jobs.countryCodes} as countries`;
  const ordinary = isOrdinary(now, conditions);
  // One extra row shows that there are more.
  const limit = countLimit + 1;
  const sought = {
    all: sql`select ${places} from ${jobs} where ${ordinary}`,
    gathered: sql`select ${places} from ${jobs} where ${ordinary} and ${all.indexed} limit ${limit}`,
    walked: sql`select lats, lons, states, countries from (
      select ${places}, ${all.opaque} as meets from ${jobs} where ${ordinary}
      order by ${sql.join(newestFirst, sql`, `)} limit ${walkedRows}
    ) newest where meets limit ${limit}`,
  };
  const shown = form === "all" ? null : countLimit;
  const { rows } = await from.execute<Spot & { ordinary: number }>(sql`
    with ordinary as materialized (
      ${sought[form]}
    ), featured as (
      select ${places} from ${jobs} where ${isFeatured(now)} and ${all.opaque}
    )
    select lats, lons, states, countries, count(*)::int as jobs, (select count(*)::int from ordinary) as ordinary
    from ((select * from ordinary limit ${shown}) union all select * from featured) listed
    group by lats, lons, states, countries`);
  const count = rows[0]?.ordinary ?? 0;
  const spots = rows.map(({ ordinary: _, ...spot }) => spot);
  return form === "all"
    ? { spots, count: null, isCapped: false }
    : { spots, count, isCapped: count > countLimit };
}
