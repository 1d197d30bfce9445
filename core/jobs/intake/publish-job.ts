import { and, eq, isNull, sql } from "drizzle-orm";
import type { EndReason } from "#core/jobs/end-reason.ts";
import { writeFacts } from "#core/jobs/facts/fact-rows.ts";
import { markHidden } from "#core/jobs/facts/hidden-facts.ts";
import { factColumns } from "#core/jobs/facts/read-facts.ts";
import { storedSpelling } from "#core/jobs/intake/company-spelling.ts";
import { featuredRow } from "#core/jobs/intake/featured-row.ts";
import { insertRows, updateJobs } from "#core/jobs/intake/listing-rows.ts";
import { paidRelevance } from "#core/jobs/kinds/judge-listing.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { refreshJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { jobs } from "#core/jobs/tables.ts";
import { afterCommit, type Tx } from "#core/platform/db.server.ts";

/**
 * Address and posting date stay the same on renewal. Throws if the job cannot be shown, which its writer
 * checks first.
 */
export async function publishJob(
  tx: Tx,
  posting: { id: string; listing: IncomingListing; until: Date },
  now: Date,
): Promise<void> {
  afterCommit(tx, refreshJobCaches);
  const { id, listing, until } = posting;
  const { row: asWritten, facts: read, salary } = featuredRow(id, listing, until, now);
  const [facts = read] = await markHidden(tx, [{ jobId: id, facts: read }]);
  const { company_name: companyName, company_slug: companySlug } = asWritten;
  const spelling = await storedSpelling(tx, { id, listing: { companyName, companySlug } });
  const { fact_words } = factColumns(facts, salary, paidRelevance.kind);
  const row = { ...asWritten, fact_words, company_name: spelling };
  await insertRows(tx, "jobs", [row], "on conflict (id) do nothing");
  const { slug, date_posted, created_at, updated_at, expires_at, featured_until, ...seen } = row;
  await updateJobs(tx, [seen], now);
  await writeFacts(tx, [{ jobId: id, facts }]);
  // Readers do not see the paid term, so a renewal alone does not count as a change.
  await tx
    .update(jobs)
    .set({ expiresAt: expires_at, featuredUntil: featured_until })
    .where(and(eq(jobs.id, id), sql`${jobs.featuredUntil} is distinct from ${until.toISOString()}`));
}

export async function withdrawJob(
  tx: Tx,
  { id, reason }: { id: string; reason: EndReason },
  now: Date,
): Promise<void> {
  afterCommit(tx, refreshJobCaches);
  await tx
    .update(jobs)
    .set({ expiredAt: now, endReason: reason })
    .where(and(eq(jobs.id, id), isNull(jobs.expiredAt)));
}
