import { and, desc, eq, gte, isNotNull, isNull } from "drizzle-orm";
import { db } from "#core/db.server.ts";
import type { Http } from "#core/sources/http.ts";
import type { Source, SyncMode } from "#core/sources/source.ts";
import { apiUsageLog } from "#core/sources/tables.ts";

/** One run of a source, as the log has it. */
export type SyncRun = typeof apiUsageLog.$inferSelect;

/** What a run has done so far. */
export type Counts = Pick<
  SyncRun,
  "jobsFetched" | "jobsAdded" | "jobsUpdated" | "jobsExpired" | "jobsSkipped"
>;

export async function openRun(
  run: { source: string; mode: SyncMode; keywordsQueried: string[]; isDemo: boolean },
  now: Date,
): Promise<SyncRun> {
  const [row] = await db
    .insert(apiUsageLog)
    .values({ ...run, createdAt: now })
    .returning();
  if (!row) throw new Error("a run was not written");
  return row;
}

/** Written as the run goes on, so that a killed one leaves what it did. */
export async function writeProgress(id: string, counts: Counts, http: Http): Promise<void> {
  await db.update(apiUsageLog).set(progress(counts, http)).where(eq(apiUsageLog.id, id));
}

export async function closeRun(
  id: string,
  counts: Counts,
  http: Http,
  end: { error: string | null; warnings?: string[] },
): Promise<SyncRun> {
  const [row] = await db
    .update(apiUsageLog)
    .set({ ...progress(counts, http), finishedAt: new Date(), ...end })
    .where(eq(apiUsageLog.id, id))
    .returning();
  if (!row) throw new Error("a run was lost");
  return row;
}

function progress(counts: Counts, { calls, quota }: Http) {
  return {
    ...counts,
    apiCallsMade: calls,
    requestsRemaining: quota?.requests ?? null,
    jobsRemaining: quota?.jobs ?? null,
    quotaResetsAt: quota?.resetsAt ?? null,
  };
}

/** Runs of this source that no process works on any more: theirs ended before they did. */
export async function closeAbandonedRuns(source: string): Promise<void> {
  await db
    .update(apiUsageLog)
    .set({
      finishedAt: new Date(),
      error: "The process ended before the run did. What it stored stays; run it again.",
    })
    .where(and(eq(apiUsageLog.source, source), isNull(apiUsageLog.finishedAt)));
}

/** When the last run that went well began. */
export async function lastGoodRun(source: Source): Promise<Date | null> {
  const [run] = await db
    .select({ at: apiUsageLog.createdAt })
    .from(apiUsageLog)
    .where(and(isOrdinary(source), isNull(apiUsageLog.error), isNotNull(apiUsageLog.finishedAt)))
    .orderBy(desc(apiUsageLog.createdAt))
    .limit(1);
  return run?.at ?? null;
}

/** The daily runs that began since then. */
export async function dailyRunsSince(source: Source, moment: Date): Promise<SyncRun[]> {
  return db
    .select()
    .from(apiUsageLog)
    .where(and(isOrdinary(source), eq(apiUsageLog.mode, "daily"), gte(apiUsageLog.createdAt, moment)));
}

/** A run that looked for all that the source is to be asked for, and not for the demonstration. */
function isOrdinary(source: Source) {
  return and(eq(apiUsageLog.source, source.name), eq(apiUsageLog.isDemo, false));
}
