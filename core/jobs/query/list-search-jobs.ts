import { nearestFirst } from "#core/jobs/card-rows.ts";
import { labelUnstated } from "#core/jobs/facts/label-unstated.ts";
import { centerOf } from "#core/jobs/near/known-place.ts";
import { nearHint } from "#core/jobs/near/near-hint.ts";
import { nearestPage } from "#core/jobs/near/nearest-page.ts";
import { fewJobs, type WiderCircle, widerCircle } from "#core/jobs/near/wider-circle.ts";
import { freeJobs, seesAllJobs } from "#core/jobs/query/access.ts";
import { asideAmong, type Condition, recentCondition, type Span } from "#core/jobs/query/conditions.ts";
import type { JobQuery, ListOrder } from "#core/jobs/query/job-query.ts";
import { type ListFigures, listFigures } from "#core/jobs/query/list-figures.ts";
import { type ListHints, listHints, type UnlockText, unlockText } from "#core/jobs/query/list-hints.ts";
import {
  type ListPage,
  onlyPage,
  pageByDate,
  selectFeatured,
  selectMatching,
  toListPage,
} from "#core/jobs/query/list-page.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { countJobs, selectJobs } from "#core/jobs/query/select-jobs.ts";
import { countAll } from "#core/jobs/search/explain-empty.ts";
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
  const within = circle?.within ?? narrowing.within;
  const narrowed = queryConditions({ ...narrowing, within }, now);
  const conditions = [...own, ...narrowed];
  const center = centerOf(narrowing);
  const around = asked.order === "nearest" ? center && { center, within } : null;
  const read = async () => {
    if (!isLimited)
      return around
        ? nearestPage(around, conditions, asked.after, now)
        : pageByDate(conditions, asked.after, now);
    const first = await selectFirst(own, narrowed, now);
    return onlyPage(around ? { ...first, rows: nearestFirst(around.center, first.rows) } : first);
  };
  const [featured, page] = await Promise.all([selectFeatured(conditions, now), read()]);
  const count = (query: JobQuery) => countAll([...own, ...queryConditions(query, now)], now);
  const isEmpty = page.count === 0 && !featured.length;
  const first = isEmpty && !circle ? await widerCircle(narrowing, 0, count) : null;
  if (first) return readList(asked, first, now);
  // A page past the end shows the first.
  if (page.isLater && !page.rows.length) return readList({ ...asked, after: null }, circle, now);
  const cards = toListPage({ ...page, featured, count: page.count ?? page.rows.length }, now, center);
  const list = await labelUnstated(cards, narrowing.facts);
  const isFew = list.total > 0 && list.total < fewJobs;
  const wider = circle ?? (isFew ? await widerCircle(narrowing, list.total, count) : null);
  const shown = [...featured, ...page.rows].map(({ id }) => id);
  const figures = isLimited
    ? await describeClosed({ ...list, conditions, query: { ...narrowing, within }, shown }, now)
    : null;
  const orders = center && {
    current: around ? ("nearest" as const) : ("best" as const),
    offered: ["best" as const, "nearest" as const],
  };
  return {
    ...list,
    isLimited,
    order: around ? "nearest" : "best",
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

async function selectFirst(own: Condition[], narrowing: Condition[], now: Date) {
  const [first, count] = await Promise.all([
    selectJobs([...own, ...asideAmong(narrowing)], { limit: freeJobs }, now),
    narrowing.length ? countJobs([...own, ...narrowing], now) : null,
  ]);
  if (count === null) return first;
  const rows = await selectMatching(first.rows, narrowing);
  return { rows, count: Math.max(count, rows.length) };
}

export async function countRecent(span: Span, now = new Date()): Promise<number | null> {
  return (await listFigures([recentCondition(span, now)], now)).count;
}

export function searchFigures(query: JobQuery, now = new Date()): Promise<ListFigures> {
  return listFigures(queryConditions(query, now), now);
}
