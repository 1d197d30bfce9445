import { endSightings } from "#core/jobs/intake/expire-jobs.ts";
import { touchSeen } from "#core/jobs/intake/unchanged-listings.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { judgeListing } from "#core/jobs/kinds/judge-listing.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { logger } from "#core/platform/logger.server.ts";
import { findBoardDuplicates } from "#core/sources/boards/find-board-duplicates.ts";
import { findHiddenDuplicates } from "#core/sources/boards/find-hidden-duplicates.ts";
import { placedByBoard } from "#core/sources/boards/placed-by-board.ts";
import type { Progress } from "#core/sources/runs/follow-run.ts";
import { type GivenRow, rowsToRead } from "#core/sources/runs/rows-to-read.ts";
import type { SyncRun } from "#core/sources/runs/runs.ts";
import { brokenRow, type FetchRequest, otherField, type Source } from "#core/sources/source.ts";
import { tidyLine } from "#core/text/tidy.ts";

type Tally = Pick<Progress, "counts" | "skip">;

export async function storeRows(
  source: Source,
  { isDemo }: Pick<SyncRun, "isDemo">,
  { rows, subject }: { rows: unknown[]; subject: string | null },
  tally: Tally,
  { companies, now }: Pick<FetchRequest, "companies" | "now">,
): Promise<void> {
  const { counts } = tally;
  counts.jobsFetched += rows.length;
  const unread: unknown[] = [];
  const others: unknown[] = [];
  const given = await rowsToRead(source, rows, now);
  const mapped = given.flatMap((one) => mapRow(source, one, { unread, others }, tally));
  await touchSeen(
    source.name,
    unread.map((row) => tidyLine(source.idOf(row) ?? "")),
    now,
  );
  // Demonstration jobs are never filtered out.
  const filtersHere = !isDemo && !source.mapperFilters;
  const isOfListedEmployer = source.hasBoards || (subject !== null && companies.has(subject));
  const judged = mapped.map((listing) => withRelevance(listing, isOfListedEmployer));
  const outdoor = filtersHere ? judged.filter(({ relevance }) => relevance.keptBecause !== null) : judged;
  if (outdoor.length < judged.length) tally.skip(otherField, judged.length - outdoor.length);
  const kept = new Set(outdoor);
  const leftOut = judged.filter((listing) => !kept.has(listing)).map(({ sourceId }) => sourceId);
  const skipped = others.map((row) => tidyLine(source.idOf(row) ?? ""));
  counts.jobsExpired += await endOthers(source, [...leftOut, ...skipped], now);
  const wanted = await leaveOutHidden(source, outdoor, tally);
  const listings = await leaveOutShown(source, wanted, now, tally);
  const result = await upsertJobs(source.name, listings, { isDemo, foundBy: subject }, now);
  counts.jobsAdded += result.added;
  counts.jobsUpdated += result.updated;
  counts.jobsExpired += result.expired;
  for (const [reason, number] of Object.entries(result.skipped)) tally.skip(reason, number);
}

function withRelevance(listing: IncomingListing, isOfListedEmployer: boolean) {
  const { relevance, descriptionMd: description } = listing;
  return {
    ...listing,
    relevance: relevance ?? judgeListing({ ...listing, description, isOfListedEmployer }),
  };
}

async function leaveOutHidden(
  source: Source,
  listings: IncomingListing[],
  tally: Tally,
): Promise<IncomingListing[]> {
  const hidden = await findHiddenDuplicates(source, listings);
  if (hidden.size) tally.skip("hidden", hidden.size);
  return listings.filter((listing) => !hidden.has(listing));
}

async function leaveOutShown(
  source: Source,
  listings: IncomingListing[],
  now: Date,
  tally: Tally,
): Promise<IncomingListing[]> {
  const shown = source.hasBoards ? new Set<IncomingListing>() : await findBoardDuplicates(listings);
  if (!shown.size) return listings;
  tally.skip("on its employer's board", shown.size);
  const ids = [...shown].map(({ sourceId }) => sourceId);
  tally.counts.jobsExpired += await endSightings(source.name, ids, "duplicate", now);
  return listings.filter((listing) => !shown.has(listing));
}

/** Stored jobs that turn out to be of another field. A keyword alone may have vouched for a job, so others do not end it. */
async function endOthers(source: Source, ids: string[], now: Date): Promise<number> {
  return source.hasKeywords || !ids.length ? 0 : endSightings(source.name, ids, "other-field", now);
}

/** An unreadable row still exists, so its id goes to `unread`. */
function mapRow(
  source: Source,
  { row, rowHash }: GivenRow,
  { unread, others }: { unread: unknown[]; others: unknown[] },
  tally: Tally,
): IncomingListing[] {
  try {
    const mapped = source.hasBoards ? placedByBoard(row, source.map(row)) : source.map(row);
    if (!("skip" in mapped)) return [{ ...mapped, rowHash }];
    if (mapped.skip === brokenRow) unread.push(row);
    if (mapped.skip === otherField) others.push(row);
    tally.skip(mapped.skip, 1);
  } catch (error) {
    logger.warn({ err: error, source: source.name }, "a row could not be read");
    unread.push(row);
    tally.skip(brokenRow, 1);
  }
  return [];
}
