import type { JobDetail } from "#core/jobs/find-job.ts";
import type { JobCard } from "#core/jobs/job-card.ts";

export type PostingPreview = { card: JobCard; job: JobDetail };

/** What readers would see of what was typed so far, made by what publishes it; stores nothing. */
export function previewPosting(_fields: Record<string, unknown>, _now = new Date()): PostingPreview {
  throw new Error("not written yet");
}
