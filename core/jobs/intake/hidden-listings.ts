import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { CleanListing } from "#core/jobs/intake/clean-listing.ts";
import { readBlocks } from "#core/jobs/intake/job-blocks.ts";
import { insertRows } from "#core/jobs/intake/listing-rows.ts";
import type { KnownSighting, Twin } from "#core/jobs/intake/plan-writes.ts";
import { lockListings, settleListings } from "#core/jobs/intake/settle-listings.ts";
import { db, type Tx } from "#core/platform/db.server.ts";

/** Each text of a hidden listing is stored as a gone sighting of this source, with its fingerprint as id. */
export const hiddenTextSource = "hidden text";

export async function hideListing(tx: Tx, id: string, now: Date): Promise<boolean> {
  await lockListings(tx);
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    update jobs set hidden_at = ${at}, expired_at = coalesce(expired_at, ${at}),
      end_reason = case when expired_at is null then 'hidden' else end_reason end
    where id = ${id} and hidden_at is null and featured_until is null returning id`);
  return rows.length > 0;
}

/** The listing returns only if a source still shows it and no block matches. */
export async function unhideListing(tx: Tx, id: string, now: Date): Promise<boolean> {
  await lockListings(tx);
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`delete from job_sightings where job_id = ${id} and source = ${hiddenTextSource}`);
  const isShown = sql`expires_at > ${at}
    and exists (select from job_sightings where job_id = jobs.id and gone_at is null)`;
  const { rows } = await tx.execute<{ company_slug: string; title: string }>(sql`
    update jobs set hidden_at = null,
      expired_at = case when ${isShown} then null else expired_at end,
      end_reason = case when ${isShown} then null else end_reason end
    where id = ${id} and hidden_at is not null returning company_slug, title`);
  const [listing] = rows;
  if (!listing) return false;
  const isBlocked =
    (await readBlocks(tx))({ companySlug: listing.company_slug, title: listing.title }) !== null;
  // The current texts were not stored, so the next sighting counts as changed.
  await tx.execute(sql`
    update job_sightings set content_hash = '', gone_at = case when ${isBlocked} then coalesce(gone_at, ${at}) else gone_at end,
      gone_reason = case when ${isBlocked} then coalesce(gone_reason, 'hidden') else gone_reason end
    where job_id = ${id}`);
  await settleListings(tx, [id], now);
  return true;
}

export async function hiddenSightings() {
  const { rows } = await db.execute<{ source: string; sourceId: string; url: string | null }>(sql`
    select s.source, s.source_id as "sourceId", s.url from jobs j join job_sightings s on s.job_id = j.id
    where j.hidden_at is not null and s.source <> ${hiddenTextSource}`);
  return rows;
}

export async function findHiddenTexts(
  tx: Tx,
  listings: CleanListing[],
  isDemo: boolean,
): Promise<Map<string, string>> {
  if (!listings.length) return new Map();
  const texts = sql`${sql.param([...new Set(listings.map((listing) => listing.fingerprint))])}::text[]`;
  const { rows } = await tx.execute<{ fingerprint: string; id: string }>(sql`
    select fingerprint, id from jobs
    where hidden_at is not null and fingerprint = any(${texts}) and is_demo = ${isDemo}
    union all
    select s.source_id, s.job_id from job_sightings s join jobs j on j.id = s.job_id
    where s.source = ${hiddenTextSource} and s.source_id = any(${texts}) and j.is_demo = ${isDemo}`);
  return new Map(rows.map((row) => [row.fingerprint, row.id]));
}

export async function noteHiddenTexts(
  tx: Tx,
  sightings: { listing: CleanListing; known: KnownSighting }[],
  texts: Map<string, string>,
  twins: Map<string, Twin>,
  now: Date,
): Promise<void> {
  const news = new Map<string, string>();
  for (const { listing, known } of sightings) {
    const { fingerprint } = listing;
    if (!texts.has(fingerprint) && !twins.has(fingerprint)) news.set(fingerprint, known.job_id);
  }
  const rows = [...news].map(([fingerprint, jobId]) => ({
    id: randomUUID(),
    job_id: jobId,
    source: hiddenTextSource,
    source_id: fingerprint,
    places: [],
    content_hash: fingerprint,
    first_seen_at: now,
    last_seen_at: now,
    missed_fetches: 0,
    gone_at: now,
  }));
  await insertRows(tx, "job_sightings", rows, "on conflict (source, source_id) do nothing");
  for (const [fingerprint, jobId] of news) texts.set(fingerprint, jobId);
}

export async function reviveHidden(tx: Tx, sightings: KnownSighting[]): Promise<void> {
  const ids = sightings.filter((sighting) => sighting.is_gone).map((sighting) => sighting.id);
  if (!ids.length) return;
  await tx.execute(
    sql`update job_sightings set gone_at = null, gone_reason = null where id = any(${sql.param(ids)}::uuid[])`,
  );
}
