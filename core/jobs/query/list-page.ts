import { and, sql } from "drizzle-orm";
import { type CardRow, cardColumns, earliestEnd, toCards } from "#core/jobs/card-rows.ts";
import { readCursor, writeCursor } from "#core/jobs/cursor.ts";
import { countLimit } from "#core/jobs/gather-or-walk.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { isFeatured, newestFirst, pageSize } from "#core/jobs/live-rows.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { firstOnPage, type PagePlace } from "#core/jobs/query/page-place.ts";
import { rangeText } from "#core/jobs/query/range-text.ts";
import { selectJobs } from "#core/jobs/query/select-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { Point } from "#core/places/distance.ts";
import { db } from "#core/platform/db.server.ts";

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
  /** Null for the complete board. */
  count: number | null;
  place: PagePlace | null;
  next: string | null;
  previous: string | null;
  isLater: boolean;
  /** No job meets all of the search, so these have the work without its conditions. */
  isWorkAlone?: boolean;
};

type Found = Omit<ReadPage, "count"> & {
  featured: CardRow[];
  count: number;
  live?: number;
};

export async function pageByDate(
  conditions: Condition[],
  cursor: string | null,
  now: Date,
): Promise<ReadPage> {
  const after = readCursor(cursor);
  const { rows, count, place } = await selectJobs(conditions, { limit: pageSize + 1, after }, now);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rows: page,
    count,
    place,
    next: rows.length > pageSize && last ? writeCursor(last) : null,
    previous: place?.previous ? writeCursor(place.previous) : null,
    isLater: after !== null,
  };
}

export function onlyPage({ rows, count }: Pick<ReadPage, "rows" | "count">): ReadPage {
  return { rows, count, place: null, next: null, previous: null, isLater: false };
}

export function toListPage(
  { featured, rows, count, live = 0, place, next, previous, isLater }: Found,
  now: Date,
  center: Point | null = null,
): ListPage {
  const shownFeatured = isLater ? [] : featured;
  const shown = rows.length + shownFeatured.length;
  const from = firstOnPage(place, featured.length);
  // The count may be older than the rows.
  const total = Math.max(live, Math.min(count, countLimit) + featured.length, from ? from - 1 + shown : 0);
  const isCapped = count > countLimit;
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

export function selectFeatured(conditions: Condition[], now: Date): Promise<CardRow[]> {
  return db
    .select(cardColumns)
    .from(jobs)
    .where(areFeatured(conditions, now))
    .orderBy(...newestFirst);
}

export function countFeatured(conditions: Condition[], now: Date): Promise<number> {
  return db.$count(jobs, areFeatured(conditions, now));
}

function areFeatured(conditions: Condition[], now: Date) {
  return and(isFeatured(now), ...conditions.map((condition) => condition.opaque));
}

export async function selectMatching(rows: CardRow[], conditions: Condition[]): Promise<CardRow[]> {
  if (!rows.length) return [];
  const matching = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        sql`${jobs.id} = any(${sql.param(rows.map((row) => row.id))}::uuid[])`,
        ...conditions.map((condition) => condition.opaque),
      ),
    );
  const ids = new Set(matching.map((row) => row.id));
  return rows.filter((row) => ids.has(row.id));
}
