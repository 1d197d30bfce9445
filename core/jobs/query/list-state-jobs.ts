import { type CardRow, earliestEnd, toCards } from "#core/jobs/card-rows.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { anyOf, type Condition, stateCondition, usCityCondition } from "#core/jobs/query/conditions.ts";
import { type FilterChip, filterChips } from "#core/jobs/query/filter-chips.ts";
import { type JobQuery, offers } from "#core/jobs/query/job-query.ts";
import { type ListFigures, listFigures } from "#core/jobs/query/list-figures.ts";
import { selectFeatured } from "#core/jobs/query/list-page.ts";
import { firstPage, type ListPosition } from "#core/jobs/query/list-position.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { countedUpTo, selectJobs, walkedUpTo } from "#core/jobs/query/select-jobs.ts";

/** A US state by its two-letter code, and the cities whose jobs count even where the source names no state. */
export type StatePlace = { state: string; cities: string[] };

export type ResultsList = {
  /** Featured ones first. */
  cards: JobCard[];
  /** The first and last job row of the page, counted from 1; both 0 where there is none. */
  from: number;
  to: number;
  /** How many jobs match, featured ones included; `isCapped` when there are more than counted. */
  total: number;
  isCapped: boolean;
  /** Its page is the one shown. */
  position: ListPosition;
  chips: FilterChip[];
  /** How many pages can be asked for. */
  pages: number;
  /** The page asked for was beyond them, and the last one is shown. */
  isBeyondEnd: boolean;
  hasDemo: boolean;
  /** When the first of the listings shown runs out. */
  freshUntil: Date | null;
};

/**
 * One page of the live jobs in a state, the same for everyone: featured ones, then all others, newest first. A list
 * that is too long to be counted can be read down to its first thousand.
 */
export async function listStateJobs(
  place: StatePlace,
  query: JobQuery,
  position = firstPage,
  now = new Date(),
): Promise<ResultsList> {
  const conditions = conditionsOf(place, query, now);
  const featured = await selectFeatured(conditions, now);
  const page = await readPage(conditions, featured, position, now);
  const list = { ...page, chips: filterChips(query, offers.state, position) };
  if (position.page <= list.pages) return list;
  const last = await readPage(conditions, featured, { ...position, page: list.pages }, now);
  return { ...list, ...last, isBeyondEnd: true };
}

/** How many live jobs a state has, and how new they are. */
export function stateFigures(place: StatePlace, now = new Date()): Promise<ListFigures> {
  return listFigures([placeCondition(place)], now);
}

async function readPage(
  conditions: Condition[],
  featured: CardRow[],
  position: ListPosition,
  now: Date,
): Promise<Omit<ResultsList, "chips">> {
  const { page, pageSize } = position;
  const start = (page - 1) * pageSize;
  const first = featured.slice(start, start + pageSize);
  const { rows, count } = await selectJobs(
    conditions,
    { limit: pageSize - first.length, offset: Math.max(0, start - featured.length) },
    now,
  );
  const matches = count ?? 0;
  const isCapped = matches > countedUpTo;
  const shown = first.length + rows.length;
  const reach = isCapped ? walkedUpTo : matches + featured.length;
  return {
    cards: [...toCards(first, now), ...toCards(rows, now)],
    from: shown && start + 1,
    to: shown && start + shown,
    total: Math.min(matches, countedUpTo) + featured.length,
    isCapped,
    position,
    pages: Math.max(1, Math.ceil(reach / pageSize)),
    isBeyondEnd: false,
    hasDemo: [...first, ...rows].some((row) => row.isDemo),
    freshUntil: earliestEnd([...first, ...rows]),
  };
}

function conditionsOf(place: StatePlace, query: JobQuery, now: Date): Condition[] {
  // Every job of a state is in the US.
  const { country, ...others } = query;
  return [placeCondition(place), ...queryConditions(country === "US" ? others : query, now)];
}

function placeCondition({ state, cities }: StatePlace): Condition {
  return anyOf([stateCondition([state]), ...cities.map(usCityCondition)]);
}
