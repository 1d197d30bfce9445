import { type CardRow, earliestEnd, toCards } from "#core/jobs/card-rows.ts";
import { countLimit } from "#core/jobs/gather-or-walk.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { centerOf } from "#core/jobs/near/known-place.ts";
import { nearHint } from "#core/jobs/near/near-hint.ts";
import { selectNearest } from "#core/jobs/near/nearest-page.ts";
import { anyOf, type Condition, stateCondition, usCityCondition } from "#core/jobs/query/conditions.ts";
import { type FilterChip, filterChips } from "#core/jobs/query/filter-chips.ts";
import { type JobQuery, type ListOrder, offers } from "#core/jobs/query/job-query.ts";
import { type ListFigures, listFigures } from "#core/jobs/query/list-figures.ts";
import { type ListHints, listHints } from "#core/jobs/query/list-hints.ts";
import { selectFeatured } from "#core/jobs/query/list-page.ts";
import { firstPage, type ListPosition } from "#core/jobs/query/list-position.ts";
import { queryAddress } from "#core/jobs/query/query-address.ts";
import { rangeText } from "#core/jobs/query/range-text.ts";
import { selectJobs, walkLimit } from "#core/jobs/query/select-jobs.ts";
import { countMatches, type EmptyList, explainEmpty } from "#core/jobs/search/explain-empty.ts";
import { planSearch, selectByDate } from "#core/jobs/search/plan-search.ts";
import { selectRanked } from "#core/jobs/search/select-ranked.ts";
import type { KnownPlace } from "#core/places/find-places.ts";

/** Jobs in these cities count even if their source names no state. */
export type StatePlace = { state: string; cities: string[] };

export type ResultsList = {
  cards: JobCard[];
  /** Job rows counted from 1. Both are 0 on an empty page. */
  from: number;
  to: number;
  shownText: string;
  total: number;
  isCapped: boolean;
  position: ListPosition;
  chips: FilterChip[];
  hints: ListHints | null;
  order: ListOrder;
  pages: number;
  isBeyondEnd: boolean;
  hasDemo: boolean;
  empty: EmptyList | null;
  freshUntil: Date | null;
};

/** Everyone sees the same list. A list that is too long to count ends after its first thousand. */
export async function listStateJobs(
  place: StatePlace,
  query: JobQuery,
  { order, ...position }: ListPosition & { order?: ListOrder } = firstPage,
  now = new Date(),
): Promise<ResultsList> {
  const inPlace = [placeCondition(place)];
  const read = await planSearch(withinUs(query), now);
  const featured = await selectFeatured([...inPlace, ...read.conditions], now);
  const center = centerOf(query);
  const around = order === "nearest" ? center && { center, within: query.within } : null;
  const ranking = around || order === "newest" ? null : read.ranking;
  const select: Select = ranking
    ? (page, now) => selectRanked(ranking, [...inPlace, ...read.filters], page, now)
    : (page, now) =>
        selectByDate<Awaited<ReturnType<Select>>>(read, inPlace, (conditions) =>
          around ? selectNearest(around, conditions, page, now) : selectJobs(conditions, page, now),
        );
  const shown = { featured, center };
  const { isWorkAlone, ...page } = await readPage(select, shown, position, now);
  const current = around ? "nearest" : ranking || !read.ranking ? "best" : "newest";
  const offered: ListOrder[] = [
    "best",
    ...(read.ranking ? (["newest"] as const) : []),
    ...(center ? (["nearest"] as const) : []),
  ];
  const list: ResultsList = {
    ...page,
    hints: listHints(
      query,
      offers.state,
      read.search,
      page.total > 1 && offered.length > 1 ? { current, offered } : null,
      nearHint(query, offers.state, page.total, null),
      isWorkAlone && page.total > 0 && !featured.length,
    ),
    order: current,
    chips: filterChips(query, offers.state, position),
    empty: page.total
      ? null
      : await explainEmpty(
          query,
          read.search,
          (wider) => queryAddress(wider, offers.state),
          async (wider) => countMatches(await planSearch(withinUs(wider), now), inPlace, now),
        ),
  };
  if (position.page <= list.pages) return list;
  const { isWorkAlone: _, ...last } = await readPage(select, shown, { ...position, page: list.pages }, now);
  return { ...list, ...last, isBeyondEnd: true };
}

export function stateFigures(place: StatePlace, now = new Date()): Promise<ListFigures> {
  return listFigures([placeCondition(place)], now);
}

/** As many as the state's list shows. */
export async function countStateJobs(place: StatePlace, query: JobQuery, now = new Date()): Promise<number> {
  const { count } = await countMatches(await planSearch(withinUs(query), now), [placeCondition(place)], now);
  return count;
}

type Select = (
  page: { limit: number; offset: number },
  now: Date,
) => Promise<{ rows: CardRow[]; count: number | null; isWorkAlone?: boolean }>;

async function readPage(
  select: Select,
  { featured, center }: { featured: CardRow[]; center: KnownPlace | null },
  position: ListPosition,
  now: Date,
): Promise<Omit<ResultsList, "chips" | "empty" | "hints" | "order"> & { isWorkAlone?: boolean }> {
  const { page, pageSize } = position;
  const start = (page - 1) * pageSize;
  const first = featured.slice(start, start + pageSize);
  const { rows, count, isWorkAlone } = await select(
    { limit: pageSize - first.length, offset: Math.max(0, start - featured.length) },
    now,
  );
  const matches = count ?? 0;
  const isCapped = matches > countLimit;
  const shown = first.length + rows.length;
  const reach = isCapped ? walkLimit : matches + featured.length;
  const total = Math.min(matches, countLimit) + featured.length;
  return {
    cards: [...toCards(first, now, center), ...toCards(rows, now, center)],
    from: shown && start + 1,
    to: shown && start + shown,
    shownText: rangeText({ from: start + 1, shown, total, isCapped }),
    total,
    isCapped,
    position,
    pages: Math.max(1, Math.ceil(reach / pageSize)),
    isBeyondEnd: false,
    hasDemo: [...first, ...rows].some((row) => row.isDemo),
    freshUntil: earliestEnd([...first, ...rows]),
    isWorkAlone,
  };
}

function withinUs(query: JobQuery): JobQuery {
  const { country, ...others } = query;
  return country === "US" ? others : query;
}

export function placeCondition({ state, cities }: StatePlace): Condition {
  return anyOf([stateCondition([state]), ...cities.map(usCityCondition)]);
}
