import { sql } from "drizzle-orm";
import { isJobListing, isLive } from "#core/jobs/live-rows.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import { db } from "#core/platform/db.server.ts";

/** Search engines accept 50,000 addresses in a sitemap. Smaller parts are faster to write. */
const jobsPerPart = 10_000;
const mostPerPart = 45_000;

export async function sitemapParts(): Promise<number> {
  const { live } = await jobTotals();
  return Math.max(1, Math.ceil(live / jobsPerPart));
}

/** Crawlers may hold an older index, so similar divisions are accepted. */
export async function isSitemapDivision(parts: number): Promise<boolean> {
  const { live } = await jobTotals();
  return parts >= live / mostPerPart && parts <= 2 * (await sitemapParts());
}

export type SitemapJob = { companySlug: string; jobSlug: string; updatedAt: Date };

export async function selectSitemapPart(
  part: number,
  parts: number,
  now = new Date(),
): Promise<SitemapJob[]> {
  const rows = await db
    .select({ id: jobs.id, slug: jobs.slug, companySlug: jobs.companySlug, updatedAt: jobs.updatedAt })
    .from(jobs)
    .where(
      sql`${jobs.id} >= ${idAt(part / parts)}::uuid and ${jobs.id} <= ${idAt((part + 1) / parts, true)}::uuid
        and ${isLive(now)} and ${isJobListing}`,
    );
  return rows.map((row) => ({
    companySlug: row.companySlug,
    jobSlug: jobSlug(row),
    updatedAt: row.updatedAt,
  }));
}

function idAt(share: number, before = false): string {
  const start = Math.round(share * 2 ** 32);
  const hex = (before ? start - 1 : start).toString(16).padStart(8, "0");
  return before ? `${hex}-ffff-ffff-ffff-ffffffffffff` : `${hex}-0000-0000-0000-000000000000`;
}
