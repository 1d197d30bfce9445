import { sql } from "drizzle-orm";
import { areNear } from "#core/jobs/duplicates/place-overlap.ts";
import { placeColumns, updateJobs } from "#core/jobs/intake/listing-rows.ts";
import type { WorkArrangement } from "#core/jobs/listing.ts";
import { oldestFirst } from "#core/jobs/sighting-order.ts";
import type { Place } from "#core/places/place.ts";
import type { Tx } from "#core/platform/db.server.ts";

/** Two writers would otherwise miss each other's new listings. */
export async function lockListings(tx: Tx) {
  await tx.execute(sql`set local lock_timeout = '60s'`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('waymark.listings'))`);
}

type Row = {
  id: string;
  first: string;
  work_arrangement: WorkArrangement;
  closing_zone: string | null;
  places: Place[][] | null;
  merged_places: Place[][] | null;
  url: string | null;
  apply_url: string | null;
};

/** The shown place stays while a live sighting has it. */
export async function settleListings(tx: Tx, jobIds: string[], now: Date): Promise<number> {
  if (!jobIds.length) return 0;
  const { rows } = await tx.execute<Row>(sql`
    select j.id, j.places->0->>'text' as first, j.work_arrangement, j.source_facts->>'closingZone' as closing_zone, s.places, s.merged_places, s.url, s.apply_url
    from jobs j cross join lateral (
      select jsonb_agg(places order by ${oldestFirst}) filter (where own_job_id is null) as places,
        jsonb_agg(places order by ${oldestFirst}) filter (where own_job_id is not null) as merged_places,
        (array_agg(url order by ${oldestFirst}))[1] as url,
        (array_agg(apply_url order by ${oldestFirst}))[1] as apply_url
      from job_sightings where job_id = j.id and gone_at is null
    ) s
    where j.id = any(${sql.param(jobIds)}::uuid[])`);
  const [live, unseen] = partition(rows);
  await updateJobs(
    tx,
    live.map((row) => ({
      id: row.id,
      url: row.url,
      apply_url: row.apply_url,
      ...placeColumns(
        unitePlaces(row.places ?? [], row.first, row.merged_places ?? []),
        row.work_arrangement,
        row.closing_zone,
      ),
    })),
    now,
  );
  const ended = await tx.execute<{ id: string }>(sql`
    update jobs set expired_at = ${now.toISOString()}::timestamptz,
      -- A listing whose sightings all moved to another one was its duplicate.
      end_reason = coalesce((
        select gone_reason from job_sightings
        where job_id = jobs.id and gone_reason is not null order by gone_at desc limit 1
      ), 'duplicate')
    where id = any(${sql.param(unseen.map((row) => row.id))}::uuid[])
      and expired_at is null and featured_until is null returning id`);
  return ended.rows.length;
}

function partition(rows: Row[]): [live: Row[], unseen: Row[]] {
  const isLive = (row: Row) => row.places !== null || row.merged_places !== null;
  return [rows.filter(isLive), rows.filter((row) => !isLive(row))];
}

/** Another source's words for the same town are no further place. */
export function unitePlaces(lists: Place[][], first: string | null, merged: Place[][] = []): Place[] {
  const byText = new Map<string, Place>();
  for (const place of lists.flat()) if (!byText.has(place.text)) byText.set(place.text, place);
  const isBare = byText.size === 0;
  for (const place of merged.flat())
    if (isBare ? !byText.has(place.text) : isFurther(place, [...byText.values()]))
      byText.set(place.text, place);
  const places = [...byText.values()];
  const kept = places.find((place) => place.text === first);
  return kept ? [kept, ...places.filter((place) => place !== kept)] : places;
}

function isFurther(place: Place, known: Place[]): boolean {
  return place.city !== null && !known.some((other) => areNear(place, other));
}
