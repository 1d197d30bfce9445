import { logger } from "#core/platform/logger.server.ts";
import type { Http } from "#core/sources/requests/http.ts";
import { costOf, type RunCounts, type SyncRun, touchRun, writeProgress } from "#core/sources/runs/runs.ts";
import type { Page } from "#core/sources/source.ts";

const touchEveryMs = 15_000;
const mostWarnings = 50;

export class Canceled extends Error {}

export class RunHandedOver extends Error {}

export class RunEndedElsewhere extends Error {}

export type Progress = ReturnType<typeof followRun>;

export function followRun(
  run: SyncRun,
  http: Http,
  { onProgress, signal }: { onProgress?: (counts: RunCounts) => void; signal?: AbortSignal } = {},
) {
  const { jobsFetched, jobsAdded, jobsUpdated, jobsExpired } = run;
  const counts: RunCounts = {
    jobsFetched,
    jobsAdded,
    jobsUpdated,
    jobsExpired,
    jobsSkipped: { ...run.jobsSkipped },
  };
  const warnings = [...run.warnings];
  let latest: SyncRun | null = run;
  const cost = () => costOf(run, http);
  const touch = () =>
    touchRun(run.id, cost()).catch((err) => logger.warn({ err, run: run.id }, "a run could not be touched"));

  return {
    counts,
    soFar: () => ({ ...counts, ...cost(), warnings }),
    skip(reason: string, number: number) {
      counts.jobsSkipped[reason] = (counts.jobsSkipped[reason] ?? 0) + number;
    },
    warn(warning: string) {
      if (warnings.length < mostWarnings && !warnings.includes(warning)) warnings.push(warning);
    },
    /** Call this after storing a page. Throws if the run has ended. */
    async write({ subject, page, cursor }: Page) {
      latest = await writeProgress(run.id, { subject, page, cursor, ...counts, ...cost(), warnings });
      if (!latest) throw new RunEndedElsewhere("The run has ended meanwhile.");
      onProgress?.(counts);
    },
    requireRunning() {
      requireRunning(latest);
      if (signal?.aborted) throw new RunHandedOver("This process is about to end.");
    },
    touch,
    keepTouching(): () => void {
      const timer = setInterval(touch, touchEveryMs);
      return () => clearInterval(timer);
    },
  };
}

export function requireRunning(run: SyncRun | null): asserts run {
  if (!run) throw new RunEndedElsewhere("The run has ended meanwhile.");
  if (run.cancelRequestedAt) throw new Canceled(run.error ?? "Canceled.");
}
