import { and, asc, eq, isNotNull, not } from "drizzle-orm";
import { z } from "zod";
import { applyLink } from "#core/jobs/apply-link.ts";
import { jobs } from "#core/jobs/tables.ts";
import { type Db, db } from "#core/platform/db.server.ts";
import { endColumns, type JobSnapshot, snapshotColumns, withJobState } from "#core/tracker/job-snapshot.ts";
import { isListed } from "#core/tracker/own-list.ts";
import { type Saving, saveJob } from "#core/tracker/saved/save-job.ts";
import { isAppliedBy } from "#core/tracker/saved/saved-rows.ts";
import { savedJobs } from "#core/tracker/tables.ts";

/** `applyUrl` is null where the job is gone or states no address. */
export type WaitingJob = JobSnapshot & { id: string; applyUrl: string | null };

/** Saves the job, too, unless it is saved already. */
export async function waitToApply(
  userId: string,
  jobId: unknown,
  now = new Date(),
  where: Db = db,
): Promise<Saving> {
  const saving = await saveJob(userId, jobId, now, where);
  if (saving !== "saved" && saving !== "already-saved") return saving;
  const id = z.uuid().parse(jobId);
  // Of merged jobs, the one that readers see was saved.
  const [job] = await where.select({ mergedInto: jobs.mergedInto }).from(jobs).where(eq(jobs.id, id));
  await where
    .update(savedJobs)
    .set({ applyLaterAt: now })
    .where(and(eq(savedJobs.jobId, job?.mergedInto ?? id), isListed(savedJobs, userId)));
  return saving;
}

/** Returns false when the list never had the entry. The job stays saved. */
export async function stopWaiting(userId: string, savedId: unknown, where: Db = db): Promise<boolean> {
  const id = z.uuid().safeParse(savedId);
  if (!id.success) return false;
  const { rowCount } = await where
    .update(savedJobs)
    .set({ applyLaterAt: null })
    .where(and(eq(savedJobs.id, id.data), isListed(savedJobs, userId)));
  return rowCount === 1;
}

/** The saved jobs that the person meant to apply to and has not yet, the oldest wish first. */
export async function waitingJobs(userId: string, now = new Date()): Promise<WaitingJob[]> {
  const rows = await db
    .select({
      id: savedJobs.id,
      ...snapshotColumns(savedJobs),
      ...endColumns,
      applyUrl: jobs.applyUrl,
    })
    .from(savedJobs)
    .leftJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(and(isListed(savedJobs, userId), isNotNull(savedJobs.applyLaterAt), not(isAppliedBy(userId))))
    .orderBy(asc(savedJobs.applyLaterAt), asc(savedJobs.id));
  return rows.map(({ applyUrl, ...row }) => ({
    ...withJobState(row, now),
    applyUrl: applyLink({ applyUrl, title: row.jobTitle }),
  }));
}
