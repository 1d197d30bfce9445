import { capitalized } from "#core/text/lines.ts";
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
  return capitalized(status);
}

export const statusNotUpdated = "Failed to update status";
