import { endColumns, type KeptJob, keptColumns } from "#core/tracker/kept-job.ts";
import type { ApplicationStatus } from "#core/tracker/statuses.ts";
import { applications } from "#core/tracker/tables.ts";

export type Application = KeptJob & {
  id: string;
  notes: string;
  status: ApplicationStatus;
  appliedAt: Date;
};

export const applicationColumns = {
  id: applications.id,
  ...keptColumns(applications),
  notes: applications.notes,
  status: applications.status,
  appliedAt: applications.appliedAt,
  ...endColumns,
};
