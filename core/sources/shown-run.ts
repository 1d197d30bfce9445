import type { SyncRun } from "#core/sources/runs.ts";

export const runStates = ["waiting", "running", "complete", "failed", "cancelled"] as const;
export type RunState = (typeof runStates)[number];

/** A run as the administration shows it, on the page and as JSON. */
export type ShownRun = {
  id: string;
  source: string;
  sourceLabel: string;
  /** "Daily Sync", "Company Backfill", "Backfill of 2 keywords" … */
  what: string;
  state: RunState;
  by: string;
  /** ISO moments. */
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  /** The keyword or board that is asked now, and its page. */
  subject: string | null;
  page: number | null;
  keywords: string[];
  jobsFetched: number;
  jobsAdded: number;
  jobsUpdated: number;
  jobsExpired: number;
  jobsSkipped: Record<string, number>;
  apiCalls: number;
  isCancelling: boolean;
  isDemo: boolean;
  error: string | null;
  warnings: string[];
};

export function shownRun(_run: SyncRun): ShownRun {
  throw new Error("not built yet");
}

/** The newest first. */
export async function listRuns(_limit: number): Promise<ShownRun[]> {
  throw new Error("not built yet");
}

export async function findRun(_id: string): Promise<ShownRun | null> {
  throw new Error("not built yet");
}
