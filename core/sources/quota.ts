import type { Source } from "#core/sources/source.ts";

/** What every refusal for want of quota says. */
export const quotaExceeded = "QUOTA EXCEEDED - All syncs blocked until next month";

/** What a metered source has cost this month (UTC), and what is left. */
export type Usage = {
  requests: number;
  jobs: number;
  requestsLimit: number;
  jobsLimit: number;
  /** By our own count or by the provider's word: no call is made until then. */
  isExceeded: boolean;
  /** What the provider's headers said last; null where they said nothing yet. */
  provider: { requestsLeft: number | null; jobsLeft: number | null; resetsAt: Date | null } | null;
};

/** Null for a source without a quota. */
export async function readUsage(_source: Source, _now = new Date()): Promise<Usage | null> {
  throw new Error("not built yet");
}
