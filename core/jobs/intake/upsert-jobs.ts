import { mergeDuplicates } from "#core/jobs/duplicates/merge-duplicates.ts";
import { insertFacts, writeFacts } from "#core/jobs/facts/fact-rows.ts";
import { markHidden } from "#core/jobs/facts/hidden-facts.ts";
import { readFactsOfAll } from "#core/jobs/facts/read-facts.ts";
import { type CleanListing, cleanListing } from "#core/jobs/intake/clean-listing.ts";
import { uniteSpellings } from "#core/jobs/intake/company-spelling.ts";
import { findTwins } from "#core/jobs/intake/find-twins.ts";
import { findHiddenTexts, noteHiddenTexts, reviveHidden } from "#core/jobs/intake/hidden-listings.ts";
import { type FindBlock, readBlocks } from "#core/jobs/intake/job-blocks.ts";
import {
  endOf,
  expiryOf,
  insertRows,
  newRow,
  ownColumns,
  updateJobs,
} from "#core/jobs/intake/listing-rows.ts";
import { noteReposts } from "#core/jobs/intake/note-reposts.ts";
import { type KnownSighting, planWrites, type WritePlan } from "#core/jobs/intake/plan-writes.ts";
import { lockListings, settleListings } from "#core/jobs/intake/settle-listings.ts";
import {
  closeSightings,
  findSightings,
  touchSightings,
  writeSightings,
} from "#core/jobs/intake/sighting-rows.ts";
import { touchSeen } from "#core/jobs/intake/unchanged-listings.ts";
import { trackLinks } from "#core/jobs/links/track-links.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { placeAmongOthers } from "#core/jobs/whereabouts/employer-places.ts";
import { placedAtPark } from "#core/places/meant/park-in-title.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { tidyLine } from "#core/text/tidy.ts";

type UpsertResult = {
  added: number;
  updated: number;
  unchanged: number;
  expired: number;
  skipped: Record<string, number>;
};

const batchSize = 500;

/**
 * Storing the same listings again changes only when they were last seen. Rejected listings also count as
 * seen.
 */
export async function upsertJobs(
  source: string,
  listings: IncomingListing[],
  options: { isDemo?: boolean; foundBy?: string | null } = {},
  now = new Date(),
): Promise<UpsertResult> {
  const run = { source, isDemo: options.isDemo ?? false, foundBy: options.foundBy ?? null, now };
  const result: UpsertResult = { added: 0, updated: 0, unchanged: 0, expired: 0, skipped: {} };
  const refused = new Set<string>();
  const clean = cleanAll(listings, run, result, refused);
  await touchSeen(source, [...refused], now);
  for (let i = 0; i < clean.length; i += batchSize) {
    const batch = clean.slice(i, i + batchSize);
    await inTransaction((tx) => writeBatch(tx, batch, run, result), { timeout: 60_000 });
  }
  return result;
}

type Run = { source: string; isDemo: boolean; foundBy: string | null; now: Date };

function cleanAll(
  listings: IncomingListing[],
  run: Run,
  result: UpsertResult,
  refused: Set<string>,
): CleanListing[] {
  const bySourceId = new Map<string, CleanListing>();
  for (const raw of listings) {
    const listing = cleanListing(atPark(raw), run, run.now);
    if (typeof listing === "string") {
      skip(result, listing);
      refused.add(tidyLine(raw.sourceId));
      continue;
    }
    const twin = bySourceId.get(listing.sourceId);
    if (twin) skip(result, "repeated");
    if (!twin || isPreferred(listing, twin)) bySourceId.set(listing.sourceId, listing);
  }
  return [...bySourceId.values()].sort((a, b) => (a.sourceId < b.sourceId ? -1 : 1));
}

function atPark(raw: IncomingListing): IncomingListing {
  if (raw.workArrangement === "remote") return raw;
  return { ...raw, places: placedAtPark(raw.places, [raw.facts?.unit, raw.title]) };
}

function isPreferred(a: CleanListing, b: CleanListing) {
  const days = a.datePosted.getTime() - b.datePosted.getTime();
  return days === 0 ? a.contentHash > b.contentHash : days > 0;
}

