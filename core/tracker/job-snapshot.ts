import { jobs } from "#core/jobs/tables.ts";
import type { applications, savedJobs } from "#core/tracker/tables.ts";

/** The job on the day it was kept, without its text, and its state now. */
export type JobSnapshot = {
  jobId: string;
  jobTitle: string;
  companyName: string;
  location: string;
  jobUrl: string;
  jobType: string | null;
  salary: string | null;
  isOpen: boolean;
  /** Null while the job is open, or when the date is unknown. */
  closedAt: Date | null;
};

export function snapshotColumns(list: typeof savedJobs | typeof applications) {
  return {
    jobId: list.jobId,
    jobTitle: list.jobTitle,
    companyName: list.companyName,
    location: list.location,
    jobUrl: list.jobUrl,
    jobType: list.jobType,
    salary: list.salary,
  };
}

/** Columns of a left join: the job may no longer exist. */
export const endColumns = { expiredAt: jobs.expiredAt, expiresAt: jobs.expiresAt };

type Ends = { expiredAt: Date | null; expiresAt: Date | null };

/** Replaces the end columns with what follows from them. */
export function withJobState<Row extends Ends>({ expiredAt, expiresAt, ...entry }: Row, now: Date) {
  return { ...entry, ...jobState({ expiredAt, expiresAt }, now) };
}

function jobState({ expiredAt, expiresAt }: Ends, now: Date): Pick<JobSnapshot, "isOpen" | "closedAt"> {
  if (!expiresAt) return { isOpen: false, closedAt: null };
  const end = expiredAt && expiredAt < expiresAt ? expiredAt : expiresAt;
  return end <= now ? { isOpen: false, closedAt: end } : { isOpen: true, closedAt: null };
}
