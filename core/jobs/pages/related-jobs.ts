import { and, or, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { type CardRow, cardColumns, earliestEnd, toCard } from "#core/jobs/card-rows.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { isFeatured, isOrdinary, newestFirst } from "#core/jobs/live-rows.ts";
import type { JobDetail } from "#core/jobs/pages/find-job.ts";
import {
  type Condition,
  countryCondition,
  stateCondition,
  titleCondition,
} from "#core/jobs/query/conditions.ts";
import { selectFew } from "#core/jobs/query/select-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";

const perKind = 3;
const inAll = 6;

type RelatedTo = Pick<JobDetail, "id" | "title" | "companySlug" | "usStates" | "countryCode">;

const remembered = new LRUCache<string, CardRow[], { job: RelatedTo; now: Date }>({
  max: 2_000,
  ttl: 5 * 60_000,
  fetchMethod: (_id, _stale, { context }) => findRelated(context.job, context.now),
});

export async function relatedJobs(
  job: RelatedTo,
  now = new Date(),
): Promise<{ cards: JobCard[]; freshUntil: Date | null }> {
  const found = (await remembered.fetch(job.id, { context: { job, now } })) ?? (await findRelated(job, now));
  const open = found.filter((row) => row.expiresAt > now);
  return { cards: open.map((row) => toCard(row, now)), freshUntil: earliestEnd(open) };
}

export function clearRelated() {
  remembered.clear();
}

async function findRelated(job: RelatedTo, now: Date): Promise<CardRow[]> {
  const limit = perKind + 1;
  const place = job.usStates.length
    ? stateCondition(job.usStates)
    : job.countryCode && countryCondition(job.countryCode);
  const keyword = titleKeyword(job.title);
  const title = keyword && titleCondition(keyword);
  const kinds = await Promise.all([
    selectFeatured(job.companySlug, [place, title].filter(Boolean) as Condition[], limit, now),
    selectOfCompany(job.companySlug, limit, now),
    place ? selectFew(place, limit, now) : [],
    title ? selectFew(title, limit, now) : [],
  ]);
  const found = new Map<string, CardRow>();
  for (const rows of kinds) {
    for (const row of rows.filter((row) => row.id !== job.id).slice(0, perKind)) found.set(row.id, row);
  }
  return [...found.values()].slice(0, inAll);
}

export function titleKeyword(title: string): string | null {
  return (
    title
      .match(/[\p{L}\p{N}]+/gu)
      ?.find((word) => word.length > 3)
      ?.toLowerCase() ?? null
  );
}

function selectFeatured(
  companySlug: string,
  alike: Condition[],
  limit: number,
  now: Date,
): Promise<CardRow[]> {
  const ways = [sql`${jobs.companySlug} = ${companySlug}`, ...alike.map((condition) => condition.opaque)];
  return db
    .select(cardColumns)
    .from(jobs)
    .where(and(isFeatured(now), or(...ways)))
    .orderBy(...newestFirst)
    .limit(limit);
}

function selectOfCompany(companySlug: string, limit: number, now: Date): Promise<CardRow[]> {
  return db
    .select(cardColumns)
    .from(jobs)
    .where(sql`${jobs.companySlug} = ${companySlug} and ${isOrdinary(now)}`)
    .orderBy(...newestFirst)
    .limit(limit);
}
