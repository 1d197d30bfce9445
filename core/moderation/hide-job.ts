import { eq } from "drizzle-orm";
import { noteAction } from "#core/audit/note-action.ts";
import { hideListing, unhideListing } from "#core/jobs/intake/hidden-listings.ts";
import { refreshJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { jobs } from "#core/jobs/tables.ts";
import { clearCoverage } from "#core/moderation/coverage.ts";
import { type Db, db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { hidePosting, releasePosting } from "#core/postings/decisions/moderate-posting.ts";
import { clearMarks } from "#core/sources/boards/board-records.ts";

type Hiding = { jobId: string; by: string; note?: string };

const patience = { timeout: 30_000 };

export async function hideJob(hiding: Hiding, now = new Date()): Promise<boolean> {
  const isDone = await inTransaction((tx) => hideWithin(tx, hiding, now), patience);
  if (isDone) clearAfterHiding();
  return isDone;
}

/** The caller must call `clearAfterHiding` after its transaction. */
export async function hideWithin(tx: Tx, { jobId, by, note = "" }: Hiding, now: Date): Promise<boolean> {
  const job = await findJob(tx, jobId);
  if (!job) return false;
  // hidePosting records who did it.
  if (job.isFeatured) return hidePosting(tx, { id: jobId, by, ...(note && { note }) }, now);
  const isDone = await hideListing(tx, jobId, now);
  if (isDone)
    await noteAction(tx, { by, action: "hid a job", subject: job.name, details: { jobId, note } }, now);
  return isDone;
}

export async function unhideJob(
  { jobId, by }: { jobId: string; by: string },
  now = new Date(),
): Promise<boolean> {
  const job = await findJob(db, jobId);
  if (!job) return false;
  const isDone = job.isFeatured
    ? (await releasePosting({ id: jobId, by }, now)).ok
    : await inTransaction((tx) => unhideWithin(tx, { jobId, by, name: job.name }, now), patience);
  if (isDone) clearAfterHiding();
  return isDone;
}

export function clearAfterHiding() {
  refreshJobCaches();
  clearCoverage();
}

export async function nameOfJob(where: Db, jobId: string): Promise<string | null> {
  return (await findJob(where, jobId))?.name ?? null;
}

async function unhideWithin(
  tx: Tx,
  { jobId, by, name }: { jobId: string; by: string; name: string },
  now: Date,
) {
  const isDone = await unhideListing(tx, jobId, now);
  if (!isDone) return false;
  await clearMarks(tx);
  await noteAction(tx, { by, action: "put a job back", subject: name, details: { jobId } }, now);
  return true;
}

async function findJob(where: Db, jobId: string) {
  const { title, companyName, featuredUntil } = jobs;
  const [job] = await where
    .select({ title, companyName, featuredUntil })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return job ? { name: `${job.title}, ${job.companyName}`, isFeatured: job.featuredUntil !== null } : null;
}
