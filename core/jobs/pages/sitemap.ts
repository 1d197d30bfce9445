import { sql } from "drizzle-orm";
import { isLive } from "#core/jobs/live-rows.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import { db } from "#core/platform/db.server.ts";

/** Small enough to be written in a moment; a sitemap may hold 50,000 addresses. */
const jobsPerPart = 10_000;
const mostPerPart = 45_000;

/** Into how many parts the addresses of all live jobs are divided now. */
export async function sitemapParts(): Promise<number> {
  const { live } = await jobTotals();
  return Math.max(1, Math.ceil(live / jobsPerPart));
}

/** Whether a division still serves: an index that a crawler read a while ago counted other jobs. */
export async function isSitemapDivision(parts: number): Promise<boolean> {
  const { live } = await jobTotals();
  return parts >= live / mostPerPart && parts <= 2 * (await sitemapParts());
}

export type SitemapJob = { companySlug: string; jobSlug: string; updatedAt: Date };

/** The live jobs of one part (0-based) of `parts`: those whose random id falls into its share of all ids. */
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
        and ${isLive(now)}`,
    );
  return rows.map((row) => ({
    companySlug: row.companySlug,
    jobSlug: jobSlug(row),
    updatedAt: row.updatedAt,
  }));
}

/** The id at this share (0 to 1) of all possible ones; or the last one before it. */
function idAt(share: number, before = false): string {
  const start = Math.round(share * 2 ** 32);
  const hex = (before ? start - 1 : start).toString(16).padStart(8, "0");
  return before ? `${hex}-ffff-ffff-ffff-ffffffffffff` : `${hex}-0000-0000-0000-000000000000`;
}
