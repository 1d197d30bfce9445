import { and, or, sql } from "drizzle-orm";
import { type CardRow, cardColumns, earliestEnd, toCard } from "#core/jobs/card-rows.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { selectByIds } from "#core/jobs/list/select-cards.ts";
import { isFeatured, newestFirst } from "#core/jobs/live-rows.ts";
import {
  type Condition,
  countryCondition,
  isEach,
  stateCondition,
  titleCondition,
} from "#core/jobs/query/conditions.ts";
import { jobs } from "#core/jobs/tables.ts";
import { cachedValues } from "#core/platform/cached-value.ts";
import { db } from "#core/platform/db.server.ts";
import { findAlike, type RelatedTo } from "./alike-jobs.ts";

const perKind = 3;
const inAll = 6;

const remembered = cachedValues({ read: findRelated, max: 2_000, ttl: 5 * 60_000 });

export type RelatedJobs = { cards: JobCard[]; freshUntil: Date | null };

export async function relatedJobs(job: RelatedTo, now = new Date()): Promise<RelatedJobs> {
  const found = await remembered.forceFetch(job.id, { context: { job, now } });
  const open = found.filter((row) => row.expiresAt > now);
  return { cards: open.map((row) => toCard(row, now)), freshUntil: earliestEnd(open) };
}

export function clearRelated() {
  remembered.clear();
}

/** Featured jobs that fit come first, then the jobs most like this one. */
async function findRelated({ job, now }: { job: RelatedTo; now: Date }): Promise<CardRow[]> {
  const [featured, alike] = await Promise.all([selectFeatured(job, now), findAlike(job, inAll, now)]);
  const others = await selectByIds(alike);
  return [...featured.filter(({ id }) => id !== job.id).slice(0, perKind), ...others].slice(0, inAll);
}

function selectFeatured(job: RelatedTo, now: Date): Promise<CardRow[]> {
  const place = job.usStates.length
    ? stateCondition(job.usStates)
    : job.countryCode && countryCondition(job.countryCode);
  const keyword = titleKeyword(job.title);
  const alike = [place, keyword && titleCondition(keyword)].filter(Boolean) as Condition[];
  const ways = [
    sql`${jobs.companySlug} = ${job.companySlug}`,
    ...alike.map((condition) => isEach([condition])),
  ];
  return db
    .select(cardColumns)
    .from(jobs)
    .where(and(isFeatured(now), or(...ways)))
    .orderBy(...newestFirst)
    .limit(perKind + 1);
}

export function titleKeyword(title: string): string | null {
  return (
    title
      .match(/[\p{L}\p{N}]+/gu)
      ?.find((word) => word.length > 3)
      ?.toLowerCase() ?? null
  );
}
