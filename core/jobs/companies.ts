import { and, desc, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { db } from "#core/db.server.ts";
import { cardColumns, toCard } from "#core/jobs/card-rows.ts";
import { companySize, companySummary, companyWebsite } from "#core/jobs/company-facts.ts";
import { readCursor, writeCursor } from "#core/jobs/cursor.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { slugify } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";

const pageSize = 100;

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
  next: string | null;
  isFirstPage: boolean;
  freshUntil: Date;
};

/** A company with live jobs; null when it has none. Featured jobs come first on the first page. */
export async function findCompany(
  slug: string,
  options: { after?: string | null } = {},
  now = new Date(),
): Promise<CompanyPage | null> {
  const after = readCursor(options.after ?? null);
  const beyond =
    after &&
    sql`(${jobs.datePosted}, ${jobs.id}) < (${after.datePosted.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const [facts, rows, samples] = await Promise.all([
    countCompany(slug, now),
    db
      .select(cardColumns)
      .from(jobs)
      .where(and(openAt(slug, now), beyond ?? undefined))
      .orderBy(desc(jobs.datePosted), desc(jobs.id))
      .limit(pageSize + 1),
    db
      .select({
        companyUrl: jobs.companyUrl,
        applyUrl: jobs.applyUrl,
        url: jobs.url,
        description: jobs.description,
      })
      .from(jobs)
      .where(openAt(slug, now))
      .orderBy(desc(jobs.datePosted), desc(jobs.id))
      .limit(5),
  ]);
  const page = rows.slice(0, pageSize);
  const [first] = page;
  const last = page.at(-1);
  if (!facts || !first || !last) return null;
  const cards = page.map((row) => toCard(row, now));
  return {
    name: first.companyName,
    slug,
    logoUrl: page.find((row) => row.companyLogoUrl)?.companyLogoUrl ?? null,
    website: companyWebsite(samples),
    summary: companySummary(samples.find((job) => job.description)?.description ?? ""),
    size: companySize(facts.jobCount),
    ...facts,
    cards: [...cards.filter((card) => card.isFeatured), ...cards.filter((card) => !card.isFeatured)],
    next: rows.length > pageSize ? writeCursor(last) : null,
    isFirstPage: after === null,
    freshUntil: new Date(Math.min(...page.map((row) => row.expiresAt.getTime()))),
  };
}

export type LiveCompany = { slug: string; jobCount: number };
export type CompanyName = LiveCompany & { name: string };

const remembered = new LRUCache<"all", LiveCompany[]>({
  max: 1,
  ttl: 5 * 60_000,
  allowStale: true,
  fetchMethod: selectCompanies,
});

/** Every company with live jobs, by slug; at most five minutes old. */
export async function liveCompanies(): Promise<LiveCompany[]> {
  return (await remembered.fetch("all")) ?? selectCompanies();
}

/** For an address that no company has: companies whose name contains all its words, most jobs first, five at most. */
export async function companiesLike(slug: string): Promise<CompanyName[]> {
  const words = slugify(slug).split("-").filter(Boolean);
  if (!words.length) return [];
  const companies = await liveCompanies();
  const likely = companies
    .filter((company) => company.slug !== slug)
    .filter((company) => words.every((word) => company.slug.split("-").includes(word)))
    .sort((a, b) => b.jobCount - a.jobCount)
    .slice(0, 5);
  return Promise.all(likely.map(async (company) => ({ ...company, name: await nameOf(company.slug) })));
}

async function nameOf(slug: string): Promise<string> {
  const [row] = await db
    .select({ name: jobs.companyName })
    .from(jobs)
    .where(sql`${jobs.companySlug} = ${slug} and ${jobs.expiredAt} is null`)
    .limit(1);
  return row?.name ?? slug;
}

/** For forgetFigures alone. */
export function forgetCompanies() {
  remembered.clear();
}

async function selectCompanies(): Promise<LiveCompany[]> {
  return db
    .select({ slug: jobs.companySlug, jobCount: sql<number>`count(*)::int` })
    .from(jobs)
    .where(sql`${jobs.expiredAt} is null`)
    .groupBy(jobs.companySlug)
    .orderBy(jobs.companySlug);
}

async function countCompany(slug: string, now: Date) {
  const [facts] = await db
    .select({
      jobCount: sql<number>`count(*)::int`,
      locationCount: sql<number>`count(distinct ${jobs.location})::int`,
      hasRemote: sql<boolean>`coalesce(bool_or(${jobs.hasRemote}), false)`,
    })
    .from(jobs)
    .where(openAt(slug, now));
  return facts;
}

function openAt(slug: string, now: Date) {
  return sql`${jobs.companySlug} = ${slug} and ${jobs.expiredAt} is null and ${jobs.expiresAt} > ${now.toISOString()}`;
}
