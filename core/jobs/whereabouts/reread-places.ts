import { sql } from "drizzle-orm";
import { writtenPlaces } from "#core/jobs/intake/featured-row.ts";
import { placeColumns } from "#core/jobs/intake/listing-rows.ts";
import { lockListings, unitePlaces } from "#core/jobs/intake/settle-listings.ts";
import type { WorkArrangement } from "#core/jobs/listing.ts";
import { workOnOutdated } from "#core/jobs/outdated-jobs.ts";
import { oldestFirst } from "#core/jobs/sighting-order.ts";
import { placedAtPark } from "#core/places/meant/park-in-title.ts";
import { placeReadAgain } from "#core/places/meant/read-again.ts";
import type { Place } from "#core/places/place.ts";
import { placesVersion } from "#core/places/reading/read-places.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { placeAmongOthers } from "./employer-places.ts";

/** Returns 0 when none is left. */
export function rereadPlaces(): Promise<number> {
  return workOnOutdated("job-places", isOutdated, readAgain);
}

const isOutdated = sql`places_version < ${placesVersion} and expired_at is null`;

type Row = {
  id: string;
  title: string;
  companySlug: string;
  work_arrangement: WorkArrangement;
  is_featured: boolean;
  unit: string | null;
  closing_zone: string | null;
  places: Place[];
  sightings: { id: string; places: Place[]; isMerged: boolean }[] | null;
};

async function readAgain(tx: Tx, outdated: string[]): Promise<number> {
  // Without the lock, a simultaneous sighting would be missed.
  await lockListings(tx);
  const { rows } = await tx.execute<Row>(sql`
    select j.id, j.title, j.company_slug as "companySlug", j.work_arrangement, j.places,
      j.featured_until is not null as is_featured, j.source_facts->>'unit' as unit, j.source_facts->>'closingZone' as closing_zone,
      (select jsonb_agg(jsonb_build_object('id', id, 'places', places, 'isMerged', own_job_id is not null) order by ${oldestFirst})
        from job_sightings where job_id = j.id and gone_at is null) as sightings
    from jobs j where id = any(${sql.param(outdated)}::uuid[]) and ${isOutdated}`);
  const read = rows.flatMap((row) => {
    const sightings = row.is_featured ? [] : (row.sightings ?? []);
    const own = sightings.length ? sightings : [{ id: null, places: row.places, isMerged: false }];
    return own.map(({ id, places, isMerged }) => ({
      row,
      id,
      isMerged,
      companySlug: row.companySlug,
      places: again(row, places),
    }));
  });
  await placeAmongOthers(
    tx,
    read,
    read.filter(({ row }) => !row.is_featured),
    rows.map(({ id }) => id),
  );
  const byRow = Map.groupBy(read, ({ row }) => row);
  await writeJobs(
    tx,
    rows.map((row) => ({ id: row.id, ...columnsOf(row, byRow.get(row) ?? []) })),
  );
  await writeSightings(
    tx,
    read.flatMap(({ id, places }) => (id ? [{ id, places }] : [])),
  );
  return rows.length;
}

function again(
  { title, unit, is_featured: isFeatured, work_arrangement: arrangement }: Row,
  places: Place[],
): Place[] {
  const isRemote = arrangement === "remote";
  if (isFeatured)
    return places.map((place) => {
      const [read = place, another] = placeReadAgain(place);
      return another ? place : { ...read, text: place.text };
    });
  const read = places.flatMap(placeReadAgain);
  return read.length && !isRemote ? placedAtPark(read, [unit, title]) : read;
}

function columnsOf(row: Row, read: { places: Place[]; isMerged: boolean }[]) {
  const placesOf = (isMerged: boolean) =>
    read.filter((each) => each.isMerged === isMerged).map(({ places }) => places);
  const lists = placesOf(false);
  const first = row.places[0];
  const shown = first && lists.flat().find((place) => isSamePlace(place, first));
  const places = unitePlaces(lists, shown?.text ?? null, placesOf(true));
  const columns = placeColumns(places, row.work_arrangement, row.closing_zone);
  return row.is_featured ? { ...columns, ...writtenPlaces(places) } : columns;
}

function isSamePlace(place: Place, before: Place): boolean {
  return place.text === before.text || (before.city !== null && place.city === before.city);
}

async function writeJobs(tx: Tx, rows: object[]) {
  await tx.execute(sql`
    update jobs set location = r.location, country_code = r.country_code, state = r.state, city = r.city, places = r.places,
      places_text = r.places_text, us_states = r.us_states, country_codes = r.country_codes, place_words = r.place_words,
      latitudes = r.latitudes, longitudes = r.longitudes, closing_zone = r.closing_zone, places_version = ${placesVersion},
      compared_version = case when jobs.featured_until is null and (jobs.places_text, jobs.latitudes) <> (r.places_text, r.latitudes)
        then 0 else jobs.compared_version end
    from jsonb_populate_recordset(null::jobs, ${JSON.stringify(rows)}::jsonb) r where jobs.id = r.id`);
}

async function writeSightings(tx: Tx, rows: object[]) {
  if (!rows.length) return;
  await tx.execute(sql`
    update job_sightings set places = r.places
    from jsonb_populate_recordset(null::job_sightings, ${JSON.stringify(rows)}::jsonb) r
    where job_sightings.id = r.id and job_sightings.places is distinct from r.places`);
}
