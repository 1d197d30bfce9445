import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { sources } from "#core/sources/registry.ts";
import { nextRunOf } from "#core/sources/runs/due.ts";
import { closeLostRuns } from "#core/sources/runs/lost-runs.ts";
import type { RunView } from "#core/sources/runs/run-view.ts";
import { startSync } from "#core/sources/runs/start-sync.ts";
import { switchedOff } from "#core/sources/switched-off.ts";

/**
 * The scheduler calls this every few minutes, which makes up for outages. A failed run is retried hourly, up
 * to three times in all.
 */
export async function syncDaily(now = new Date()): Promise<RunView[]> {
  await closeLostRuns(now);
  if (!env.DAILY_SYNC) return [];
  const runs: RunView[] = [];
  const off = await switchedOff();
  for (const source of sources) {
    const next = await nextRunOf(source, off, now);
    if (!next || next > now) continue;
    const wish = { source: source.name, mode: "daily", useSmartRotation: source.hasKeywords };
    const started = await startSync(wish, "schedule", now);
    if (started.ok) runs.push(started.run);
    else logger.info({ source: source.name, reason: started.reason }, "a daily run was not started");
  }
  return runs;
}
