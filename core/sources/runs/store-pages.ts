import { touchScope } from "#core/jobs/intake/expire-jobs.ts";
import { markAsked } from "#core/sources/keywords/keyword-lists.ts";
import { endMissing } from "#core/sources/runs/end-jobs.ts";
import type { Progress } from "#core/sources/runs/follow-run.ts";
import type { SyncRun } from "#core/sources/runs/runs.ts";
import { storeRows } from "#core/sources/runs/store-rows.ts";
import type { FetchRequest, Page, Source } from "#core/sources/source.ts";

export const dailyTarget = 600;

export async function storePages(
  source: Source,
  run: SyncRun,
  request: FetchRequest,
  progress: Progress,
): Promise<void> {
  const { counts } = progress;
  const asked = new Set<string>();
  let fetchedBefore = counts.jobsFetched;
  for await (const page of source.fetchPages(request)) {
    await storeRows(source, run, page, progress, request);
    if (page.warning) progress.warn(page.warning);
    // This comes first, because a repeated page would count an absence twice.
    await progress.write(page);
    await finishScope(source, page, request, progress);
    if (page.subject === null) fetchedBefore = counts.jobsFetched;
    if (page.askedKeyword !== undefined) {
      asked.add(page.askedKeyword);
      await markAsked(page.askedKeyword, counts.jobsFetched - fetchedBefore, request.now);
      fetchedBefore = counts.jobsFetched;
      const left = request.keywords.filter((keyword) => !asked.has(keyword)).length;
      if (left && isEnough(request, page)) {
        const which =
          request.cursor === null ? `${left} of ${request.keywords.length} keywords keep` : "The others keep";
        progress.warn(`The day's ${dailyTarget} jobs are reached. ${which} their turn for the next run.`);
        return;
      }
    }
    progress.requireRunning();
  }
}

function isEnough({ mode }: FetchRequest, { spent = 0 }: Page): boolean {
  return mode === "daily" && spent >= dailyTarget;
}

async function finishScope(
  source: Source,
  { wholeScope, unchangedScope }: Page,
  { now }: FetchRequest,
  progress: Progress,
): Promise<void> {
  if (wholeScope !== undefined) {
    const missing = await endMissing(source, wholeScope, now);
    progress.counts.jobsExpired += missing.expired;
    missing.warnings.forEach(progress.warn);
  }
  if (unchangedScope !== undefined)
    progress.counts.jobsExpired += await touchScope(source.name, unchangedScope, now);
}
