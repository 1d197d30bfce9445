import { and, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { type CardRow, cardColumns, earliestEnd, toCard } from "#core/jobs/card-rows.ts";
import { type Cursor, readCursor, writeCursor } from "#core/jobs/cursor.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { isBeyond, isFeatured, isLive, isOrdinary, newestFirst, pageSize } from "#core/jobs/live-rows.ts";
import { companySize, companySummary, companyWebsite } from "#core/jobs/pages/company-facts.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";

export type CompanyPage = {
  name: string;
  slug: string;
  logoUrl: string | null;
  website: string | null;
  summary: string | null;
  size: ReturnType<typeof companySize>;
  jobCount: number;
  locationCount: number;
  hasRemote: boolean;
  /** On the first page featured jobs come first. */
  cards: JobCard[];
  next: string | null;
  isFirstPage: boolean;
  freshUntil: Date | null;
};

/** A company with live jobs, a page of them newest first; null when it has none. A page past the end is the first. */
export async function findCompany(
  slug: string,
  page: { after?: string | null } = {},
  now = new Date(),
): Promise<CompanyPage | null> {
  const after = readCursor(page.after ?? null);
  const [featured, rows] = await Promise.all([
    after ? [] : selectFeatured(slug, now),
    selectOrdinary(slug, after, now),
  ]);
  const shown = [...featured, ...rows.slice(0, pageSize)];
  const [first] = shown;
  if (!first) return after ? findCompany(slug, {}, now) : null;
  const facts = (await remembered.fetch(slug, { context: now })) ?? (await readFacts(slug, now));
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return {
    name: first.companyName,
    slug,
    logoUrl: shown.find((row) => row.companyLogoUrl)?.companyLogoUrl ?? null,
    size: companySize(facts.jobCount),
    ...facts,
    cards: shown.map((row) => toCard(row, now)),
    next: last ? writeCursor(last) : null,
    isFirstPage: after === null,
    freshUntil: earliestEnd(shown),
  };
}

/** For clearJobCaches alone. */
export function clearCompanyFacts() {
  remembered.clear();
}

type CompanyFacts = Pick<CompanyPage, "website" | "summary" | "jobCount" | "locationCount" | "hasRemote">;

// What is said of a company as a whole is read from all its jobs: thousands, for the largest.
const remembered = new LRUCache<string, CompanyFacts, Date>({
  max: 2_000,
  ttl: 5 * 60_000,
  fetchMethod: (slug, _stale, { context }) => readFacts(slug, context),
});

async function readFacts(slug: string, now: Date): Promise<CompanyFacts> {
  const [counts, samples] = await Promise.all([countCompany(slug, now), selectSamples(slug, now)]);
  return {
    website: companyWebsite(samples),
    summary: companySummary(samples.find((job) => job.descriptionMd)?.descriptionMd ?? ""),
    ...(counts ?? { jobCount: 0, locationCount: 0, hasRemote: false }),
  };
}

function selectOrdinary(slug: string, after: Cursor | null, now: Date): Promise<CardRow[]> {
  return db
    .select(cardColumns)
    .from(jobs)
    .where(and(isOf(slug), isOrdinary(now), isBeyond(after)))
    .orderBy(...newestFirst)
    .limit(pageSize + 1);
}

function selectFeatured(slug: string, now: Date): Promise<CardRow[]> {
  return db
    .select(cardColumns)
    .from(jobs)
    .where(and(isOf(slug), isFeatured(now)))
    .orderBy(...newestFirst);
}

/** The newest few, for what is said of the company itself. */
function selectSamples(slug: string, now: Date) {
  const { companyUrl, applyUrl, url, descriptionMd } = jobs;
  return db
    .select({ companyUrl, applyUrl, url, descriptionMd })
    .from(jobs)
    .where(and(isOf(slug), isLive(now)))
    .orderBy(...newestFirst)
    .limit(5);
}

async function countCompany(slug: string, now: Date) {
  const places = sql`(
    select count(distinct coalesce(place ->> 'text', ${jobs.location})) from ${jobs}
    left join lateral jsonb_array_elements(${jobs.places}) as place on true where ${isOf(slug)} and ${isLive(now)}
  )`;
  const [facts] = await db
    .select({
      jobCount: sql<number>`count(*)::int`,
      locationCount: sql<number>`${places}::int`,
      hasRemote: sql<boolean>`coalesce(bool_or(${jobs.hasRemote}), false)`,
    })
    .from(jobs)
    .where(and(isOf(slug), isLive(now)));
  return facts;
}

function isOf(slug: string) {
  return sql`${jobs.companySlug} = ${slug}`;
}
