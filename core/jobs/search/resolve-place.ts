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

const most = 200;
const mostPlaces = 3;
/** A place of this weight is meant even without open jobs. */
const large = 22;
/** A smaller place needs this many times more jobs than its name has elsewhere: "Audubon" is no town. */
const muchMore = 10;

const known = new LRUCache<string, { place: KnownPlace | null }>({ max: 2_000, ttl: 60_000 });

export function clearResolvedPlaces() {
  known.clear();
}

/**
 * Picks the likeliest place with jobs for `rest`, unless more jobs elsewhere have its name as a title or
 * employer.
 */
export async function resolvePlace(
  typed: string,
  named: NamedPlace,
  rest: Search,
): Promise<KnownPlace | null> {
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
