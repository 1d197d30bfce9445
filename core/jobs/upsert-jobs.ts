import { sql } from "drizzle-orm";
import { inTransaction, type Tx } from "#core/db.server.ts";
import { type CleanListing, cleanListing } from "#core/jobs/clean-listing.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { expiryOf, insertRows, newRow, ownColumns, updateJobs } from "#core/jobs/listing-rows.ts";
import { planWrites, type Twin, type WritePlan } from "#core/jobs/plan-writes.ts";
import { closePostings, findPostings, touchPostings, writePostings } from "#core/jobs/posting-rows.ts";
import { lockListings, settleListings } from "#core/jobs/settle-listings.ts";

type UpsertResult = {
  added: number;
  updated: number;
  unchanged: number;
  /** Listings that ended: a posting that is closed by now, or one that became another listing's. */
  expired: number;
  skipped: Record<string, number>;
};

const batchSize = 500;

/**
 * Writes what a source shows now. The same listings again change nothing but when they were last seen; their order
 * and their repetition do not matter. Listings that cannot be shown are counted by reason.
 */
export async function upsertJobs(
  source: string,
  listings: IncomingListing[],
  options: { isDemo?: boolean } = {},
  now = new Date(),
): Promise<UpsertResult> {
  const run = { source, isDemo: options.isDemo ?? false, now };
  const result: UpsertResult = { added: 0, updated: 0, unchanged: 0, expired: 0, skipped: {} };
  const clean = cleanAll(listings, run, result);
  for (let i = 0; i < clean.length; i += batchSize) {
    const batch = clean.slice(i, i + batchSize);
    await inTransaction((tx) => writeBatch(tx, batch, run, result), { timeout: 60_000 });
  }
  return result;
}

type Run = { source: string; isDemo: boolean; now: Date };

/** Tidied, each source id once, in an order that does not depend on the feed's. */
function cleanAll(listings: IncomingListing[], run: Run, result: UpsertResult): CleanListing[] {
  const bySourceId = new Map<string, CleanListing>();
  const skip = (reason: string) => {
    result.skipped[reason] = (result.skipped[reason] ?? 0) + 1;
  };
  for (const raw of listings) {
    const listing = cleanListing(raw, run, run.now);
    if (typeof listing === "string") {
      skip(listing);
      continue;
    }
    const twin = bySourceId.get(listing.sourceId);
    if (twin) skip("repeated");
    if (!twin || isPreferred(listing, twin)) bySourceId.set(listing.sourceId, listing);
  }
  return [...bySourceId.values()].sort((a, b) => (a.sourceId < b.sourceId ? -1 : 1));
}

/** Of two versions the later one; of two as late, any, but always the same. */
function isPreferred(a: CleanListing, b: CleanListing) {
  const days = a.datePosted.getTime() - b.datePosted.getTime();
  return days === 0 ? a.contentHash > b.contentHash : days > 0;
}

async function writeBatch(tx: Tx, batch: CleanListing[], run: Run, result: UpsertResult) {
  await lockListings(tx);
  const known = await findPostings(tx, run.source, batch);
  const closed = batch.filter((listing) => isClosed(listing, run.now));
  const open = batch.filter((listing) => !isClosed(listing, run.now));
  // One that was gone may find its listing ended or taken over by others: its place is decided anew.
  const isSame = (listing: CleanListing) => {
    const posting = known.get(listing.sourceId);
    return posting?.content_hash === listing.contentHash && !posting.is_gone;
  };
  const changed = open.filter((listing) => !isSame(listing));
  const twins = await findTwins(tx, changed, run.isDemo);
  const plan = planWrites(changed, known, twins);

  await createListings(tx, plan, run);
  await updateListings(tx, plan, run);
  await writePostings(tx, plan, run);
  const knownOf = (listings: CleanListing[]) => listings.flatMap(({ sourceId }) => known.get(sourceId) ?? []);
  const seen = open.filter(isSame);
  await touchPostings(tx, knownOf(seen), run.now);
  const ended = await closePostings(tx, knownOf(closed), run.now);
  result.expired += await settleListings(tx, [...new Set([...plan.affected, ...ended])], run.now);

  result.added += plan.creations.length;
  result.updated += changed.length - plan.creations.length;
  result.unchanged += seen.length;
  if (closed.length)
    result.skipped["already closed"] = (result.skipped["already closed"] ?? 0) + closed.length;
}

function isClosed(listing: CleanListing, now: Date) {
  return listing.closesAt !== null && listing.closesAt <= now;
}

/** The live listing, if any, that each fingerprint already has. */
async function findTwins(tx: Tx, listings: CleanListing[], isDemo: boolean): Promise<Map<string, Twin>> {
  if (!listings.length) return new Map();
  const { rows } = await tx.execute<Twin>(sql`
    select distinct on (fingerprint) fingerprint, id, created_at::text from jobs
    where fingerprint = any(${sql.param(listings.map((listing) => listing.fingerprint))}::text[])
      and expired_at is null and featured_until is null and is_demo = ${isDemo}
    order by fingerprint, created_at, id`);
  return new Map(rows.map((row) => [row.fingerprint, row]));
}

async function createListings(tx: Tx, plan: WritePlan, run: Run) {
  const rows = plan.creations.map(({ id, listing, places }) => newRow(id, listing, places, run));
  await insertRows(tx, "jobs", rows);
}

/** `date_posted` is what it was when first seen, except for demonstration jobs, which are dated anew at each start. */
async function updateListings(tx: Tx, plan: WritePlan, run: Run) {
  const rows = plan.updates.map(({ id, listing }) => ({
    id,
    ...ownColumns(listing),
    expires_at: expiryOf(listing.closesAt, run.now),
    expired_at: null,
    is_demo: run.isDemo,
    ...(run.isDemo ? { date_posted: listing.datePosted } : {}),
  }));
  await updateJobs(tx, rows, run.now);
}
