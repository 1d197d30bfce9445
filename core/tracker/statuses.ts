/** How far an application is, in the specification's order; any may follow any. Pure. */
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
