import { and, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, db } from "#core/platform/db.server.ts";
import type { Http } from "#core/sources/requests/http.ts";
import { type Source, type SyncMode, syncModes } from "#core/sources/source.ts";
import type { KeywordListName } from "#core/sources/sync-actions.ts";
import { apiUsageLog } from "#core/sources/tables.ts";

export type SyncRun = typeof apiUsageLog.$inferSelect;

export type RunCounts = Pick<
  SyncRun,
  "jobsFetched" | "jobsAdded" | "jobsUpdated" | "jobsExpired" | "jobsSkipped"
>;

/** "rotation" means the keywords that waited longest; null means named keywords or none. */
export type KeywordChoice = KeywordListName | "all" | "rotation" | null;

export type NewRun = {
  source: string;
  mode: SyncMode;
  keywordList: KeywordChoice;
  keywordsQueried: string[];
  requestedBy: string;
  isDemo: boolean;
};

export async function openRun(where: Db, run: NewRun, now: Date): Promise<SyncRun | null> {
  const [row] = await where
    .insert(apiUsageLog)
    .values({ ...run, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function readRun(id: string): Promise<SyncRun | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [row] = await db.select().from(apiUsageLog).where(eq(apiUsageLog.id, id));
  return row ?? null;
}

export async function beginRun(id: string, now: Date): Promise<SyncRun | null> {
  return change(id, {
    startedAt: sql`coalesce(${apiUsageLog.startedAt}, ${now.toISOString()}::timestamptz)`,
  });
}

export async function touchRun(id: string, cost: Cost): Promise<SyncRun | null> {
  return change(id, cost);
}

export async function writeProgress(
  id: string,
  progress: Partial<Pick<SyncRun, "subject" | "page" | "cursor">> & RunCounts & Cost & { warnings: string[] },
): Promise<SyncRun | null> {
  return change(id, progress);
}

export async function closeRun(
  id: string,
  end: Partial<RunCounts & Cost & Pick<SyncRun, "warnings">> & { error: string | null },
): Promise<SyncRun | null> {
  return change(id, { ...end, finishedAt: new Date(), subject: null, page: null, cursor: null });
}

type Cost = Pick<SyncRun, "apiCallsMade" | "requestsRemaining" | "jobsRemaining" | "quotaResetsAt">;

export function costOf(before: SyncRun, { calls, quota }: Http): Cost {
  const { apiCallsMade, requestsRemaining, jobsRemaining, quotaResetsAt } = before;
  return {
    apiCallsMade: apiCallsMade + calls,
    requestsRemaining: quota ? quota.requests : requestsRemaining,
    jobsRemaining: quota ? quota.jobs : jobsRemaining,
    quotaResetsAt: quota ? quota.resetsAt : quotaResetsAt,
  };
}

type Changes = { [K in keyof SyncRun]?: SyncRun[K] | SQL };

async function change(id: string, changes: Changes): Promise<SyncRun | null> {
  const [row] = await db
    .update(apiUsageLog)
    .set({ ...changes, touchedAt: new Date() })
    .where(and(eq(apiUsageLog.id, id), isNull(apiUsageLog.finishedAt)))
    .returning();
  return row ?? null;
}

export async function lastGoodRun(source: Source, isDemo: boolean): Promise<Date | null> {
  const [run] = await db
    .select({ at: apiUsageLog.createdAt })
    .from(apiUsageLog)
    .where(and(isOrdinary(source, isDemo), isNull(apiUsageLog.error), isNotNull(apiUsageLog.finishedAt)))
    .orderBy(desc(apiUsageLog.createdAt))
    .limit(1);
  return run?.at ?? null;
}

export async function runsSince(source: Source, isDemo: boolean, moment: Date): Promise<SyncRun[]> {
  return db
    .select()
    .from(apiUsageLog)
    .where(and(isOrdinary(source, isDemo), gte(apiUsageLog.createdAt, moment)))
    .orderBy(desc(apiUsageLog.createdAt));
}

function isOrdinary({ name }: Source, isDemo: boolean) {
  return and(
    eq(apiUsageLog.source, name),
    eq(apiUsageLog.isDemo, isDemo),
    inArray(apiUsageLog.mode, [...syncModes]),
    sql`(${apiUsageLog.keywordList} is not null or ${apiUsageLog.keywordsQueried} = '{}')`,
  );
}
