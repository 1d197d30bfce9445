import { undatedText } from "#core/jobs/days/undated-text.ts";
import { labelUnstated } from "#core/jobs/facts/label-unstated.ts";
import { ask } from "#core/jobs/list/ask.ts";
import { countList } from "#core/jobs/list/count-list.ts";
import { amongNewest, countJobs, countLimit } from "#core/jobs/list/find-jobs.ts";
import { type NearList, nearCards } from "#core/jobs/list/near-cards.ts";
import { type Order, orderBy, shownName, withUnstated } from "#core/jobs/list/orders.ts";
import { selectFeatured } from "#core/jobs/list/select-cards.ts";
import { type WorkArrangement, workArrangements } from "#core/jobs/listing.ts";
import { centerOf } from "#core/jobs/near/known-place.ts";
import { nearHint } from "#core/jobs/near/near-hint.ts";
import { otherReading } from "#core/jobs/near/other-reading.ts";
import { fewJobs, type WiderCircle, widerCircle } from "#core/jobs/near/wider-circle.ts";
import { allowedFilters, freeJobs, seesAllJobs } from "#core/jobs/query/access.ts";
import { asideAmong, type Condition } from "#core/jobs/query/conditions.ts";
import { dayOrders, type JobQuery, type ListOrder, offers } from "#core/jobs/query/job-query.ts";
import {
  asksClosed,
  explainPaywall,
  type ListHints,
  listHints,
  type UnlockText,
  unlockText,
} from "#core/jobs/query/list-hints.ts";
import { type ListPage, readPage, toListPage } from "#core/jobs/query/list-page.ts";
import { queryAddress } from "#core/jobs/query/query-address.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { noteEmptySearch } from "#core/jobs/search/empty-searches.ts";
import { type EmptyList, explainEmpty } from "#core/jobs/search/explain-empty.ts";
import { type JobTotals, jobTotals } from "#core/jobs/totals.ts";
import type { Viewer, ViewerKind } from "#core/jobs/viewer.ts";
import { describeClosed } from "#core/jobs/wall/describe-closed.ts";
import type { KnownPlace } from "#core/places/find-places.ts";

export type ListScope = "all" | "remote";

const wholeOf: Record<ListScope, JobQuery> = { all: {}, remote: { work: "remote" } };

/** Every job on the remote list is remote, so only hybrid narrows it. */
const workTypesOf: Record<ListScope, readonly WorkArrangement[]> = {
  all: workArrangements,
  remote: ["hybrid"],
};

export type JobList = ListPage & {
  boardTotal: number;
  isLimited: boolean;
  /** Only the filters that the viewer has. */
  query: JobQuery;
  hasPay: boolean;
  workTypes: readonly WorkArrangement[];
  hints: ListHints | null;
  order: ListOrder;
  unlock: UnlockText | null;
  closed: string | null;
  /** Jobs that have most of a search. */
  near: NearList | null;
  empty: EmptyList | null;
};

/**
 * Visitors without a subscription get the newest free jobs, narrowed by the filters they have. Subscribers
 * get pages of 100, which are stable while new jobs arrive.
 */
export async function listJobs(asked: AskedList, now = new Date()): Promise<JobList> {
  const list = await readJobs(asked, now);
  noteEmptyList(asked, list);
  return list;
}

export function readJobs(asked: AskedJobs, now = new Date()): Promise<JobList> {
  return readList(asked, null, now);
}

export function noteEmptyList({ scope, viewer }: AskedList, { query, total }: JobList): void {
  if (!total) noteEmptySearch(query, viewer, scope === "remote" ? scope : "");
}

type AskedJobs = {
  scope: ListScope;
  query: JobQuery;
  viewer: ViewerKind;
  after: string | null;
  order?: ListOrder;
};

export type AskedList = AskedJobs & { viewer: Viewer };

