import { and, desc, eq, inArray } from "drizzle-orm";
import { noteAction } from "#core/audit/note-action.ts";
import { listUnquotedSources, setQuotable } from "#core/jobs/facts/unquoted.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { isDemoSource } from "#core/sources/is-demo-source.ts";
import { findSource, missingSettings, sources } from "#core/sources/registry.ts";
import { nextRunOf } from "#core/sources/runs/due.ts";
import { type RunView, toRunView } from "#core/sources/runs/run-view.ts";
import { type Source, syncModes } from "#core/sources/source.ts";
import { switchedOff } from "#core/sources/switched-off.ts";
import { apiUsageLog, sourceStates } from "#core/sources/tables.ts";

export type ListedSource = {
  name: string;
  label: string;
  about: string;
  cost: string;
  isOn: boolean;
  isQuoted: boolean;
  missing: string[];
  isDemo: boolean;
  hasBoards: boolean;
  /** Example: "Every day at 06:00 UTC". */
  schedule: string;
  nextRunAt: string | null;
  isNextToday: boolean;
  idleFor: string | null;
  lastRun: RunView | null;
};

const lookEveryMs = 10 * 60_000;

export async function listSources(now = new Date()): Promise<ListedSource[]> {
  const [off, unquoted] = await Promise.all([switchedOff(), listUnquotedSources()]);
  return Promise.all(sources.map((source) => list(source, off, unquoted, now)));
}

async function list(
  source: Source,
  off: ReadonlySet<string>,
  unquoted: ReadonlySet<string>,
  now: Date,
): Promise<ListedSource> {
  const { name, label, about, cost, hasBoards, hourUtc } = source;
  const [next, lastRun] = await Promise.all([nextRunOf(source, off, now), lastRunOf(name)]);
  const missing = missingSettings(source, env);
  const isOn = !off.has(name);
  const nextRunAt = next && nextLook(Math.max(next.getTime(), now.getTime()));
  return {
    name,
    label,
    about,
    cost,
    hasBoards,
    isOn,
    isQuoted: !unquoted.has(name),
    missing,
    isDemo: isDemoSource(source),
    schedule: `Every day at ${String(hourUtc).padStart(2, "0")}:00 UTC`,
    nextRunAt,
    isNextToday: nextRunAt?.slice(0, 10) === now.toISOString().slice(0, 10),
    idleFor: next || !isOn || missing.length ? null : whyIdle(source),
    lastRun,
  };
}

function whyIdle(source: Source): string {
  if (!env.DAILY_SYNC) return "Daily sync is off (DAILY_SYNC)";
  if (isDemoSource(source)) return "Demo source paused: real jobs found";
  return "Starts once a source with your own key is on";
}

function nextLook(at: number): string {
  return new Date(Math.ceil(at / lookEveryMs) * lookEveryMs).toISOString();
}

async function lastRunOf(source: string): Promise<RunView | null> {
  const [run] = await db
    .select()
    .from(apiUsageLog)
    .where(and(eq(apiUsageLog.source, source), inArray(apiUsageLog.mode, [...syncModes])))
    .orderBy(desc(apiUsageLog.createdAt))
    .limit(1);
  return run ? toRunView(run) : null;
}

export async function switchSource(
  { name, on, by }: { name: string; on: boolean; by: string },
  now = new Date(),
): Promise<boolean> {
  const source = findSource(name);
  if (!source) return false;
  await inTransaction(async (tx) => {
    const [before] = await tx.select().from(sourceStates).where(eq(sourceStates.source, name)).for("update");
    if ((before?.switchedOffAt == null) === on) return;
    const switchedOffAt = on ? null : now;
    await tx
      .insert(sourceStates)
      .values({ source: name, switchedOffAt })
      .onConflictDoUpdate({ target: sourceStates.source, set: { switchedOffAt } });
    await noteAction(
      tx,
      { by, action: on ? "switched a source on" : "switched a source off", subject: source.label },
      now,
    );
  });
  return true;
}

export async function quoteSource(
  { name, on, by }: { name: string; on: boolean; by: string },
  now = new Date(),
): Promise<boolean> {
  const source = findSource(name);
  if (!source) return false;
  await inTransaction(async (tx) => {
    if (!(await setQuotable(tx, name, on, now))) return;
    const action = on ? "switched a source's quotes on" : "switched a source's quotes off";
    await noteAction(tx, { by, action, subject: source.label }, now);
  });
  return true;
}
