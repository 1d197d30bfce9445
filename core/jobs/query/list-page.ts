import type { SQL } from "drizzle-orm";
import { type CardRow, earliestEnd, toCards } from "#core/jobs/card-rows.ts";
import { readCursor, writeCursor } from "#core/jobs/cursor.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { countLimit, findJobs, type NearJob, type Question } from "#core/jobs/list/find-jobs.ts";
import type { Order } from "#core/jobs/list/orders.ts";
import { selectByIds } from "#core/jobs/list/select-cards.ts";
import { pageSize } from "#core/jobs/live-rows.ts";
import { rangeText } from "#core/jobs/query/range-text.ts";
import type { Point } from "#core/places/distance.ts";

export type ListPage = {
  /** Only the first page has these. */
  featured: JobCard[];
  cards: JobCard[];
  shown: number;
  total: number;
  isCapped: boolean;
  shownText: string;
  next: string | null;
  isFirstPage: boolean;
  previous: string | null;
  freshUntil: Date | null;
};

export type ReadPage = {
  rows: CardRow[];
  /** Excludes featured jobs and stops at 10,001. */
  count: number;
  /** How many come before, and null where that wasn't counted. */
  passed: number | null;
  next: string | null;
  previous: string | null;
  isLater: boolean;
  near: NearJob[];
};

type Found = Omit<ReadPage, "near"> & { featured: CardRow[]; live?: number };

export type Reading = { order: Order; after: string | null; among?: SQL };

/** A page of a hundred jobs. A cursor of another order shows the first. */
export async function readPage(
  question: Question,
  { order, after, among }: Reading,
  now: Date,
): Promise<ReadPage> {
  const cursor = readCursor(after, order.name);
  const page = { limit: pageSize + 1, after: cursor, ...(among && { among }) };
  const { keys, near, ...found } = await findJobs(question, order, page, now);
  const shown = keys.slice(0, pageSize);
  const last = keys.length > pageSize ? shown.at(-1) : undefined;
  return {
    rows: await selectByIds(shown.map(({ id }) => id)),
    count: found.count,
    passed: found.passed,
    next: last ? writeCursor(last, order.name) : null,
    previous: found.previous && writeCursor(found.previous, order.name),
    isLater: cursor !== null,
    near,
  };
}

export function toListPage(
  { featured, rows, count, live = 0, passed, next, previous, isLater }: Found,
  now: Date,
  center: Point | null = null,
): ListPage {
  const shownFeatured = isLater ? [] : featured;
  const shown = rows.length + shownFeatured.length;
  const from = isLater ? (passed === null ? null : passed + 1 + featured.length) : 1;
  const total = Math.max(live, Math.min(count, countLimit) + featured.length, from ? from - 1 + shown : 0);
  const isCapped = !live && count > countLimit;
  return {
    featured: toCards(shownFeatured, now, center),
    cards: toCards(rows, now, center),
    shown,
    total,
    isCapped,
    shownText: rangeText({ from, shown, total, isCapped }),
    next,
    isFirstPage: !isLater,
    previous,
    freshUntil: earliestEnd([...shownFeatured, ...rows]),
  };
}
