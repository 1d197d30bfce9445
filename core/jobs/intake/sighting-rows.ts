import { sql } from "drizzle-orm";
import type { EndReason } from "#core/jobs/end-reason.ts";
import type { CleanListing } from "#core/jobs/intake/clean-listing.ts";
import { insertRows, unknownEnd } from "#core/jobs/intake/listing-rows.ts";
import type { KnownSighting, WritePlan } from "#core/jobs/intake/plan-writes.ts";
import type { Tx } from "#core/platform/db.server.ts";

// Rewriting expires_at moves an index entry, so daily sightings extend it once a week.
const refreshBelowDays = 23;

export async function findSightings(
  tx: Tx,
  source: string,
  batch: CleanListing[],
): Promise<Map<string, KnownSighting>> {
  const { rows } = await tx.execute<KnownSighting>(sql`
    select s.id, s.source_id, own.id as job_id, s.job_id as shown_id, s.content_hash, s.posted_at,
      s.gone_at is not null as is_gone, s.gone_at is not null and s.gone_reason = 'dead-link' as has_dead_link,
      (select count(*)::int from job_sightings o where o.gone_at is null and o.id <> s.id
        and (o.own_job_id = own.id or (o.job_id = own.id and o.own_job_id is null))) as others,
      own.created_at::text as job_created_at, own.merged_into is not null as is_merged,
      shown.hidden_at is not null as is_hidden
    from job_sightings s join jobs shown on shown.id = s.job_id
    join jobs own on own.id = case when shown.hidden_at is null then coalesce(s.own_job_id, s.job_id) else s.job_id end
    where s.source = ${source}
      and s.source_id = any(${sql.param(batch.map((listing) => listing.sourceId))}::text[])`);
  return new Map(rows.map((row) => [row.source_id, row]));
}

export async function writeSightings(
  tx: Tx,
  plan: Pick<WritePlan, "merges" | "sightings">,
  run: { source: string; foundBy: string | null; now: Date },
) {
  for (const { from, to } of plan.merges)
    await tx.execute(sql`
      update job_sightings set job_id = ${to}, own_job_id = null
      where (job_id = ${from} and own_job_id is null) or own_job_id = ${from}`);
  const rows = plan.sightings.map(({ jobId, listing }) => ({
    id: crypto.randomUUID(),
    job_id: jobId,
    own_job_id: null,
    source: run.source,
    source_id: listing.sourceId,
    scope: listing.scope,
    places: listing.places,
    url: listing.url,
    apply_url: listing.applyUrl,
    content_hash: listing.contentHash,
    row_hash: listing.rowHash ?? null,
    first_seen_at: run.now,
    last_seen_at: run.now,
    missed_fetches: 0,
    gone_at: null,
    gone_reason: null,
    found_by: run.foundBy,
    posted_at: listing.postedAt,
  }));
  const fresh = ["job_id", "own_job_id", "scope", "places", "url", "apply_url", "content_hash", "row_hash"];
  const seen = ["last_seen_at", "missed_fetches", "gone_at", "gone_reason"];
  const assign = [
    ...[...fresh, ...seen].map((name) => `${name} = excluded.${name}`),
    "found_by = coalesce(job_sightings.found_by, excluded.found_by)",
  ];
  await insertRows(
    tx,
    "job_sightings",
    rows,
    `on conflict (source, source_id) do update set ${assign.join(", ")}`,
  );
  const jobIds = [...new Set(plan.sightings.map(({ jobId }) => jobId))];
  await tx.execute(sql`
    update job_sightings s set job_id = j.merged_into, own_job_id = j.id
    from jobs j where j.id = any(${sql.param(jobIds)}::uuid[]) and j.merged_into is not null and s.job_id = j.id`);
}

export async function touchSightings(
  tx: Tx,
  sightings: (Pick<KnownSighting, "id" | "job_id"> & { rowHash?: string })[],
  now: Date,
): Promise<void> {
  if (!sightings.length) return;
  const at = sql`${now.toISOString()}::timestamptz`;
  const ids = sql.param(sightings.map(({ id }) => id));
  const hashes = sql.param(sightings.map(({ rowHash }) => rowHash ?? null));
  await tx.execute(sql`
    update job_sightings s set last_seen_at = ${at}, missed_fetches = 0, row_hash = coalesce(seen.row_hash, s.row_hash)
    from unnest(${ids}::uuid[], ${hashes}::text[]) as seen (id, row_hash) where s.id = seen.id`);
  const jobIds = [...new Set(sightings.map((sighting) => sighting.job_id))];
  await tx.execute(sql`
    update jobs set expires_at = ${unknownEnd(now).toISOString()}::timestamptz
    where id = any(${sql.param(jobIds)}::uuid[]) and valid_through is null and source_facts->>'seasonEnd' is null
      and expires_at < ${at} + make_interval(days => ${refreshBelowDays})`);
}

export async function endSightingsOf(tx: Tx, jobIds: string[], reason: EndReason, now: Date): Promise<void> {
  await tx.execute(sql`
    update job_sightings set gone_at = ${now.toISOString()}::timestamptz, gone_reason = ${reason}
    where job_id = any(${sql.param(jobIds)}::uuid[]) and gone_at is null`);
}

export async function closeSightings(
  tx: Tx,
  sightings: KnownSighting[],
  reason: EndReason,
  now: Date,
): Promise<string[]> {
  const open = sightings.filter((sighting) => !sighting.is_gone);
  if (!open.length) return [];
  await tx.execute(sql`
    update job_sightings set gone_at = ${now.toISOString()}::timestamptz, gone_reason = ${reason}
    where id = any(${sql.param(open.map((sighting) => sighting.id))}::uuid[])`);
  return open.map((sighting) => sighting.shown_id);
}