async function readList(asked: AskedJobs, circle: WiderCircle | null, now: Date): Promise<JobList> {
  const { scope, viewer } = asked;
  const isLimited = !seesAllJobs(viewer);
  const wanted = tellingPart(scope, asked.query);
  const query = allowedFilters(wanted, viewer);
  const whole = queryConditions(wholeOf[scope], now);
  const count = async (query: JobQuery) => countList(await ask(query, now, { whole }), now);
  const showsNear = !isLimited && !asked.after;
  const typed = await ask(query, now, { whole, showsNear });
  const placed = typed.around ?? query;
  const read = circle ? await ask({ ...placed, ...circle.asked }, now, { whole, showsNear }) : typed;
  const { conditions } = read;
  const center = centerOf(placed);
  const order = orderFor(asked.order, { isRanked: read.ranking !== null, center }, now);
  const day = dayOrders.find((name) => name === order.name) ?? null;
  const select = () => {
    if (!isLimited) return readPage(read, { order, after: asked.after }, now);
    // The conditions narrow the newest free jobs, not the list.
    const among = amongNewest([...whole, ...asideAmong(conditions)], freeJobs, now);
    return readPage({ conditions, ranking: null }, { order: withUnstated(order), after: null, among }, now);
  };
  const [featured, page, totals, matches] = await Promise.all([
    selectFeatured(conditions, now),
    select(),
    jobTotals(now),
    asksClosed(wanted, query) ? count({ ...wanted, ...circle?.asked }) : null,
  ]);
  const isEmpty = page.count === 0 && !featured.length;
  const first = isEmpty && !circle ? await widerCircle(placed, 0, count) : null;
  if (first) return readList(asked, first, now);
  // A page past the end shows the first.
  if (page.isLater && !page.rows.length) return readList({ ...asked, after: null }, circle, now);
  // The list has this order only if a job states the day.
  if (order.isStated && !isLimited && !page.rows.length)
    return readList({ ...asked, order: undefined }, circle, now);
  const current = shownName(order, read.ranking !== null);
  const isBoard = !conditions.length && !order.isStated;
  const cards = toListPage({ ...page, featured, live: isBoard ? totals.live : 0 }, now, center);
  const list = await labelUnstated(cards, query.facts);
  const isFew = list.total > 0 && list.total < fewJobs;
  const wider = circle ?? (isFew ? await widerCircle(placed, list.total, count) : null);
  const narrowed = circle ? { ...query, within: circle.asked.within } : query;
  const shown = [...featured, ...page.rows].map(({ id }) => id);
  const figures = isLimited
    ? await describeClosed({ ...list, conditions, query: narrowed, shown }, now)
    : null;
  const all = day && !isLimited ? await countJobs(conditions, now) : 0;
  const near = await nearCards(read, page.near, { isAny: list.total > 0 }, now, center);
  return {
    ...list,
    boardTotal: conditions.length || day ? Math.max(totals.live, list.total) : list.total,
    isLimited,
    query,
    hasPay: totals.hasPay,
    workTypes: workTypesOf[scope],
    order: current,
    near,
    hints: listHints(
      query,
      offers.list,
      typed.search,
      {
        current,
        offered:
          list.total > 1 || order.isStated ? ordersOf(read.ranking !== null, center !== null, totals) : [],
        said: day && undatedText(day, isLimited ? "last" : all > countLimit ? null : all - page.count),
      },
      otherReading(
        nearHint(placed, offers.list, circle ? 0 : list.total, wider),
        typed.search,
        query,
        offers.list,
      ),
    ),
    unlock: isLimited ? unlockText(list, narrowed, figures, viewer) : null,
    closed: matches && explainPaywall(wanted, query, matches, list),
    empty: list.total || near ? null : await explainEmpty(query, typed.search, addressIn, count),
  };
}

/** The order that was asked for, where the list has it. */
export function orderFor(
  asked: ListOrder = "best",
  { isRanked, center }: { isRanked: boolean; center: KnownPlace | null },
  now: Date,
): Order {
  const isThere = asked === "nearest" ? center !== null : true;
  const name = isThere && asked !== "best" ? asked : isRanked ? "best" : "newest";
  return orderBy(name, center, now);
}

function addressIn(query: JobQuery): string {
  return queryAddress(query, offers.list);
}

export function countedQuery(
  { scope, query, viewer }: { scope: ListScope; query: JobQuery; viewer: Viewer },
  now: Date,
): { query: JobQuery; whole: Condition[] } {
  return {
    query: allowedFilters(tellingPart(scope, query), viewer),
    whole: queryConditions(wholeOf[scope], now),
  };
}

function ordersOf(isRanked: boolean, isAround: boolean, { states, hasPay }: JobTotals): ListOrder[] {
  return [
    "best",
    ...(isRanked ? (["newest"] as const) : []),
    ...(isAround ? (["nearest"] as const) : []),
    ...(hasPay ? (["pay"] as const) : []),
    ...dayOrders.filter((day) => states[day]),
  ];
}

function tellingPart(scope: ListScope, { work, ...query }: JobQuery): JobQuery {
  return work && workTypesOf[scope].includes(work) ? { ...query, work } : query;
}
