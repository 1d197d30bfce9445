import { desc, eq } from "drizzle-orm";
import { mostTakenJobs } from "#core/jobs/query/access.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { type Block, parseDescription } from "#core/text/description.ts";
import { withJobState } from "#core/tracker/job-snapshot.ts";
import { isListed } from "#core/tracker/own-list.ts";
import { entryColumns, type SavedJob } from "#core/tracker/saved/saved-rows.ts";
import { savedJobs } from "#core/tracker/tables.ts";

export type TakenSavedJob = Pick<
  SavedJob,
  | "id"
  | "jobId"
  | "jobTitle"
  | "companyName"
  | "location"
  | "jobUrl"
  | "jobType"
  | "salary"
  | "notes"
  | "savedAt"
> &
  Pick<SavedJob, "isOpen" | "closedAt" | "ended" | "closes" | "isApplied"> & { blocks: Block[] };

/** The newest saved jobs, each with what was posted when it was saved. */
export async function takeSavedJobs(userId: string, now = new Date()): Promise<TakenSavedJob[]> {
  const rows = await db
    .select({ ...entryColumns(userId), descriptionMd: savedJobs.descriptionMd })
    .from(savedJobs)
    .leftJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(isListed(savedJobs, userId))
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.id))
    .limit(mostTakenJobs);
  return rows.map(({ descriptionMd, ...row }) => ({
    ...withJobState(row, now),
    blocks: parseDescription(descriptionMd),
  }));
}
