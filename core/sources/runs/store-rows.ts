import { endSightings } from "#core/jobs/intake/expire-jobs.ts";
import { touchSeen } from "#core/jobs/intake/unchanged-listings.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { judgeListing } from "#core/jobs/kinds/judge-listing.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { logger } from "#core/platform/logger.server.ts";
import { workThrough } from "#core/platform/row-attempts.ts";
import { findBoardDuplicates } from "#core/sources/boards/find-board-duplicates.ts";
import { findHiddenDuplicates } from "#core/sources/boards/find-hidden-duplicates.ts";
import { placedByBoard } from "#core/sources/boards/placed-by-board.ts";
import type { Progress } from "#core/sources/runs/follow-run.ts";
import { type GivenRow, rowsToRead } from "#core/sources/runs/rows-to-read.ts";
import type { RunCounts, SyncRun } from "#core/sources/runs/runs.ts";
import { brokenRow, type FetchRequest, otherField, type Source } from "#core/sources/source.ts";

type Tally = Pick<Progress, "counts" | "skip">;
type Stored = Pick<RunCounts, "jobsAdded" | "jobsUpdated" | "jobsExpired" | "jobsSkipped">;
type From = { source: Source; isDemo: boolean; subject: string | null } & Pick<
  FetchRequest,
  "companies" | "now"
>;

/** A row that goes wrong is skipped and counts as seen. */
export async function storeRows(
  source: Source,
  { isDemo }: Pick<SyncRun, "isDemo">,
  { rows, subject }: { rows: unknown[]; subject: string | null },
  tally: Tally,
  { companies, now }: Pick<FetchRequest, "companies" | "now">,
): Promise<void> {
  const { counts } = tally;
  counts.jobsFetched += rows.length;
  const given = await rowsToRead(source, rows, now);
  const left = new Set(given);
  await workThrough(`row-of:${source.name}`, given, async (some) => {
    const stored = await storeSome({ source, isDemo, subject, companies, now }, some);
    for (const row of some) left.delete(row);
    counts.jobsAdded += stored.jobsAdded;
    counts.jobsUpdated += stored.jobsUpdated;
    counts.jobsExpired += stored.jobsExpired;
    for (const [reason, number] of Object.entries(stored.jobsSkipped)) tally.skip(reason, number);
  });
  if (!left.size) return;
  tally.skip(brokenRow, left.size);
  await touchSeen(
    source.name,
    [...left].map(({ id }) => id),
    now,
  );
}

async function storeSome(
  { source, isDemo, subject, companies, now }: From,
  given: GivenRow[],
): Promise<Stored> {
  const stored: Stored = { jobsAdded: 0, jobsUpdated: 0, jobsExpired: 0, jobsSkipped: {} };
  const skip: Skip = (reason, number) => {
    stored.jobsSkipped[reason] = (stored.jobsSkipped[reason] ?? 0) + number;
  };
  const unread: string[] = [];
  const others: string[] = [];
  const mapped = given.flatMap((one) => mapRow(source, one, { unread, others }, skip));
  await touchSeen(source.name, unread, now);
  // Demonstration jobs are never filtered out.
  const filtersHere = !isDemo && !source.mapperFilters;
  const isOfListedEmployer = source.hasBoards || (subject !== null && companies.has(subject));
  const judged = mapped.map((listing) => withRelevance(listing, isOfListedEmployer));
  const outdoor = filtersHere ? judged.filter(({ relevance }) => relevance.keptBecause !== null) : judged;
  if (outdoor.length < judged.length) skip(otherField, judged.length - outdoor.length);
  const kept = new Set(outdoor);
  const leftOut = judged.filter((listing) => !kept.has(listing)).map(({ sourceId }) => sourceId);
  stored.jobsExpired += await endOthers(source, [...leftOut, ...others], now);
  const wanted = await leaveOutHidden(source, outdoor, skip);
  const { listings, ended } = await leaveOutShown(source, wanted, now, skip);
  const result = await upsertJobs(source.name, listings, { isDemo, foundBy: subject }, now);
  stored.jobsAdded += result.added;
  stored.jobsUpdated += result.updated;
  stored.jobsExpired += ended + result.expired;
  for (const [reason, number] of Object.entries(result.skipped)) skip(reason, number);
  return stored;
}

type Skip = Progress["skip"];

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
  skip: Skip,
): Promise<IncomingListing[]> {
  const hidden = await findHiddenDuplicates(source, listings);
  if (hidden.size) skip("hidden", hidden.size);
  return listings.filter((listing) => !hidden.has(listing));
}

async function leaveOutShown(
  source: Source,
  listings: IncomingListing[],
  now: Date,
  skip: Skip,
): Promise<{ listings: IncomingListing[]; ended: number }> {
  const shown = source.hasBoards ? new Set<IncomingListing>() : await findBoardDuplicates(listings);
  if (!shown.size) return { listings, ended: 0 };
  skip("on its employer's board", shown.size);
  const ids = [...shown].map(({ sourceId }) => sourceId);
  const ended = await endSightings(source.name, ids, "duplicate", now);
  return { listings: listings.filter((listing) => !shown.has(listing)), ended };
}

/** Stored jobs that turn out to be of another field. A keyword alone may have vouched for a job, so others do not end it. */
async function endOthers(source: Source, ids: string[], now: Date): Promise<number> {
  return source.hasKeywords || !ids.length ? 0 : endSightings(source.name, ids, "other-field", now);
}

/** An unreadable row still exists, so its id goes to `unread`. */
function mapRow(
  source: Source,
  { row, id, rowHash }: GivenRow,
  { unread, others }: { unread: string[]; others: string[] },
  skip: Skip,
): IncomingListing[] {
  try {
    const mapped = source.hasBoards ? placedByBoard(row, source.map(row)) : source.map(row);
    if (!("skip" in mapped)) return [{ ...mapped, rowHash }];
    if (mapped.skip === brokenRow) unread.push(id);
    if (mapped.skip === otherField) others.push(id);
    skip(mapped.skip, 1);
  } catch (error) {
    logger.warn({ err: error, source: source.name }, "a row could not be read");
    unread.push(id);
    skip(brokenRow, 1);
  }
  return [];
}
