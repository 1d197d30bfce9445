import { and, isNull, sql } from "drizzle-orm";
import { type CardRow, cardColumns, earliestEnd, toCard } from "#core/jobs/card-rows.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { newest } from "#core/jobs/list/orders.ts";
import { selectFeatured } from "#core/jobs/list/select-cards.ts";
import { isListed, isUnlisted, newestFirst, pageSize } from "#core/jobs/live-rows.ts";
import { companySize, companySummary } from "#core/jobs/pages/company-facts.ts";
import { companyWebsite } from "#core/jobs/pages/company-website.ts";
import { readPage } from "#core/jobs/query/list-page.ts";
import { rangeText } from "#core/jobs/query/range-text.ts";
import { jobs } from "#core/jobs/tables.ts";
import { cachedValues } from "#core/platform/cached-value.ts";
import { db } from "#core/platform/db.server.ts";

const sampled = 40;

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
  cards: JobCard[];
  /** What lists leave out and no figure counts; on the first page alone. */
  unlisted: JobCard[];
  shownText: string | null;
  next: string | null;
  isFirstPage: boolean;
  previous: string | null;
  freshUntil: Date | null;
};

/** A page past the end shows the first. */
export async function findCompany(
  slug: string,
  page: { after?: string | null } = {},
  now = new Date(),
): Promise<CompanyPage | null> {
  const own = { key: `employer:${slug}`, is: isOf(slug) };
  const [featured, ordinary] = await Promise.all([
    selectFeatured([own], now),
    readPage({ conditions: [own], ranking: null }, { order: newest, after: page.after ?? null }, now),
  ]);
  const { isLater, rows } = ordinary;
  const unlisted = isLater ? [] : await selectUnlisted(slug, now);
  if (isLater && !rows.length) return findCompany(slug, {}, now);
  const shown = [...(isLater ? [] : featured), ...rows];
  const all = [...shown, ...unlisted];
  const [first] = all;
  if (!first) return null;
  const facts = await remembered.forceFetch(slug, { context: { slug, now } });
  const isWhole = !isLater && !ordinary.next;
  const from = isLater ? ordinary.passed && ordinary.passed + 1 + featured.length : 1;
  const jobCount = isWhole
    ? shown.length
    : Math.max(facts.jobCount, (from ?? 1) - 1 + shown.length + (ordinary.next ? 1 : 0));
  return {
    slug,
    // Whoever pays for a posting chooses its logo.
    logoUrl: all.find((row) => row.companyLogoUrl && !row.featuredUntil)?.companyLogoUrl ?? null,
    ...facts,
    name: shown.length ? facts.name : first.companyName,
    jobCount,
    size: companySize(jobCount),
    cards: shown.map((row) => ({ ...toCard(row, now), company: facts.name })),
    unlisted: unlisted.map((row) => toCard(row, now)),
    shownText: isWhole ? null : rangeText({ from, shown: shown.length, total: jobCount, isCapped: false }),
    next: ordinary.next,
    isFirstPage: !isLater,
    previous: ordinary.previous,
    freshUntil: earliestEnd(all),
  };
}

export function clearCompanyFacts() {
  remembered.clear();
}

type CompanyFacts = Pick<
  CompanyPage,
  "name" | "website" | "summary" | "jobCount" | "locationCount" | "hasRemote"
>;

// Large companies have thousands of jobs to read.
const remembered = cachedValues({ read: readFacts, max: 2_000, ttl: 5 * 60_000 });

async function readFacts({ slug, now }: { slug: string; now: Date }): Promise<CompanyFacts> {
  const [counts, samples] = await Promise.all([countCompany(slug, now), selectSamples(slug, now)]);
  const { name, ...others } = counts ?? { name: null, jobCount: 0, locationCount: 0, hasRemote: false };
  const known = name ?? slug;
  return {
    name: known,
    website: companyWebsite(known, samples),
    summary: companySummary(known, samples),
    ...others,
  };
}

function selectUnlisted(slug: string, now: Date): Promise<CardRow[]> {
  return db
    .select(cardColumns)
    .from(jobs)
    .where(and(isOf(slug), isUnlisted(now)))
    .orderBy(...newestFirst)
    .limit(pageSize);
}

function selectSamples(slug: string, now: Date) {
  const { title, companyUrl, applyUrl, url } = jobs;
  // Openings are shorter, and later addresses are ignored.
  const descriptionMd = sql<string>`left(${jobs.descriptionMd}, 4000)`;
  return db
    .select({ title, companyUrl, applyUrl, url, descriptionMd })
    .from(jobs)
    .where(and(isOf(slug), isListed(now), isNull(jobs.featuredUntil)))
    .orderBy(...newestFirst)
    .limit(sampled);
}

async function countCompany(slug: string, now: Date) {
  const places = sql`(
    select count(distinct coalesce(place ->> 'text', ${jobs.location})) from ${jobs}
    left join lateral jsonb_array_elements(${jobs.places}) as place on true where ${isOf(slug)} and ${isListed(now)}
  )`;
  const [facts] = await db
    .select({
      name: sql<string | null>`coalesce(
        mode() within group (order by ${jobs.companyName}) filter (where ${jobs.featuredUntil} is null),
        mode() within group (order by ${jobs.companyName})
      )`,
      jobCount: sql<number>`count(*)::int`,
      locationCount: sql<number>`${places}::int`,
      hasRemote: sql<boolean>`coalesce(bool_or(${jobs.hasRemote}), false)`,
    })
    .from(jobs)
    .where(and(isOf(slug), isListed(now)));
  return facts;
}

function isOf(slug: string) {
  return sql`${jobs.companySlug} = ${slug}`;
}
