import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { sources } from "#core/sources/registry.ts";
import { nextRunOf } from "#core/sources/runs/due.ts";
import { closeLostRuns } from "#core/sources/runs/lost-runs.ts";
import type { RunView } from "#core/sources/runs/run-view.ts";
import { startSync } from "#core/sources/runs/start-sync.ts";
import type { Source } from "#core/sources/source.ts";
import { switchedOff } from "#core/sources/switched-off.ts";

/**
 * The scheduler calls this every few minutes, which makes up for outages. A failed run is retried hourly, up
 * to three times in all. A source that fails here holds back no other, and throws at the end.
 */
export async function syncDaily(now = new Date()): Promise<RunView[]> {
  await closeLostRuns(now);
  if (!env.DAILY_SYNC) return [];
  const runs: RunView[] = [];
  const off = await switchedOff();
  const failures: unknown[] = [];
  for (const source of sources) {
    try {
      const run = await startIfDue(source, off, now);
      if (run) runs.push(run);
    } catch (error) {
      logger.error({ err: error, source: source.name }, "a daily run could not be started");
      failures.push(error);
    }
  }
  if (failures.length) throw new Error("some daily runs could not be started", { cause: failures[0] });
  return runs;
}

async function startIfDue(source: Source, off: ReadonlySet<string>, now: Date): Promise<RunView | null> {
  const next = await nextRunOf(source, off, now);
  if (!next || next > now) return null;
  const wish = { source: source.name, mode: "daily", useSmartRotation: source.hasKeywords };
  const started = await startSync(wish, "schedule", now);
  if (started.ok) return started.run;
  logger.info({ source: source.name, reason: started.reason }, "a daily run was not started");
  return null;
}
