import { sql } from "drizzle-orm";
import { isFeatured, isOrdinary, newestFirst } from "#core/jobs/live-rows.ts";
import { allOf, type Condition } from "#core/jobs/query/conditions.ts";
import { countedUpTo, knownCount, withGathering, withWalking } from "#core/jobs/query/select-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { type Db, inTransaction } from "#core/platform/db.server.ts";

/** Jobs that are in the same places. */
export type Spot = { jobs: number; lats: number[]; lons: number[]; states: string[]; countries: string[] };

/** Where the jobs of a list are. */
export type Spots = {
  spots: Spot[];
  /** How many ordinary jobs were looked at; null where it was the whole board. */
  count: number | null;
  /** There are more: these are the newest. */
  isCapped: boolean;
};

const longestReadMs = 120_000;

/** Where the jobs are that meet the conditions; of more than 10,000, where the newest are. Gathered or walked as lists are. */
export async function readSpots(conditions: Condition[], now: Date): Promise<Spots> {
  const isSelective = conditions.some(({ selective }) => selective);
  const known = isSelective ? knownCount(conditions) : Number.POSITIVE_INFINITY;
  if (known === undefined || known <= countedUpTo) {
    const gathered = await withGathering((from) => read(from, conditions, now, "indexed"));
    if (!gathered.isCapped) return gathered;
  }
  return withWalking((from) => read(from, conditions, now, "opaque"));
}

/** The same of every job, in one pass over the table. */
export function readAllSpots(now: Date): Promise<Spots> {
  return inTransaction((from) => read(from, [], now, "all"), { timeout: longestReadMs });
}

type Form = "indexed" | "opaque" | "all";

async function read(from: Db, conditions: Condition[], now: Date, form: Form): Promise<Spots> {
  const all = conditions.length ? allOf(conditions) : { indexed: sql`true`, opaque: sql`true` };
  const meets = form === "indexed" ? all.indexed : all.opaque;
  const places = sql`${jobs.latitudes} as lats, ${jobs.longitudes} as lons, ${jobs.usStates} as states,
    ${jobs.countryCodes} as countries`;
  const order = form === "opaque" ? sql`order by ${sql.join(newestFirst, sql`, `)}` : sql``;
  // One more says that there are more.
  const [looked, shown] = form === "all" ? [null, null] : [countedUpTo + 1, countedUpTo];
  const { rows } = await from.execute<Spot & { ordinary: number }>(sql`
    with ordinary as materialized (
      select ${places} from ${jobs} where ${isOrdinary(now, conditions)} and ${meets} ${order} limit ${looked}
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
    : { spots, count, isCapped: count > countedUpTo };
}
