import { nearestFirst } from "#core/jobs/card-rows.ts";
import { datedPage } from "#core/jobs/days/dated-page.ts";
import { soonestFirst } from "#core/jobs/days/day-order.ts";
import { undatedText } from "#core/jobs/days/undated-text.ts";
import { labelUnstated } from "#core/jobs/facts/label-unstated.ts";
import { type WorkArrangement, workArrangements } from "#core/jobs/listing.ts";
import { centerOf } from "#core/jobs/near/known-place.ts";
import { type NearHint, nearHint } from "#core/jobs/near/near-hint.ts";
import { nearestPage } from "#core/jobs/near/nearest-page.ts";
import { withOtherReading } from "#core/jobs/near/other-reading.ts";
import { fewJobs, type WiderCircle, widerCircle } from "#core/jobs/near/wider-circle.ts";
import { allowedFilters, freeJobs, seesAllJobs } from "#core/jobs/query/access.ts";
import { asideAmong, type Condition } from "#core/jobs/query/conditions.ts";
import {
  type DayOrder,
  dayOrders,
  type JobQuery,
  type ListOrder,
  offers,
} from "#core/jobs/query/job-query.ts";
import {
  asksClosed,
  explainPaywall,
  type ListHints,
  listHints,
  type UnlockText,
  unlockText,
} from "#core/jobs/query/list-hints.ts";
import {
  type ListPage,
  onlyPage,
  pageByDate,
  type ReadPage,
  selectFeatured,
  selectMatching,
  toListPage,
} from "#core/jobs/query/list-page.ts";
import { queryAddress } from "#core/jobs/query/query-address.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { countJobs, walk } from "#core/jobs/query/select-jobs.ts";
import { noteEmptySearch } from "#core/jobs/search/empty-searches.ts";
import { countMatches, type EmptyList, explainEmpty } from "#core/jobs/search/explain-empty.ts";
import { planSearch, selectByDate } from "#core/jobs/search/plan-search.ts";
import { rankedPage } from "#core/jobs/search/ranked-page.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import type { Viewer, ViewerKind } from "#core/jobs/viewer.ts";
import { describeClosed } from "#core/jobs/wall/describe-closed.ts";

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
  const count = async (query: JobQuery) => countMatches(await planSearch(query, now), whole, now);
  const typed = await planSearch(query, now);
  const placed = typed.around ?? query;
  const read = circle ? await planSearch({ ...placed, within: circle.within }, now) : typed;
  const conditions = [...whole, ...read.conditions];
  const day = dayOrders.find((order) => order === asked.order) ?? null;
  const center = centerOf(placed);
  const around =
    asked.order === "nearest" ? center && { center, within: circle?.within ?? placed.within } : null;
  const ranking = day || around || asked.order === "newest" ? null : read.ranking;
  const otherReading = (hint: NearHint | null) =>
    typed.search
      ? withOtherReading(
          hint,
          { search: typed.search, query, around: typed.around ?? typed.unread },
          offers.list,
          count,
        )
      : hint;
  const order = day ?? (around ? "nearest" : ranking || !read.ranking ? "best" : "newest");
  const select = (): Promise<ReadPage & { undated?: number | null }> => {
    if (isLimited)
      return selectOfNewest(scope, conditions, now, day).then((found) =>
        onlyPage(around ? { ...found, rows: nearestFirst(around.center, found.rows) } : found),
      );
    if (ranking) return rankedPage(ranking, [...whole, ...read.filters], asked.after, now);
    return selectByDate(read, whole, (conditions) =>
      day
        ? datedPage(day, conditions, asked.after, now)
        : around
          ? nearestPage(around, conditions, asked.after, now)
          : pageByDate(conditions, asked.after, now),
    );
  };
  const [featured, page, totals, matches] = await Promise.all([
    selectFeatured(conditions, now),
    select(),
    jobTotals(now),
    asksClosed(wanted, query) ? count(circle ? { ...wanted, within: circle.within } : wanted) : null,
  ]);
  const isEmpty = page.count === 0 && !featured.length;
  const first = isEmpty && !circle ? await widerCircle(placed, 0, count) : null;
  if (first) return readList(asked, first, now);
  // A page past the end shows the first.
  if (page.isLater && !page.rows.length) return readList({ ...asked, after: null }, circle, now);
  // The list has this order only if a job states the day.
  if (day && !isLimited && !page.rows.length) return readList({ ...asked, order: undefined }, circle, now);
  const live = page.count === null ? totals.live : 0;
  const cards = toListPage({ ...page, featured, count: page.count ?? page.rows.length, live }, now, center);
  const list = await labelUnstated(cards, query.facts);
  const isFew = list.total > 0 && list.total < fewJobs;
  const wider = circle ?? (isFew ? await widerCircle(placed, list.total, count) : null);
  const narrowed = circle ? { ...query, within: circle.within } : query;
  const shown = [...featured, ...page.rows].map(({ id }) => id);
  const figures = isLimited
    ? await describeClosed({ ...list, conditions, query: narrowed, shown }, now)
    : null;
  return {
    ...list,
    boardTotal: conditions.length || day ? Math.max(totals.live, list.total) : list.total,
    isLimited,
    query,
    hasPay: totals.hasPay,
    workTypes: workTypesOf[scope],
    order,
    hints: listHints(
      query,
      offers.list,
      typed.search,
      {
        current: order,
        offered: list.total > 1 || day ? ordersOf(read.ranking !== null, center !== null, totals.states) : [],
        said: day && undatedText(day, isLimited ? "last" : (page.undated ?? null)),
      },
      await otherReading(nearHint(placed, offers.list, circle ? 0 : list.total, wider)),
      page.isWorkAlone && page.rows.length > 0 && !featured.length,
    ),
    unlock: isLimited ? unlockText(list, narrowed, figures, viewer) : null,
    closed: matches && explainPaywall(wanted, query, matches, list),
    empty: list.total ? null : await explainEmpty(query, typed.search, addressIn, count),
  };
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

function ordersOf(isRanked: boolean, isAround: boolean, states: Record<DayOrder, boolean>): ListOrder[] {
  return [
    "best",
    ...(isRanked ? (["newest"] as const) : []),
    ...(isAround ? (["nearest"] as const) : []),
    ...dayOrders.filter((day) => states[day]),
  ];
}

function tellingPart(scope: ListScope, { work, ...query }: JobQuery): JobQuery {
  return work && workTypesOf[scope].includes(work) ? { ...query, work } : query;
}

/** The conditions narrow the newest free jobs, not the list. */
export async function selectOfNewest(
  scope: ListScope,
  conditions: Condition[],
  now: Date,
  day: DayOrder | null = null,
) {
  const [newest, count] = await Promise.all([
    walk([...queryConditions(wholeOf[scope], now), ...asideAmong(conditions)], { limit: freeJobs }, now),
    conditions.length ? countJobs(conditions, now) : null,
  ]);
  const place = null;
  const matching = conditions.length ? await selectMatching(newest, conditions) : newest;
  const rows = day ? await soonestFirst(day, matching, now) : matching;
  // The cached count may be older than the rows. Fewer rows than are free are the complete list.
  if (newest.length < freeJobs) return { rows, count: rows.length, place };
  return { rows, count: count === null ? null : Math.max(count, rows.length), place };
}
