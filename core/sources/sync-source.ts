import { env } from "#core/env.server.ts";
import { removeDemoJobs } from "#core/jobs/expire-jobs.ts";
import { forgetFigures } from "#core/jobs/forget-figures.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { upsertJobs } from "#core/jobs/upsert-jobs.ts";
import { logger } from "#core/logger.server.ts";
import { oneAtATime } from "#core/one-at-a-time.ts";
import { openHttp } from "#core/sources/http.ts";
import { endListed, endMissing } from "#core/sources/let-go.ts";
import {
  type Counts,
  closeAbandonedRuns,
  closeRun,
  lastGoodRun,
  openRun,
  type SyncRun,
  writeProgress,
} from "#core/sources/runs.ts";
import { type FetchRequest, type Source, SourceError, type SyncMode } from "#core/sources/source.ts";

type SyncOptions = {
  mode: SyncMode;
  /** Instead of the source's own; an empty list asks for everything. */
  keywords?: string[];
  onProgress?: (counts: Counts) => void;
};

/**
 * Brings in what a source shows: fetch, map, tidy, de-duplicate, write, expire. It leaves one row in the log, with
 * what ended it early, if anything did; what was stored until then stays. Null if the source is being synced already.
 */
export function syncSource(source: Source, options: SyncOptions, now = new Date()): Promise<SyncRun | null> {
  return oneAtATime(`sync.${source.name}`, async () => {
    await closeAbandonedRuns(source.name);
    const isDemo = env.DEMO_SOURCES.includes(source.name);
    // Demonstration jobs are few and all of the outdoor field.
    const keywords = options.keywords ?? (isDemo ? [] : []);
    const since = await lastGoodRun(source);
    const http = openHttp(source.label, source.headers(env));
    const run = await openRun(
      { source: source.name, mode: options.mode, keywordsQueried: keywords, isDemo },
      now,
    );
    const counts: Counts = { jobsFetched: 0, jobsAdded: 0, jobsUpdated: 0, jobsExpired: 0, jobsSkipped: {} };
    const request = {
      mode: options.mode,
      keywords,
      companies: new Set<string>(),
      boards: [],
      since,
      now,
      http,
      cursor: null,
    };
    const warnings: string[] = [];
    try {
      await takeIn(source, request, isDemo, counts, warnings, async () => {
        await writeProgress(run.id, counts, http);
        options.onProgress?.(counts);
      });
      const listed = await endListed(source, request);
      counts.jobsExpired += listed.expired;
      warnings.push(...listed.warnings);
      if (!isDemo && counts.jobsFetched > 0) await removeDemoJobs();
      return await closeRun(run.id, counts, http, { error: null, warnings });
    } catch (error) {
      const isForeseen = error instanceof SourceError;
      if (!isForeseen) logger.error({ err: error, source: source.name }, "a sync run failed");
      const message = isForeseen
        ? error.message
        : `The run failed on our side: ${String(error).slice(0, 500)}`;
      const closed = await closeRun(run.id, counts, http, { error: message });
      if (!isForeseen) throw error;
      return closed;
    } finally {
      forgetFigures();
    }
  });
}

async function takeIn(
  source: Source,
  request: FetchRequest,
  isDemo: boolean,
  counts: Counts,
  warnings: string[],
  afterPage: () => Promise<void>,
): Promise<void> {
  for await (const { rows, wholeScope } of source.fetchPages(request)) {
    counts.jobsFetched += rows.length;
    const listings = rows.flatMap((row) => mapRow(source, row, counts));
    const result = await upsertJobs(source.name, listings, { isDemo }, request.now);
    counts.jobsAdded += result.added;
    counts.jobsUpdated += result.updated;
    counts.jobsExpired += result.expired;
    for (const [reason, number] of Object.entries(result.skipped)) countSkipped(counts, reason, number);
    if (wholeScope !== undefined) {
      const missing = await endMissing(source, wholeScope, request.now);
      counts.jobsExpired += missing.expired;
      warnings.push(...missing.warnings);
    }
    await afterPage();
  }
}

function mapRow(source: Source, row: unknown, counts: Counts): IncomingListing[] {
  try {
    const mapped = source.map(row);
    if (!("skip" in mapped)) return [mapped];
    countSkipped(counts, mapped.skip, 1);
  } catch (error) {
    logger.warn({ err: error, source: source.name }, "a row could not be read");
    countSkipped(counts, "broken row", 1);
  }
  return [];
}

function countSkipped(counts: Counts, reason: string, number: number) {
  counts.jobsSkipped[reason] = (counts.jobsSkipped[reason] ?? 0) + number;
}