async function writeBatch(tx: Tx, batch: CleanListing[], run: Run, result: UpsertResult) {
  await lockListings(tx);
  const known = await findSightings(tx, run.source, batch);
  const { closed, dead, hidden, blocked, changed, seen } = classify(
    batch,
    known,
    await readBlocks(tx),
    run.now,
  );
  const isNews = hidden.filter(({ listing, known }) => listing.contentHash !== known.content_hash);
  const stored = [...known.values()].map(({ job_id }) => job_id);
  await placeAmongOthers(tx, batch, changed, stored);
  const unknown = [...changed, ...isNews.map(({ listing }) => listing)];
  const texts = await findHiddenTexts(tx, unknown, run.isDemo);
  const twins = await findTwins(tx, unknown, known, run.isDemo);
  await noteHiddenTexts(tx, isNews, texts, twins, run.now);
  const isUnwanted = (listing: CleanListing) => texts.has(listing.fingerprint);
  const wanted = changed.filter((listing) => !isUnwanted(listing));
  const unwanted = changed.filter(isUnwanted);
  const plan = planWrites(wanted, known, twins);
  attachToHidden(plan, unwanted, known, texts);
  await uniteSpellings(tx, [...plan.creations, ...plan.updates], run.now);

  await createListings(tx, plan, run);
  await updateListings(tx, plan, known, run);
  await writeSightings(tx, plan, run);
  const written = plan.sightings.map(({ listing }) => listing);
  await trackLinks(tx, run.source, written, run.now);
  const knownOf = (listings: CleanListing[]) =>
    listings.flatMap(({ sourceId, rowHash }) => {
      const sighting = known.get(sourceId);
      return sighting ? [{ ...sighting, ...(rowHash && { rowHash }) }] : [];
    });
  // Demonstration jobs are dated anew at each start.
  if (!run.isDemo) await noteReposts(tx, [...changed, ...seen], known, run.now);
  const unseen = hidden.map(({ known }) => known);
  await reviveHidden(tx, unseen);
  const touched = [...knownOf(seen), ...unseen].map((each) => ({ ...each, job_id: each.shown_id }));
  await touchSightings(tx, touched, run.now);
  const ended = [
    ...(await closeSightings(tx, knownOf(closed), "past", run.now)),
    ...(await closeSightings(tx, knownOf([...blocked.keys()]), "hidden", run.now)),
  ];
  const withWords = [...plan.creations, ...plan.updates].map(({ id }) => id);
  const merged = await mergeDuplicates(tx, withWords, run);
  const shown = changed.flatMap(({ sourceId }) => known.get(sourceId)?.shown_id ?? []);
  const affected = new Set([...plan.affected, ...shown, ...merged, ...ended]);
  result.expired += await settleListings(tx, [...affected], run.now);

  result.added += plan.creations.length;
  result.updated += wanted.length - plan.creations.length;
  result.unchanged += seen.length;
  skip(result, "already closed", closed.length);
  skip(result, "dead link", dead.length);
  skip(result, "hidden", hidden.length + unwanted.length);
  for (const reason of blocked.values()) skip(result, reason);
}

function skip(result: UpsertResult, reason: string, count = 1) {
  if (count) result.skipped[reason] = (result.skipped[reason] ?? 0) + count;
}

/** A job that was gone may have lost its listing, so it counts as changed. */
function classify(batch: CleanListing[], known: Map<string, KnownSighting>, findBlock: FindBlock, now: Date) {
  const sorted = {
    closed: [] as CleanListing[],
    dead: [] as CleanListing[],
    hidden: [] as { listing: CleanListing; known: KnownSighting }[],
    blocked: new Map<CleanListing, string>(),
    changed: [] as CleanListing[],
    seen: [] as CleanListing[],
  };
  for (const listing of batch) {
    const sighting = known.get(listing.sourceId);
    const block = findBlock(listing);
    if (isClosed(listing, now)) sorted.closed.push(listing);
    else if (isStillDead(listing, sighting)) sorted.dead.push(listing);
    else if (sighting?.is_hidden) sorted.hidden.push({ listing, known: sighting });
    else if (block) sorted.blocked.set(listing, block);
    else if (sighting?.content_hash === listing.contentHash && !sighting.is_gone) sorted.seen.push(listing);
    else sorted.changed.push(listing);
  }
  return sorted;
}

/** A search may list a job for long after its page is gone. A board, or news in the listing, is believed. */
function isStillDead(listing: CleanListing, sighting: KnownSighting | undefined): boolean {
  const isNews = sighting?.content_hash !== listing.contentHash || listing.scope !== null;
  return sighting?.has_dead_link === true && !isNews;
}

function attachToHidden(
  plan: WritePlan,
  unwanted: CleanListing[],
  known: Map<string, KnownSighting>,
  texts: Map<string, string>,
) {
  for (const listing of unwanted) {
    plan.sightings.push({ jobId: texts.get(listing.fingerprint) ?? "", listing });
    const before = known.get(listing.sourceId);
    if (before) plan.affected.add(before.job_id);
  }
}

function isClosed(listing: CleanListing, now: Date) {
  const end = endOf(listing);
  return end !== null && end <= now;
}

async function createListings(tx: Tx, plan: WritePlan, run: Run) {
  const facts = await readFactsOfAll(plan.creations.map(({ listing }) => listing));
  const rows = plan.creations.map(({ id, listing, places }, index) =>
    newRow(id, listing, places, run, facts[index]),
  );
  await insertRows(tx, "jobs", rows);
  await insertFacts(
    tx,
    rows.map(({ id }, index) => ({ jobId: id, facts: facts[index] ?? [] })),
  );
}

/** Keeps the first `date_posted`, except for demonstration jobs, which are dated at each start. */
async function updateListings(tx: Tx, plan: WritePlan, known: Map<string, KnownSighting>, run: Run) {
  const read = await readFactsOfAll(plan.updates.map(({ listing }) => listing));
  const facts = await markHidden(
    tx,
    plan.updates.map(({ id }, index) => ({ jobId: id, facts: read[index] ?? [] })),
  );
  const rows = plan.updates.map(({ id, listing }, index) => ({
    id,
    ...ownColumns(listing, facts[index] ?? []),
    expires_at: expiryOf(listing, run.now),
    is_demo: run.isDemo,
    ...(run.isDemo ? { date_posted: listing.datePosted } : {}),
  }));
  // A merged listing stays off the lists, whatever becomes of its words.
  const isMerged = new Set([...known.values()].flatMap((each) => (each.is_merged ? each.job_id : [])));
  const [merged, single] = [true, false].map((is) => rows.filter(({ id }) => isMerged.has(id) === is));
  await updateJobs(tx, merged ?? [], run.now);
  await updateJobs(
    tx,
    (single ?? []).map((row) => ({ ...row, expired_at: null, end_reason: null })),
    run.now,
  );
  await writeFacts(
    tx,
    rows.map(({ id }, index) => ({ jobId: id, facts: facts[index] ?? [] })),
  );
}
