import type { FetchRequest } from "#core/sources/source.ts";
import { dayMs, hourMs } from "#core/text/time.ts";

export type Listing = { path: string; size: number; params: Record<string, string>; isFree?: boolean };

export const changedJobs: Listing = { path: "/modified-ats-24h", size: 500, params: {}, isFree: true };

const backfillDays = 30;
const listedAfterMs = 6 * hourMs;

/**
 * Rows cost money. After a recent run we ask for a day's worth with a small overlap, otherwise for a week's.
 */
export function newJobs({ mode, now }: FetchRequest, since: Date | null): Listing {
  if (mode === "backfill") {
    const start = new Date(now.getTime() - backfillDays * dayMs).toISOString().slice(0, 10);
    return { path: "/active-ats-6m", size: 500, params: { date_filter: start } };
  }
  const age = since ? now.getTime() - since.getTime() : Number.POSITIVE_INFINITY;
  if (age <= dayMs) return { path: "/active-ats-24h", size: 100, params: {} };
  const params: Record<string, string> = {};
  if (since && age < 7 * dayMs)
    params.date_filter = new Date(since.getTime() - listedAfterMs).toISOString().replace(/\.\d+Z$/, "");
  return { path: "/active-ats-7d", size: 100, params };
}
