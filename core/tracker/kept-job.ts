import { jobs } from "#core/jobs/tables.ts";
import type { applications, savedJobs } from "#core/tracker/tables.ts";

/** A job as it was when it was kept, but for its text, and how it stands now. */
export type KeptJob = {
  jobId: string;
  jobTitle: string;
  companyName: string;
  location: string;
  jobUrl: string;
  jobType: string | null;
  salary: string | null;
  isOpen: boolean;
  /** When it closed; null while it is open, and where nobody knows any more. */
  closedAt: Date | null;
};

export function keptColumns(list: typeof savedJobs | typeof applications) {
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

/** Of the job as it is now, joined from the left: it may be gone altogether. */
export const endColumns = { expiredAt: jobs.expiredAt, expiresAt: jobs.expiresAt };

type Ends = { expiredAt: Date | null; expiresAt: Date | null };

/** The same row with what follows from the job's ends in their place. */
export function withStanding<Row extends Ends>({ expiredAt, expiresAt, ...entry }: Row, now: Date) {
  return { ...entry, ...standing({ expiredAt, expiresAt }, now) };
}

function standing({ expiredAt, expiresAt }: Ends, now: Date): Pick<KeptJob, "isOpen" | "closedAt"> {
  if (!expiresAt) return { isOpen: false, closedAt: null };
  const end = expiredAt && expiredAt < expiresAt ? expiredAt : expiresAt;
  return end <= now ? { isOpen: false, closedAt: end } : { isOpen: true, closedAt: null };
}
