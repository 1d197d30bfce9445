import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNull, sql } from "drizzle-orm";
import { noteAction } from "#core/audit/note-action.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { enqueue, openSender } from "#core/platform/tasks.server.ts";
import { isDemoSource } from "#core/sources/is-demo-source.ts";
import { nextKeywords, readKeywordLists } from "#core/sources/keywords/keyword-lists.ts";
import { missingSettings } from "#core/sources/registry.ts";
import { readUsage } from "#core/sources/requests/quota.ts";
import { quotaExceeded } from "#core/sources/requests/quota-words.ts";
import { closeLostRuns, lostAfterMs } from "#core/sources/runs/lost-runs.ts";
import { type CheckedSync, readSyncRequest, type SyncRequest } from "#core/sources/runs/read-sync-request.ts";
import { cancelledBy, findRun, type RunView, toRunView } from "#core/sources/runs/run-view.ts";
import { closeRun, type KeywordChoice, openRun, readRun, type SyncRun } from "#core/sources/runs/runs.ts";
import { switchedOff } from "#core/sources/switched-off.ts";
import { apiUsageLog } from "#core/sources/tables.ts";

export type { SyncRequest } from "#core/sources/runs/read-sync-request.ts";

export type Started =
  | { ok: true; run: RunView }
  | { ok: false; reason: "bad-wish" | "quota" | "running" | "switched-off" | "settings"; error: string };

export async function startSync(wish: SyncRequest, by: string, now = new Date()): Promise<Started> {
  // Inside the transaction it could wait for a connection while others wait for this row.
  await openSender();
  return open(wish, by, now, (tx, run) => enqueue(tx, "sources.sync", { runId: run.id }));
}

export function startSyncHere(wish: SyncRequest, by: string, now = new Date()): Promise<Started> {
  return open(wish, by, now, async () => {});
}

async function open(
  wish: SyncRequest,
  by: string,
  now: Date,
  alongside: (tx: Tx, run: SyncRun) => Promise<void>,
): Promise<Started> {
  const wanted = readSyncRequest(wish);
  if (typeof wanted === "string") return { ok: false, reason: "bad-wish", error: wanted };
  const { source, mode } = wanted;
  const refusal = await refusalOf(wanted, now);
  if (refusal) return refusal;
  await closeLostRuns(now);
  const keywords = await choose(wanted);
  const isDemo = isDemoSource(source);
  const run = await inTransaction(async (tx) => {
    const opened = await openRun(
      tx,
      { source: source.name, mode, ...keywords, requestedBy: by, isDemo },
      now,
    );
    if (!opened) return null;
    await alongside(tx, opened);
    if (isPerson(by)) await noteAction(tx, { by, action: "started a sync", subject: nameOf(opened) }, now);
    return opened;
  });
  if (run) return { ok: true, run: toRunView(run) };
  return {
    ok: false,
    reason: "running",
    error: `${source.label} is already syncing. Wait until that run ends, or cancel it.`,
  };
}

async function refusalOf(
  { source }: CheckedSync,
  now: Date,
): Promise<Extract<Started, { ok: false }> | null> {
  const missing = missingSettings(source, env);
  if (missing.length) {
    const error = `${source.label} needs ${missing.join(" and ")}: see docs/sources.md.`;
    return { ok: false, reason: "settings", error };
  }
  if ((await switchedOff()).has(source.name)) {
    const error = `${source.label} is switched off. Switch it on first.`;
    return { ok: false, reason: "switched-off", error };
  }
  const usage = await readUsage(source, now);
  return usage?.isExceeded ? { ok: false, reason: "quota", error: quotaExceeded } : null;
}

async function choose(
  wanted: CheckedSync,
): Promise<{ keywordList: KeywordChoice; keywordsQueried: string[] }> {
  const { source, list, keywords, rotation } = wanted;
  if (keywords) return { keywordList: null, keywordsQueried: keywords };
  if (!source.hasKeywords) return { keywordList: null, keywordsQueried: [] };
  if (rotation !== null) return { keywordList: "rotation", keywordsQueried: await nextKeywords(rotation) };
  const lists = (await readKeywordLists()).filter(({ name }) => list === null || name === list);
  const all = lists.flatMap((each) => each.keywords);
  return { keywordList: list ?? "all", keywordsQueried: [...new Set(all)] };
}

export async function awaitRun(id: string, ms: number): Promise<RunView | null> {
  const end = performance.now() + ms;
  for (;;) {
    const run = await findRun(id);
    if (!run || run.finishedAt !== null || performance.now() >= end) return run;
    await sleep(Math.min(250, Math.max(1, end - performance.now())));
  }
}

export async function cancelRun(id: string, by: string, now = new Date()): Promise<boolean> {
  if (!(await readRun(id))) return false;
  return inTransaction(async (tx) => {
    const isOpen = and(eq(apiUsageLog.id, id), isNull(apiUsageLog.finishedAt));
    const [before] = await tx
      .select({ cancelRequestedAt: apiUsageLog.cancelRequestedAt })
      .from(apiUsageLog)
      .where(isOpen)
      .for("update");
    const at = sql`${now.toISOString()}::timestamptz`;
    const silent = sql`${apiUsageLog.touchedAt} < ${new Date(Date.now() - lostAfterMs / 5).toISOString()}::timestamptz`;
    const [run] = await tx
      .update(apiUsageLog)
      .set({
        cancelRequestedAt: sql`coalesce(${apiUsageLog.cancelRequestedAt}, ${at})`,
        error: sql`coalesce(${apiUsageLog.error}, ${cancelledBy(by)})`,
        // Without a worker, nobody would notice the request.
        finishedAt: sql`case when ${apiUsageLog.startedAt} is null or ${silent} then ${at} end`,
      })
      .where(isOpen)
      .returning();
    if (!run) return false;
    if (isPerson(by) && before?.cancelRequestedAt === null)
      await noteAction(tx, { by, action: "cancelled a sync", subject: nameOf(run) }, now);
    return true;
  });
}

/** Call this before the process ends, because no other process continues the run. */
export async function endRunHere(id: string): Promise<void> {
  const run = await readRun(id);
  if (run?.finishedAt === null && (await cancelRun(id, run.requestedBy)))
    await closeRun(id, { error: cancelledBy(run.requestedBy) });
}

function nameOf(run: SyncRun): string {
  const { sourceLabel, what } = toRunView(run);
  return `${sourceLabel}: ${what}`;
}

function isPerson(by: string): boolean {
  return by !== "schedule" && by !== "terminal";
}
