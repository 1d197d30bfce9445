import { env } from "#core/platform/env.server.ts";
import { isDemoSource } from "#core/sources/is-demo-source.ts";
import { missingSettings, sources } from "#core/sources/registry.ts";
import { hasRealRun } from "#core/sources/runs/has-real-run.ts";
import { runsSince, type SyncRun } from "#core/sources/runs/runs.ts";
import { shownRun } from "#core/sources/runs/shown-run.ts";
import type { Source } from "#core/sources/source.ts";
import { dayMs, hourMs } from "#core/text/time.ts";

const mostTries = 3;
const pauseMs = hourMs;

/** When the clock is to run this source next: not later than now where that is owed. Null where the clock leaves it alone. */
export async function nextRunOf(
  source: Source,
  switchedOff: ReadonlySet<string>,
  now: Date,
): Promise<Date | null> {
  if (!env.DAILY_SYNC || switchedOff.has(source.name) || !(await joinsIn(source))) return null;
  const slot = lastSlot(source.hourUtc, now);
  const next = new Date(slot.getTime() + dayMs);
  const runs = (await runsSince(source, isDemoSource(source), slot)).filter((run) => countsAsDaily(run));
  const [last] = runs;
  if (!last) return slot;
  if (runs.some((run) => shownRun(run).state !== "failed") || runs.length >= mostTries) return next;
  const again = last.createdAt.getTime() + pauseMs;
  return new Date(Math.min(again, next.getTime()));
}

/** The last moment at which the daily run was to start. */
export function lastSlot(hourUtc: number, now: Date): Date {
  const slot = new Date(now);
  slot.setUTCHours(hourUtc, 0, 0, 0);
  if (slot > now) slot.setUTCDate(slot.getUTCDate() - 1);
  return slot;
}

/**
 * Whether it can run by the clock. A public service joins in once a source with a key does: no key at all means a trial.
 * What a stand-in plays runs until a real source has brought something.
 */
async function joinsIn(source: Source): Promise<boolean> {
  if (missingSettings(source, env).length) return false;
  if (isDemoSource(source)) return !(await hasRealRun());
  const hasKey = (each: Source) =>
    !isDemoSource(each) && each.settings.length > 0 && missingSettings(each, env).length === 0;
  return hasKey(source) || sources.some(hasKey);
}

/** The load of the demonstration at a start is that day's run. */
function countsAsDaily({ mode, isDemo }: SyncRun): boolean {
  return mode === "daily" || isDemo;
}
