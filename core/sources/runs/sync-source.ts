import { removeDemoJobs } from "#core/jobs/intake/expire-jobs.ts";
import { refreshJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { db } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { oneAtATime } from "#core/platform/one-at-a-time.ts";
import { isDemoSource } from "#core/sources/is-demo-source.ts";
import { endListed } from "#core/sources/runs/end-jobs.ts";
import { requestOf } from "#core/sources/runs/fetch-request.ts";
import {
  Canceled,
  followRun,
  type Progress,
  RunEndedElsewhere,
  RunHandedOver,
  requireRunning,
} from "#core/sources/runs/follow-run.ts";
import { closeLostRuns } from "#core/sources/runs/lost-runs.ts";
import {
  beginRun,
  closeRun,
  openRun,
  type RunCounts,
  readRun,
  type SyncRun,
} from "#core/sources/runs/runs.ts";
import { storePages } from "#core/sources/runs/store-pages.ts";
import type { FetchRequest, Source, SyncMode } from "#core/sources/source.ts";
import { SourceError } from "#core/sources/source-error.ts";
import { tidyLine } from "#core/text/tidy.ts";

export type WorkOptions = {
  onProgress?: (counts: RunCounts) => void;
  isLastTry?: boolean;
  signal?: AbortSignal;
};

/**
 * Resumes where the run stopped. Throws unforeseen errors except on the last try. Null if another process
 * works on the source.
 */
export function workOn(
  source: Source,
  id: string,
  options: WorkOptions = {},
  now = new Date(),
): Promise<SyncRun | null> {
  return oneAtATime(`sync.${source.name}`, async () => {
    const run = await beginRun(id, now);
    if (!run) return readRun(id);
    const request = await requestOf(source, run);
    const progress = followRun(run, request.http, options);
    const stopTouching = progress.keepTouching();
    try {
      requireRunning(run);
      await bringIn(source, run, request, progress);
      await closeRun(id, { ...progress.soFar(), error: null });
    } catch (error) {
      const end = endOf(error, options.isLastTry ?? false);
      if (!end.isForeseen) logger.error({ err: error, source: source.name }, "a sync run failed");
      if (end.message) await closeRun(id, { ...progress.soFar(), error: end.message });
      else if (!end.isForeseen) {
        await progress.touch();
        throw error;
      }
    } finally {
      stopTouching();
      refreshJobCaches();
    }
    return readRun(id);
  });
}

async function bringIn(source: Source, run: SyncRun, request: FetchRequest, progress: Progress) {
  await storePages(source, run, request, progress);
  const listed = await endListed(source, request);
  progress.counts.jobsExpired += listed.expired;
  listed.warnings.forEach(progress.warn);
  if (!run.isDemo && progress.counts.jobsFetched > 0) await removeDemoJobs();
}

function endOf(error: unknown, isLastTry: boolean): { isForeseen: boolean; message: string | null } {
  if (error instanceof RunEndedElsewhere || error instanceof RunHandedOver)
    return { isForeseen: true, message: null };
  if (error instanceof Canceled || error instanceof SourceError)
    return { isForeseen: true, message: error.message };
  // Errors of failed queries contain the long SQL; only the cause explains them.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = `The run failed on our side: ${tidyLine(String(cause).slice(0, 500))}`;
  return { isForeseen: false, message: isLastTry ? message : null };
}

export async function syncSource(
  source: Source,
  options: { mode: SyncMode; keywords?: string[]; onProgress?: WorkOptions["onProgress"] },
  now = new Date(),
): Promise<SyncRun | null> {
  const { mode, keywords = [], onProgress } = options;
  await closeLostRuns(now);
  const isDemo = isDemoSource(source);
  const asked = { keywordList: null, keywordsQueried: keywords, requestedBy: "terminal" };
  const run = await openRun(db, { source: source.name, mode, isDemo, ...asked }, now);
  return run && workOn(source, run.id, { isLastTry: true, onProgress }, now);
}
