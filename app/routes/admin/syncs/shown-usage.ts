import { activeJobsDb } from "#core/sources/active-jobs-db/source.ts";
import { readUsage } from "#core/sources/requests/quota.ts";
import { quotaExceeded } from "#core/sources/requests/quota-words.ts";

export type ShownUsage = {
  requests: Metered;
  jobs: Metered;
  resetsAt: string | null;
  exceeded: string | null;
  blocked: { source: string; until: string; mayAskAgain: boolean } | null;
};

/** `left` is the provider's own count, null if it gave none; `gone` is the worse of both. */
export type Metered = { used: number; limit: number; left: number | null; gone: number };

export async function readShownUsage(now = new Date()): Promise<ShownUsage | null> {
  const usage = await readUsage(activeJobsDb, now);
  if (!usage) return null;
  const { requests, jobs, requestsLimit, jobsLimit, provider, blocked } = usage;
  return {
    requests: metered(requests, requestsLimit, provider?.requestsLeft ?? null),
    jobs: metered(jobs, jobsLimit, provider?.jobsLeft ?? null),
    resetsAt: provider?.resetsAt?.toISOString() ?? null,
    exceeded: blocked && quotaExceeded,
    blocked: blocked && { ...blocked, source: activeJobsDb.label, until: blocked.until.toISOString() },
  };
}

function metered(used: number, limit: number, left: number | null): Metered {
  return { used, limit, left, gone: left === null ? used : Math.max(used, limit - left) };
}
