import { and, eq, exists, sql } from "drizzle-orm";
import { db } from "#core/platform/db.server.ts";
import type { JobNews } from "#core/tracker/changes/read-news.ts";
import { endColumns, type JobSnapshot, snapshotColumns } from "#core/tracker/job-snapshot.ts";
import { isListed } from "#core/tracker/own-list.ts";
import { applications, savedJobs } from "#core/tracker/tables.ts";

export type SavedJob = JobSnapshot &
  JobNews & {
    id: string;
    notes: string;
    savedAt: Date;
    isApplied: boolean;
  };

export function entryColumns(userId: string) {
  return {
    id: savedJobs.id,
    ...snapshotColumns(savedJobs),
    notes: savedJobs.notes,
    savedAt: savedJobs.savedAt,
    ...endColumns,
    isApplied: isAppliedBy(userId),
  };
}

export function isAppliedBy(userId: string) {
  const application = db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobId, savedJobs.jobId), isListed(applications, userId)));
  return sql<boolean>`${exists(application)}`;
}
