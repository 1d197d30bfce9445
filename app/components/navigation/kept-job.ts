import type { JobSnapshot, JobState } from "#core/tracker/job-snapshot.ts";

/** What a saved job or an application knows. */
export type KeptJob = Omit<JobSnapshot, keyof JobState>;
