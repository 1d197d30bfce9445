import { expireSightings, touchScope } from "#core/jobs/intake/expire-jobs.ts";
import { touchSeen } from "#core/jobs/intake/seen-again.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { logger } from "#core/platform/logger.server.ts";
import { hiddenElsewhere } from "#core/sources/boards/hidden-elsewhere.ts";
import { placedByBoard } from "#core/sources/boards/placed-by-board.ts";
import { shownByBoards } from "#core/sources/boards/shown-by-boards.ts";
import { markAsked } from "#core/sources/keywords/keyword-lists.ts";
import { endMissing } from "#core/sources/runs/end-jobs.ts";
import type { Progress } from "#core/sources/runs/follow-run.ts";
import type { SyncRun } from "#core/sources/runs/runs.ts";
import { brokenRow, type FetchRequest, type Page, type Source } from "#core/sources/source.ts";
import { tidyLine } from "#core/text/lines.ts";

/** Jobs of the quota that a day may cost: a month's quota lasts for a month then. */
export const dailyTarget = 600;

/** Reads the source to its end, or as far as a day may go, and stores what it shows page by page. */
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
    await store(source, run, request, page, progress);
    if (page.warning) progress.warn(page.warning);
    // First that this page is done: broken off after what follows, it would count an absence twice.
    await progress.write(page);
    await conclude(source, page, request, progress);
    // Changed jobs of all keywords are none of the next one's.
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
    progress.goOn();
  }
}

function isEnough({ mode }: FetchRequest, { spent = 0 }: Page): boolean {
  return mode === "daily" && spent >= dailyTarget;
}

async function store(
  source: Source,
  { isDemo }: SyncRun,
  { now }: FetchRequest,
  { rows, subject }: Page,
  progress: Progress,
): Promise<void> {
  const { counts } = progress;
  counts.jobsFetched += rows.length;
  const unread: unknown[] = [];
  const mapped = rows.flatMap((row) => mapRow(source, row, unread, progress));
  await touchSeen(
    source.name,
    unread.map((row) => tidyLine(source.idOf(row) ?? "")),
    now,
  );
  const wanted = await leaveOutHidden(source, mapped, progress);
  const listings = await leaveOutShown(source, wanted, now, progress);
  const result = await upsertJobs(source.name, listings, { isDemo, foundBy: subject }, now);
  counts.jobsAdded += result.added;
  counts.jobsUpdated += result.updated;
  counts.jobsExpired += result.expired;
  for (const [reason, number] of Object.entries(result.skipped)) progress.skip(reason, number);
}

async function leaveOutHidden(
  source: Source,
  listings: IncomingListing[],
  progress: Progress,
): Promise<IncomingListing[]> {
  const hidden = await hiddenElsewhere(source, listings);
  if (hidden.size) progress.skip("hidden", hidden.size);
  return listings.filter((listing) => !hidden.has(listing));
}

/** What a board says of a job itself counts; the same job of another source ends, should it have come first. */
async function leaveOutShown(
  source: Source,
  listings: IncomingListing[],
  now: Date,
  progress: Progress,
): Promise<IncomingListing[]> {
  const shown = source.hasBoards ? new Set<IncomingListing>() : await shownByBoards(listings);
  if (!shown.size) return listings;
  progress.skip("on its employer's board", shown.size);
  const ids = [...shown].map(({ sourceId }) => sourceId);
  progress.counts.jobsExpired += await expireSightings(source.name, ids, now);
  return listings.filter((listing) => !shown.has(listing));
}

/** What cannot be read is still there: it is put to `unread`. */
function mapRow(source: Source, row: unknown, unread: unknown[], progress: Progress): IncomingListing[] {
  try {
    const mapped = source.hasBoards ? placedByBoard(row, source.map(row)) : source.map(row);
    if (!("skip" in mapped)) return [mapped];
    if (mapped.skip === brokenRow) unread.push(row);
    progress.skip(mapped.skip, 1);
  } catch (error) {
    logger.warn({ err: error, source: source.name }, "a row could not be read");
    unread.push(row);
    progress.skip(brokenRow, 1);
  }
  return [];
}

/** What a page that is the last of a scope says of the others in it. */
async function conclude(
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
