import { type SQL, sql } from "drizzle-orm";
import { slugify } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";
import { cachedValue } from "#core/platform/cached-value.ts";
import { db } from "#core/platform/db.server.ts";

export type LiveCompany = { slug: string; jobCount: number };
export type CompanyName = LiveCompany & { name: string };

type Directory = {
  companies: LiveCompany[];
  jobCounts: ReadonlyMap<string, number>;
  byWord: Map<string, LiveCompany[]>;
};

const minute = 60_000;
const kept = cachedValue({ read: readDirectory, freshMs: 5 * minute, staleMs: 10 * minute });

export async function liveCompanies(): Promise<LiveCompany[]> {
  return (await kept.get(undefined)).companies;
}

export async function jobCountsOfCompanies(): Promise<ReadonlyMap<string, number>> {
  return (await kept.get(undefined)).jobCounts;
}

export async function liveCompaniesByWord(): Promise<ReadonlyMap<string, LiveCompany[]>> {
  return (await kept.get(undefined)).byWord;
}

export async function companiesLike(slug: string): Promise<CompanyName[]> {
  const [word, ...more] = slugify(slug).split("-");
  const { byWord } = await kept.get(undefined);
  const likely = (byWord.get(word ?? "") ?? [])
    .filter((company) => company.slug !== slug && more.every((each) => byWord.get(each)?.includes(company)))
    .sort((a, b) => b.jobCount - a.jobCount)
    .slice(0, 5);
  return Promise.all(likely.map(async (company) => ({ ...company, name: await nameOf(company.slug) })));
}

export function clearCompanies() {
  kept.clear();
}

export function outdateCompanies() {
  kept.outdate();
}

async function readDirectory(): Promise<Directory> {
  const [all, unlisted] = await Promise.all([
    countBySlug(sql`${jobs.expiredAt} is null`),
    // What lists leave out has its own short index.
    countBySlug(
      sql`${jobs.expiredAt} is null and ${jobs.featuredUntil} is null and ${jobs.aside} is not null`,
    ),
  ]);
  const leftOut = new Map(unlisted.map(({ slug, jobCount }) => [slug, jobCount]));
  const companies = all
    .map(({ slug, jobCount }) => ({ slug, jobCount: jobCount - (leftOut.get(slug) ?? 0) }))
    .filter(({ jobCount }) => jobCount > 0);
  const byWord = new Map<string, LiveCompany[]>();
  for (const company of companies) {
    for (const word of new Set(company.slug.split("-"))) {
      const named = byWord.get(word);
      if (named) named.push(company);
      else byWord.set(word, [company]);
    }
  }
  const jobCounts = new Map(companies.map(({ slug, jobCount }) => [slug, jobCount]));
  return { companies, jobCounts, byWord };
}

function countBySlug(are: SQL): Promise<LiveCompany[]> {
  return db
    .select({ slug: jobs.companySlug, jobCount: sql<number>`count(*)::int` })
    .from(jobs)
    .where(are)
    .groupBy(jobs.companySlug)
    .orderBy(jobs.companySlug);
}

async function nameOf(slug: string): Promise<string> {
  const [row] = await db
    .select({ name: jobs.companyName })
    .from(jobs)
    .where(sql`${jobs.companySlug} = ${slug} and ${jobs.expiredAt} is null`)
    .limit(1);
  return row?.name ?? slug;
}
