import { and, eq, exists, isNull, sql } from "drizzle-orm";
import { db } from "#core/db.server.ts";
import { closingColumns, closingOf } from "#core/tracker/closing.ts";
import { applications, savedJobs } from "#core/tracker/tables.ts";

/** One line of a person's list: what was posted on the day, and how it stands now. */
export type SavedJob = {
  id: string;
  jobId: string;
  jobTitle: string;
  companyName: string;
  location: string;
  jobUrl: string;
  jobType: string | null;
  salary: string | null;
  notes: string;
  savedAt: Date;
  isOpen: boolean;
  /** When it closed; null while it is open, and where nobody knows any more. */
  closedAt: Date | null;
  isApplied: boolean;
};

/** On the list of this person, and not taken off it. */
export function isOwn(userId: string) {
  return and(eq(savedJobs.userId, userId), isNull(savedJobs.removedAt));
}

export function entryColumns(userId: string) {
  return {
    id: savedJobs.id,
    jobId: savedJobs.jobId,
    jobTitle: savedJobs.jobTitle,
    companyName: savedJobs.companyName,
    location: savedJobs.location,
    jobUrl: savedJobs.jobUrl,
    jobType: savedJobs.jobType,
    salary: savedJobs.salary,
    notes: savedJobs.notes,
    savedAt: savedJobs.savedAt,
    ...closingColumns,
    isApplied: isAppliedBy(userId),
  };
}

type Row = Omit<SavedJob, "isOpen" | "closedAt"> & { expiredAt: Date | null; expiresAt: Date | null };

export function toEntry({ expiredAt, expiresAt, ...entry }: Row, now: Date): SavedJob {
  return { ...entry, ...closingOf({ expiredAt, expiresAt }, now) };
}

function isAppliedBy(userId: string) {
  const application = db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.jobId, savedJobs.jobId),
        isNull(applications.removedAt),
      ),
    );
  return sql<boolean>`${exists(application)}`;
}
