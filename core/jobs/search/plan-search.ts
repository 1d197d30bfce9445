import type { Condition } from "#core/jobs/query/conditions.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { readTypedSearch } from "#core/jobs/search/board-words.ts";
import { searchConditions } from "#core/jobs/search/search-conditions.ts";
import {
  exactTiers,
  goodTiers,
  inTiers,
  likeTiers,
  searchFilters,
  searchTiers,
  tiers,
  titleTiers,
} from "#core/jobs/search/search-tiers.ts";
import { enoughMatches, plentyOfMatches } from "#core/jobs/search/survey-tiers.ts";
import type { KnownPlace } from "#core/places/find-places.ts";
import type { Search } from "#core/search/search.ts";

export type SearchPlan = {
  /** Null unless there is exactly one search. */
  search: Search | null;
  /** Null when no job meets the search better than another. */
  ranking: Search | null;
  around: JobQuery | null;
  unread: JobQuery | null;
  filters: Condition[];
  conditions: Condition[];
};

/** Only a single search is read against the board. The several searches of an alert are not. */
export async function planSearch(query: JobQuery, now: Date): Promise<SearchPlan> {
  const { titles = [], ...others } = query;
  const [typed, second] = titles;
  if (typed === undefined || second !== undefined) {
    const conditions = queryConditions(query, now);
    return { search: null, ranking: null, around: null, unread: null, filters: conditions, conditions };
  }
  const search = await readTypedSearch(typed, { readsPlaces: !query.near && query.location === undefined });
  const filters = [...searchFilters(search), ...queryConditions(others, now)];
  const ranking = searchTiers(search).length ? search : null;
  const conditions = [...searchConditions(search), ...queryConditions(others, now)];
  return {
    search,
    ranking,
    around: withPlaceOf(search, others),
    unread: withUnread(search, others),
    filters,
    conditions,
  };
}

/**
 * A list by date has the same jobs as one by tier. Jobs of the last tiers appear only when few are better.
 */
export async function selectByDate<Page extends { count: number | null }>(
  { ranking, filters, conditions }: SearchPlan,
  whole: Condition[],
  select: (conditions: Condition[]) => Promise<Page>,
): Promise<Page & { isWorkAlone?: boolean }> {
  if (!ranking) return select([...whole, ...conditions]);
  const exact = await select([...whole, inTiers(ranking, exactTiers), ...filters]);
  if (exact.count === null || exact.count >= plentyOfMatches) return exact;
  const good = await select([...whole, inTiers(ranking, goodTiers), ...filters]);
  if (good.count === null || good.count >= enoughMatches) return good;
  const titled = await select([...whole, inTiers(ranking, titleTiers), ...filters]);
  if (titled.count) return select([...whole, inTiers(ranking, [...goodTiers, "part"]), ...filters]);
  const most = await select([...whole, inTiers(ranking, likeTiers), ...filters]);
  if (most.count !== 0) return most;
  return { ...(await select([...whole, inTiers(ranking, tiers), ...filters])), isWorkAlone: true };
}

function withPlaceOf({ place, text, work, without }: Search, others: JobQuery): JobQuery | null {
  const words = [text, work, ...without.map((phrase) => `-"${phrase}"`)].filter(Boolean).join(" ");
  return place?.around ? askedAround(place.around, words, others) : null;
}

function withUnread({ unread }: Search, others: JobQuery): JobQuery | null {
  const [place] = unread?.places ?? [];
  return unread && place ? askedAround(place, unread.rest.join(" "), others) : null;
}

function askedAround({ slug, label }: KnownPlace, words: string, others: JobQuery): JobQuery {
  return { ...others, ...(words && { titles: [words] }), near: { slug, label } };
}
