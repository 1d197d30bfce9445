export const applicationStatuses = [
  "saved",
  "applied",
  "interviewing",
  "offered",
  "accepted",
  "rejected",
  "declined",
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export function isApplicationStatus(word: unknown): word is ApplicationStatus {
  return applicationStatuses.some((status) => status === word);
}

export function statusLabel(status: ApplicationStatus): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

export const statusNotUpdated = "Failed to update status";
