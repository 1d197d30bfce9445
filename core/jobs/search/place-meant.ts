import { and, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { withGathering } from "#core/jobs/gather-or-walk.ts";
import { isOrdinary } from "#core/jobs/live-rows.ts";
import { aroundCondition } from "#core/jobs/near/near-condition.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { usualRadius } from "#core/jobs/query/job-query.ts";
import { exactTiers, goodTiers, inTiers, searchTiers, type Tier } from "#core/jobs/search/search-tiers.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { KnownPlace } from "#core/places/find-places.ts";
import { inOrder } from "#core/search/phrase-query.ts";
import type { NamedPlace, Search } from "#core/search/search.ts";

/** Jobs are counted up to so many: more decide nothing. */
const most = 200;
/** So many of the places of a name are looked at. */
const mostPlaces = 3;
/** A place so large is meant though nothing is open there. */
const large = 22;
/** A smaller one is meant where this many times the jobs are there that have its name elsewhere: "Audubon" is no town. */
const muchMore = 10;

/** What somebody asks who typed the name of a place, by what is open; for a minute, like counts. */
const known = new LRUCache<string, { place: KnownPlace | null }>({ max: 2_000, ttl: 60_000 });

/** For clearJobCaches alone. */
export function clearPlacesMeant() {
  known.clear();
}

/**
 * Which place is meant by words that may be words like others: the likeliest around which there are jobs of the other words,
 * unless more jobs elsewhere have the name in their title or as their employer's. `rest` is the search without it.
 */
export async function placeMeant(typed: string, named: NamedPlace, rest: Search): Promise<KnownPlace | null> {
  const found = known.get(typed);
  if (found) return found.place;
  const place = await readPlaceMeant(named, rest);
  known.set(typed, { place });
  return place;
}

async function readPlaceMeant(
  { places, words, isBehind }: NamedPlace,
  rest: Search,
): Promise<KnownPlace | null> {
  const asked = places.slice(0, mostPlaces);
  const now = new Date();
  const of = (tiers: readonly Tier[]): Condition[] =>
    searchTiers(rest).length ? [inTiers(rest, tiers)] : [];
  const name = sql`${jobs.searchWords} @@ to_tsquery('pg_catalog.english', ${inOrder(words.join(" "), "AB")})`;
  const few = (conditions: Condition[], ...more: ReturnType<typeof sql>[]) => sql`(
    select count(*)::int from (
      select from ${jobs}
      where ${and(isOrdinary(now, conditions), ...conditions.map(({ indexed }) => indexed), ...more)} limit ${most}
    ) few)`;
  const counts = asked.map((place) => {
    const around = aroundCondition(place, usualRadius);
    const beyond = sql`not coalesce(${around.opaque}, false)`;
    return sql`json_build_array(${few([...of(goodTiers), around])}, ${few(of(exactTiers), name, beyond)})`;
  });
  const { rows } = await withGathering((from) =>
    from.execute<{ counts: [near: number, named: number][] }>(
      sql`select json_build_array(${sql.join(counts, sql`, `)}) as counts`,
    ),
  );
  const read = rows[0]?.counts ?? [];
  const best = asked.find((place, at) => {
    const [near = 0, elsewhere = 0] = read[at] ?? [];
    return near > 0 && near >= elsewhere * (isBehind || place.weight >= large ? 1 : muchMore);
  });
  if (best) return best;
  const [first = null, second] = asked;
  const isNowhere = read.every(([near, elsewhere]) => !near && !elsewhere);
  const isClear = isBehind || (!second && first !== null && first.weight >= large);
  return isNowhere && isClear ? first : null;
}
