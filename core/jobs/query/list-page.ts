import { and } from "drizzle-orm";
import { type CardRow, cardColumns, earliestEnd, toCards } from "#core/jobs/card-rows.ts";
import { type Cursor, writeCursor } from "#core/jobs/cursor.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { isFeatured, newestFirst, pageSize } from "#core/jobs/live-rows.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { countedUpTo } from "#core/jobs/query/select-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";

/** What every list of jobs gives of itself to the page that shows it. */
export type ListPage = {
  /** Every featured job that matches, newest first, on the first page only. */
  featured: JobCard[];
  cards: JobCard[];
  /** How many job rows the cards stand for. */
  shown: number;
  /** How many jobs match in truth, featured ones included; `isCapped` when there are more than counted. */
  total: number;
  isCapped: boolean;
  /** Address parameter `after` of the next page; null at the end. */
  next: string | null;
  isFirstPage: boolean;
  /** When the first of the listings shown runs out. */
  freshUntil: Date | null;
};

type Found = {
  /** All featured jobs that match. */
  featured: CardRow[];
  /** The page's ordinary jobs; one more than a page holds says that there is a next one. */
  rows: CardRow[];
  /** How many ordinary jobs match, as `countJobs` counts. */
  count: number;
};

export function toListPage({ featured, rows, count }: Found, after: Cursor | null, now: Date): ListPage {
  const shownFeatured = after ? [] : featured;
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    featured: toCards(shownFeatured, now),
    cards: toCards(page, now),
    shown: page.length + shownFeatured.length,
    total: Math.min(count, countedUpTo) + featured.length,
    isCapped: count > countedUpTo,
    next: rows.length > pageSize && last ? writeCursor(last) : null,
    isFirstPage: after === null,
    freshUntil: earliestEnd([...shownFeatured, ...page]),
  };
}

/** All live featured jobs that meet the conditions, newest first. */
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
