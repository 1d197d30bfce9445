import { labelUnstated } from "#core/jobs/facts/label-unstated.ts";
import { countList, type ListFigures, listFigures } from "#core/jobs/list/count-list.ts";
import { amongNewest } from "#core/jobs/list/find-jobs.ts";
import { newest, orderBy } from "#core/jobs/list/orders.ts";
import { selectFeatured } from "#core/jobs/list/select-cards.ts";
import { centerOf } from "#core/jobs/near/known-place.ts";
import { nearHint } from "#core/jobs/near/near-hint.ts";
import { fewJobs, type WiderCircle, widerCircle } from "#core/jobs/near/wider-circle.ts";
import { freeJobs, seesAllJobs } from "#core/jobs/query/access.ts";
import { asideAmong, recentCondition, type Span } from "#core/jobs/query/conditions.ts";
import type { JobQuery, ListOrder } from "#core/jobs/query/job-query.ts";
import { type ListHints, listHints, type UnlockText, unlockText } from "#core/jobs/query/list-hints.ts";
import { type ListPage, readPage, toListPage } from "#core/jobs/query/list-page.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import type { ViewerKind } from "#core/jobs/viewer.ts";
import { describeClosed } from "#core/jobs/wall/describe-closed.ts";

export type SearchJobs = ListPage & {
  isLimited: boolean;
  order: ListOrder;
  hints: ListHints | null;
  unlock: UnlockText | null;
};

export const narrowings = ["location", "near", "within", "facts", "starts_from", "starts_until"] as const;

export type AskedSearch = {
  query: JobQuery;
  narrowing?: JobQuery;
  viewer: ViewerKind;
  after: string | null;
  order?: ListOrder;
};

/**
 * Visitors without a subscription get the first free jobs, and a narrowing leaves some of these. Subscribers
 * get pages of 100.
 */
export function listSearchJobs(asked: AskedSearch, now = new Date()): Promise<SearchJobs> {
  return readList(asked, null, now);
}

async function readList(asked: AskedSearch, circle: WiderCircle | null, now: Date): Promise<SearchJobs> {
  const { viewer, narrowing = {} } = asked;
  const isLimited = !seesAllJobs(viewer);
  const own = queryConditions(asked.query, now);
  const within = circle?.asked.within ?? narrowing.within;
  const narrowed = queryConditions({ ...narrowing, ...circle?.asked }, now);
  const conditions = [...own, ...narrowed];
  const center = centerOf(narrowing);
  const order = asked.order === "nearest" && center ? orderBy("nearest", center, now) : newest;
  const among = isLimited && { among: amongNewest([...own, ...asideAmong(narrowed)], freeJobs, now) };
  const after = isLimited ? null : asked.after;
  const [featured, page] = await Promise.all([
    selectFeatured(conditions, now),
    readPage({ conditions, ranking: null }, { order, after, ...among }, now),
  ]);
  const count = (query: JobQuery) => countList({ conditions: [...own, ...queryConditions(query, now)] }, now);
  const isEmpty = page.count === 0 && !featured.length;
  const first = isEmpty && !circle ? await widerCircle(narrowing, 0, count) : null;
  if (first) return readList(asked, first, now);
  // A page past the end shows the first.
  if (page.isLater && !page.rows.length) return readList({ ...asked, after: null }, circle, now);
  const list = await labelUnstated(toListPage({ ...page, featured }, now, center), narrowing.facts);
  const isFew = list.total > 0 && list.total < fewJobs;
  const wider = circle ?? (isFew ? await widerCircle(narrowing, list.total, count) : null);
  const shown = [...featured, ...page.rows].map(({ id }) => id);
  const figures = isLimited
    ? await describeClosed({ ...list, conditions, query: { ...narrowing, within }, shown }, now)
    : null;
  const current = order.name === "nearest" ? ("nearest" as const) : ("best" as const);
  const orders = center && { current, offered: ["best" as const, "nearest" as const] };
  return {
    ...list,
    isLimited,
    order: current,
    hints: listHints(
      { ...narrowing, facts: undefined },
      narrowings,
      null,
      list.total > 1 ? orders : null,
      nearHint(narrowing, narrowings, circle ? 0 : list.total, wider),
    ),
    unlock: isLimited ? unlockText(list, { ...narrowing, within }, figures, viewer) : null,
  };
}

export async function countRecent(span: Span, now = new Date()): Promise<number | null> {
  return (await countList({ conditions: [recentCondition(span, now)] }, now)).count;
}

export function searchFigures(query: JobQuery, now = new Date()): Promise<ListFigures> {
  return listFigures({ conditions: queryConditions(query, now) }, now);
}
