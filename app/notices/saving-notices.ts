import type { NoticeCode } from "#app/notices/notices.ts";
import type { Saving } from "#core/tracker/saved/save-job.ts";

export const savingNotices: Record<Saving, NoticeCode> = {
  saved: "job-saved",
  "already-saved": "already-saved",
  full: "saved-list-full",
  "not-found": "save-failed",
};
