import { jobs } from "#core/jobs/tables.ts";

/** What an entry needs of its job as it is now, joined from the left: the job may be gone altogether. */
export const closingColumns = { expiredAt: jobs.expiredAt, expiresAt: jobs.expiresAt };

type Ends = { expiredAt: Date | null; expiresAt: Date | null };

/** Whether a job can still be found; `closedAt` is null while it can, and where nobody knows any more since when not. */
export function closingOf({ expiredAt, expiresAt }: Ends, now: Date) {
  if (!expiresAt) return { isOpen: false, closedAt: null };
  const end = expiredAt && expiredAt < expiresAt ? expiredAt : expiresAt;
  return end <= now ? { isOpen: false, closedAt: end } : { isOpen: true, closedAt: null };
}
