import { type CardRow, earliestEnd, toCards } from "#core/jobs/card-rows.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { ask } from "#core/jobs/list/ask.ts";
import { countList, type ListFigures, listFigures } from "#core/jobs/list/count-list.ts";
import { countLimit, findJobs, type Question } from "#core/jobs/list/find-jobs.ts";
import { type Order, shownName } from "#core/jobs/list/orders.ts";
import { selectByIds, selectFeatured } from "#core/jobs/list/select-cards.ts";
import { centerOf } from "#core/jobs/near/known-place.ts";
import { nearHint } from "#core/jobs/near/near-hint.ts";
import {
  anyCondition,
  type Condition,
  stateCondition,
  titleCondition,
  usCityCondition,
} from "#core/jobs/query/conditions.ts";
import { hasTrigram } from "#core/jobs/query/contains.ts";
import { type FilterChip, filterChips } from "#core/jobs/query/filter-chips.ts";
import { hasOwnPlace, type JobQuery, type ListOrder, offers } from "#core/jobs/query/job-query.ts";
import { type ListHints, listHints, withExcess } from "#core/jobs/query/list-hints.ts";
import { orderFor } from "#core/jobs/query/list-jobs.ts";
import { firstPage, type ListPosition } from "#core/jobs/query/list-position.ts";
import { queryAddress } from "#core/jobs/query/query-address.ts";
import { rangeText } from "#core/jobs/query/range-text.ts";
import { type EmptyList, explainEmpty } from "#core/jobs/search/explain-empty.ts";
import type { KnownPlace } from "#core/places/find-places.ts";
import { usStates } from "#core/places/us-states.ts";

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
  /** Set where its jobs have this inside a word of their title alone. */
  inside: string | null;
  freshUntil: Date | null;
};

type Position = ListPosition & { order?: ListOrder };

/**
 * Everyone sees the same list. A list that is too long to count ends after its first thousand. Where no job has a word, those come that
 * have it inside another.
 */
export async function listStateJobs(
  place: StatePlace,
  query: JobQuery,
  position: Position = firstPage,
  now = new Date(),
): Promise<ResultsList> {
  const whole = [placeCondition(place)];
  const list = await readList(place, query, whole, position, now);
  const { titles = [], ...others } = query;
  const [typed, second] = titles;
  if (list.total || !typed || second || !hasTrigram(typed) || hasOwnPlace(query)) return list;
  const inside = await readList(place, others, [...whole, titleCondition(typed)], position, now);
  const said = `No open job in ${usStates[place.state]} has '${typed}' as a word. These have it inside one.`;
  if (!inside.total) return list;
  return { ...inside, chips: list.chips, hints: withExcess(list.hints, said), inside: typed };
}

async function readList(
  place: StatePlace,
  query: JobQuery,
  whole: Condition[],
  { order: wanted, ...position }: Position,
  now: Date,
): Promise<ResultsList> {
  const read = await ask(withinUs(query), now, { whole });
  const featured = await selectFeatured(read.conditions, now);
  const center = centerOf(query);
  const asked = wanted === "nearest" || wanted === "newest" ? wanted : "best";
  const order = orderFor(asked, { isRanked: read.ranking !== null, center }, now);
  const shown = { featured, center };
  const page = await readNumbered(read, order, shown, position, now);
  const offered: ListOrder[] = [
    "best",
    ...(read.ranking ? (["newest"] as const) : []),
    ...(center ? (["nearest"] as const) : []),
  ];
  const current = shownName(order, read.ranking !== null);
  const list: ResultsList = {
    ...page,
    hints: listHints(
      query,
      offers.state,
      read.search,
      page.total > 1 && offered.length > 1 ? { current, offered } : null,
      nearHint(query, offers.state, page.total, null),
    ),
    order: current,
    chips: filterChips(query, offers.state, position),
    inside: null,
    empty: page.total
      ? null
      : await explainEmpty(
          query,
          read.search,
          (wider) => queryAddress(wider, offers.state),
          async (wider) => countList(await ask(withinUs(wider), now, { whole }), now),
          ` in ${usStates[place.state]}`,
        ),
  };
  if (position.page <= list.pages) return list;
  const last = await readNumbered(read, order, shown, { ...position, page: list.pages }, now);
  return { ...list, ...last, isBeyondEnd: true };
}

export function stateFigures(place: StatePlace, now = new Date()): Promise<ListFigures> {
  return listFigures({ conditions: [placeCondition(place)] }, now);
}

/** As many as the state's list shows. */
export async function countStateJobs(place: StatePlace, query: JobQuery, now = new Date()): Promise<number> {
  const { count } = await countList(await ask(withinUs(query), now, { whole: [placeCondition(place)] }), now);
  return count;
}

/** Numbered pages of a list that is too long to count end here. */
const farthest = 1_000;

async function readNumbered(
  question: Question,
  order: Order,
  { featured, center }: { featured: CardRow[]; center: KnownPlace | null },
  position: ListPosition,
  now: Date,
): Promise<Omit<ResultsList, "chips" | "empty" | "hints" | "inside" | "order">> {
  const { page, pageSize } = position;
  const start = (page - 1) * pageSize;
  const first = featured.slice(start, start + pageSize);
  const limit = pageSize - first.length;
  const offset = Math.min(Math.max(0, start - featured.length), countLimit);
  const { keys, count } = await findJobs(question, order, { limit, offset }, now);
  const isCapped = count > countLimit;
  const isReached = !isCapped || offset < farthest;
  const rows = isReached ? await selectByIds(keys.map(({ id }) => id)) : [];
  const shown = first.length + rows.length;
  const reach = isCapped ? farthest : count + featured.length;
  const total = Math.min(count, countLimit) + featured.length;
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
  };
}

function withinUs(query: JobQuery): JobQuery {
  const { country, ...others } = query;
  return country === "US" ? others : query;
}

export function placeCondition({ state, cities }: StatePlace): Condition {
  return anyCondition([stateCondition([state]), ...cities.map(usCityCondition)]);
}
