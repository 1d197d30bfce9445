import { endTexts } from "#core/jobs/end-reason.ts";
import { jobs } from "#core/jobs/tables.ts";
import { type ClosingDay, closingDay, type Ends } from "#core/tracker/ends.ts";
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
} & JobState;

export type JobState = {
  isOpen: boolean;
  /** Null while the job is open, or when the date is unknown. */
  closedAt: Date | null;
  /** Why it ended, as a sentence; null while it is open, or when that is unknown. */
  ended: string | null;
  /** Null when nobody states a last day. */
  closes: ClosingDay | null;
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
export const endColumns = {
  expiredAt: jobs.expiredAt,
  expiresAt: jobs.expiresAt,
  validThrough: jobs.validThrough,
  featuredUntil: jobs.featuredUntil,
  closingZone: jobs.closingZone,
  endReason: jobs.endReason,
};

/** Replaces the end columns with what follows from them. */
export function withJobState<Row extends Ends>(row: Row, now: Date) {
  const { expiredAt, expiresAt, validThrough, featuredUntil, closingZone, endReason, ...entry } = row;
  return { ...entry, ...jobState(row, now) };
}

function jobState(job: Ends, now: Date): JobState {
  const { expiredAt, expiresAt, endReason } = job;
  if (!expiresAt) return { isOpen: false, closedAt: null, ended: null, closes: null };
  const end = expiredAt && expiredAt < expiresAt ? expiredAt : expiresAt;
  return end <= now
    ? { isOpen: false, closedAt: end, ended: endReason && endTexts[endReason].long, closes: null }
    : { isOpen: true, closedAt: null, ended: null, closes: closingDay(job, now) };
}
