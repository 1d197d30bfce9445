import { env } from "#core/platform/env.server.ts";
import { isDemoSource } from "#core/sources/is-demo-source.ts";
import { missingSettings, sources } from "#core/sources/registry.ts";
import { readUsage } from "#core/sources/requests/quota.ts";
import { hasRealRun } from "#core/sources/runs/has-real-run.ts";
import { toRunView } from "#core/sources/runs/run-view.ts";
import { runsSince, type SyncRun } from "#core/sources/runs/runs.ts";
import type { Source } from "#core/sources/source.ts";
import { dayMs, hourMs } from "#core/text/time.ts";

const mostTries = 3;
const pauseMs = hourMs;

/** A past moment means that a run is overdue; null means that this source has no schedule. */
export async function nextRunOf(
  source: Source,
  switchedOff: ReadonlySet<string>,
  now: Date,
): Promise<Date | null> {
  if (!env.DAILY_SYNC || switchedOff.has(source.name) || !(await runsDaily(source))) return null;
  const [due, usage] = await Promise.all([dueAt(source, now), readUsage(source, now)]);
  const until = usage?.blocked?.until;
  return until && until > due ? until : due;
}

async function dueAt(source: Source, now: Date): Promise<Date> {
  const slot = lastSlot(source.hourUtc, now);
  const next = new Date(slot.getTime() + dayMs);
  const runs = (await runsSince(source, isDemoSource(source), slot)).filter((run) => countsAsDaily(run));
  const [last] = runs;
  if (!last) return slot;
  if (runs.some((run) => toRunView(run).state !== "failed") || runs.length >= mostTries) return next;
  const again = last.createdAt.getTime() + pauseMs;
  return new Date(Math.min(again, next.getTime()));
}

export function lastSlot(hourUtc: number, now: Date): Date {
  const slot = new Date(now);
  slot.setUTCHours(hourUtc, 0, 0, 0);
  if (slot > now) slot.setUTCDate(slot.getUTCDate() - 1);
  return slot;
}

/**
 * Without any key the installation is a trial, so public services wait for one. Stand-ins run until a real
 * source has brought jobs.
 */
async function runsDaily(source: Source): Promise<boolean> {
  if (missingSettings(source, env).length) return false;
  if (isDemoSource(source)) return !(await hasRealRun());
  const hasKey = (each: Source) =>
    !isDemoSource(each) && each.settings.length > 0 && missingSettings(each, env).length === 0;
  return hasKey(source) || sources.some(hasKey);
}

function countsAsDaily({ mode, isDemo }: SyncRun): boolean {
  return mode === "daily" || isDemo;
}
