import type { JobNews } from "#core/tracker/changes/read-news.ts";
import { endColumns, type JobSnapshot, snapshotColumns } from "#core/tracker/job-snapshot.ts";
import type { ApplicationStatus } from "#core/tracker/statuses.ts";
import { applications } from "#core/tracker/tables.ts";

export type Application = JobSnapshot & {
  id: string;
  notes: string;
  status: ApplicationStatus;
  appliedAt: Date;
};

export type ListedApplication = Application & JobNews;

export const applicationColumns = {
  id: applications.id,
  ...snapshotColumns(applications),
  notes: applications.notes,
  status: applications.status,
  appliedAt: applications.appliedAt,
  ...endColumns,
};
