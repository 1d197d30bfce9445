import { env } from "#core/env.server.ts";
import { missingSettings, sources } from "#core/sources/registry.ts";
import { dailyRunsSince, type SyncRun } from "#core/sources/runs.ts";
import type { Source } from "#core/sources/source.ts";
import { syncSource } from "#core/sources/sync-source.ts";

const hourUtc = 6;
const mostTries = 3;
const pauseMs = 60 * 60 * 1000;

/**
 * Runs every source that has its settings and has not been run since the last 06:00 UTC. Called every few minutes, so
 * that an outage at that hour costs nothing; a failed run is tried again an hour later, three times in all.
 */
export async function syncDaily(now = new Date()): Promise<SyncRun[]> {
  if (!env.DAILY_SYNC) return [];
  const runs: SyncRun[] = [];
  for (const source of readySources()) {
    if (!(await isDue(source, now))) continue;
    const run = await syncSource(source, { mode: "daily" }, now);
    if (run) runs.push(run);
  }
  return runs;
}

/** Sources that can run. A public service joins in once a source with a key does: no key at all means a trial. */
function readySources(): Source[] {
  const ready = sources.filter(
    (source) => !env.DEMO_SOURCES.includes(source.name) && missingSettings(source, env).length === 0,
  );
  return ready.some((source) => source.settings.length > 0) ? ready : [];
}

/** The last moment at which the daily sync was to start. */
export function lastSlot(now: Date): Date {
  const slot = new Date(now);
  slot.setUTCHours(hourUtc, 0, 0, 0);
  if (slot > now) slot.setUTCDate(slot.getUTCDate() - 1);
  return slot;
}

async function isDue(source: Source, now: Date): Promise<boolean> {
  const runs = await dailyRunsSince(source, lastSlot(now));
  const hasSucceeded = runs.some((run) => run.finishedAt !== null && run.error === null);
  const isFresh = runs.some((run) => now.getTime() - run.createdAt.getTime() < pauseMs);
  return !hasSucceeded && !isFresh && runs.length < mostTries;
}
