import { and, eq, isNull } from "drizzle-orm";
import { closingColumns, closingOf } from "#core/tracker/closing.ts";
import type { ApplicationStatus } from "#core/tracker/statuses.ts";
import { applications } from "#core/tracker/tables.ts";

/** One of a person's applications: what was posted on the day, how far it is, and how the job stands now. */
export type Application = {
  id: string;
  jobId: string;
  jobTitle: string;
  companyName: string;
  location: string;
  jobUrl: string;
  jobType: string | null;
  salary: string | null;
  notes: string;
  status: ApplicationStatus;
  appliedAt: Date;
  isOpen: boolean;
  /** When it closed; null while it is open, and where nobody knows any more. */
  closedAt: Date | null;
};

/** Of this person, and not removed. */
export function isOwnApplication(userId: string) {
  return and(eq(applications.userId, userId), isNull(applications.removedAt));
}

export const applicationColumns = {
  id: applications.id,
  jobId: applications.jobId,
  jobTitle: applications.jobTitle,
  companyName: applications.companyName,
  location: applications.location,
  jobUrl: applications.jobUrl,
  jobType: applications.jobType,
  salary: applications.salary,
  notes: applications.notes,
  status: applications.status,
  appliedAt: applications.appliedAt,
  ...closingColumns,
};

type Row = Omit<Application, "isOpen" | "closedAt"> & { expiredAt: Date | null; expiresAt: Date | null };

export function toApplication({ expiredAt, expiresAt, ...entry }: Row, now: Date): Application {
  return { ...entry, ...closingOf({ expiredAt, expiresAt }, now) };
}
