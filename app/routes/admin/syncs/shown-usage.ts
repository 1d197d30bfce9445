import { activeJobsDb } from "#core/sources/active-jobs-db/source.ts";
import { quotaExceeded, readUsage } from "#core/sources/requests/quota.ts";

export type ShownUsage = {
  requests: Metered;
  jobs: Metered;
  resetsAt: string | null;
  exceeded: string | null;
};

/** `left` is the provider's own count; null if it gave none. */
export type Metered = { used: number; limit: number; left: number | null };

export async function readShownUsage(now = new Date()): Promise<ShownUsage | null> {
  const usage = await readUsage(activeJobsDb, now);
  if (!usage) return null;
  const { requests, jobs, requestsLimit, jobsLimit, provider, isExceeded } = usage;
  return {
    requests: { used: requests, limit: requestsLimit, left: provider?.requestsLeft ?? null },
    jobs: { used: jobs, limit: jobsLimit, left: provider?.jobsLeft ?? null },
    resetsAt: provider?.resetsAt?.toISOString() ?? null,
    exceeded: isExceeded ? quotaExceeded : null,
  };
}
