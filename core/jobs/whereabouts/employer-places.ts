import { sql } from "drizzle-orm";
import { pointsOf } from "#core/places/cells.ts";
import { type Elsewhere, isDoubtful, placedAmong } from "#core/places/meant/several.ts";
import type { Place } from "#core/places/place.ts";
import { countriesOf, statesOf } from "#core/places/places.ts";
import type { Tx } from "#core/platform/db.server.ts";

const mostJobs = 100;

type Placed = { companySlug: string; places: Place[] };

/** `stored` are the batch's own rows, which count once. */
export async function placeAmongOthers(
  tx: Tx,
  batch: Placed[],
  wanted: Placed[],
  stored: string[],
): Promise<void> {
  const unplaced = wanted.filter(({ places }) => places.some(isDoubtful));
  if (!unplaced.length) return;
  const live = await liveJobsOf(tx, [...new Set(unplaced.map(({ companySlug }) => companySlug))], stored);
  const ofBatch = Map.groupBy(batch, ({ companySlug }) => companySlug);
  const placed = unplaced.map((job) => {
    const others = (ofBatch.get(job.companySlug) ?? []).filter((other) => other !== job).map(elsewhere);
    const all = [...others, ...(live.get(job.companySlug) ?? [])];
    return job.places.map((place) => (isDoubtful(place) ? placedAmong(place, all) : place));
  });
  // All places are read before any is assigned, so a guess is no evidence for another.
  for (const [index, job] of unplaced.entries()) job.places = placed[index] ?? job.places;
}

function elsewhere({ places }: Placed): Elsewhere {
  return { countries: countriesOf(places), states: statesOf(places), points: pointsOf(places) };
}

type Row = {
  slug: string;
  country_codes: string[];
  us_states: string[];
  latitudes: number[];
  longitudes: number[];
};

async function liveJobsOf(tx: Tx, slugs: string[], but: string[]): Promise<Map<string, Elsewhere[]>> {
  const { rows } = await tx.execute<Row>(sql`
    select wanted.company as slug, j.country_codes, j.us_states, j.latitudes, j.longitudes
    from unnest(${sql.param(slugs)}::text[]) as wanted (company) cross join lateral (
      select country_codes, us_states, latitudes, longitudes from jobs
      where company_slug = wanted.company and expired_at is null and id <> all(${sql.param(but)}::uuid[])
      order by date_posted desc, id desc limit ${mostJobs}
    ) j`);
  const located = rows.map(
    ({ slug, country_codes: countries, us_states: states, latitudes, longitudes }) => ({
      slug,
      countries,
      states,
      points: latitudes.map((lat, index) => ({ lat, lon: longitudes[index] ?? 0 })),
    }),
  );
  return Map.groupBy(located, ({ slug }) => slug);
}
