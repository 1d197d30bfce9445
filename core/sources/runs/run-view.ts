import { desc } from "drizzle-orm";
import { db } from "#core/platform/db.server.ts";
import { findSource } from "#core/sources/registry.ts";
import { readRun, type SyncRun } from "#core/sources/runs/runs.ts";
import { syncActions } from "#core/sources/sync-actions.ts";
import { apiUsageLog } from "#core/sources/tables.ts";

export const runStates = ["waiting", "running", "complete", "failed", "cancelled"] as const;
export type RunState = (typeof runStates)[number];

export type RunView = {
  id: string;
  source: string;
  sourceLabel: string;
  what: string;
  mode: string;
  state: RunState;
  by: string;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
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

export function toRunView(run: SyncRun): RunView {
  const isOpen = run.finishedAt === null;
  return {
    id: run.id,
    source: run.source,
    sourceLabel: findSource(run.source)?.label ?? run.source,
    what: whatOf(run),
    mode: run.mode,
    state: stateOf(run),
    by: run.requestedBy,
    createdAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    finishedAt: run.finishedAt?.toISOString() ?? null,
    subject: run.subject,
    page: run.page,
    keywords: run.keywordsQueried,
    jobsFetched: run.jobsFetched,
    jobsAdded: run.jobsAdded,
    jobsUpdated: run.jobsUpdated,
    jobsExpired: run.jobsExpired,
    jobsSkipped: run.jobsSkipped,
    apiCalls: run.apiCallsMade,
    isCancelling: isOpen && run.cancelRequestedAt !== null,
    isDemo: run.isDemo,
    // The error is preliminary until the run ends.
    error: isOpen ? null : run.error,
    warnings: run.warnings,
  };
}

export function cancelledBy(by: string): string {
  return `Canceled by ${by === "terminal" ? "the command line" : by}.`;
}

/** Older runs spell it with two. */
export const cancelledError = /^Cancell?ed by /;

function stateOf({ startedAt, finishedAt, cancelRequestedAt, error }: SyncRun): RunState {
  if (finishedAt === null) return startedAt === null ? "waiting" : "running";
  if (error === null) return "complete";
  return cancelRequestedAt !== null && cancelledError.test(error) ? "cancelled" : "failed";
}

function whatOf({ source, mode, keywordList, keywordsQueried }: SyncRun): string {
  const action = syncActions.find(({ body }) =>
    body.mode === "daily"
      ? mode === "daily" && keywordList === "rotation"
      : mode === "backfill" && keywordList === body.list,
  );
  if (action) return action.label;
  if (mode === "test") return "Connection test";
  const name = mode === "daily" ? "Daily sync" : "Backfill";
  if (keywordList === "all") return `${name} of all keywords`;
  const count = keywordsQueried.length;
  if (count === 0 || findSource(source) === null) return name;
  return `${name} of ${count} ${count === 1 ? "keyword" : "keywords"}`;
}

export async function listRuns(limit: number): Promise<RunView[]> {
  const rows = await db
    .select()
    .from(apiUsageLog)
    .orderBy(desc(apiUsageLog.createdAt), desc(apiUsageLog.id))
    .limit(limit);
  return rows.map(toRunView);
}

export async function findRun(id: string): Promise<RunView | null> {
  const run = await readRun(id);
  return run && toRunView(run);
}
