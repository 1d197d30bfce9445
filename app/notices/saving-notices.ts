import type { NoticeCode } from "#app/notices/notices.ts";
import type { Saving } from "#core/tracker/saved/save-job.ts";

/** What a page says of an attempt to save a job. */
export const savingNotices: Record<Saving, NoticeCode> = {
  saved: "job-saved",
  "already-saved": "already-saved",
  full: "saved-list-full",
  "not-found": "save-failed",
};
