import { sql } from "drizzle-orm";
import { comparedVersion } from "#core/jobs/duplicates/compare-openings.ts";
import { unknownEndDays } from "#core/jobs/end-reason.ts";
import { factColumns, readFacts, readVersion } from "#core/jobs/facts/read-facts.ts";
import type { StatedFact } from "#core/jobs/facts/stated-fact.ts";
import type { CleanListing } from "#core/jobs/intake/clean-listing.ts";
import type { WorkArrangement } from "#core/jobs/listing.ts";
import { jobSlugStem } from "#core/jobs/slug.ts";
import { placeWords, pointsOf } from "#core/places/cells.ts";
import type { Place } from "#core/places/place.ts";
import { countriesOf, statesOf } from "#core/places/places.ts";
import { placesVersion } from "#core/places/reading/read-places.ts";
import { timeZoneOf } from "#core/places/time-zone.server.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { categoryOf } from "#core/relevance/category.ts";
import { relevanceVersion } from "#core/relevance/judge-relevance.ts";
import { saidWords } from "#core/search/conditions-said.ts";
import { yearlyPay } from "#core/text/money.ts";
import { dayMs, endOfDay, isEndOfDay } from "#core/text/time.ts";

export function expiryOf(listing: Pick<CleanListing, "closesAt" | "facts">, now: Date): Date {
  return endOf(listing) ?? unknownEnd(now);
}

export function unknownEnd(now: Date): Date {
  return new Date(now.getTime() + unknownEndDays * dayMs);
}

export function endOf({ closesAt, facts }: Pick<CleanListing, "closesAt" | "facts">): Date | null {
  const seasonEnd = facts?.seasonEnd ? endOfDay(new Date(facts.seasonEnd)) : null;
  const ends = [closesAt, seasonEnd].flatMap((end) => (end ? inAllOfTheUs(end) : []));
  return ends.length ? new Date(Math.min(...ends.map((end) => end.getTime()))) : null;
}

/** A bare last day ends at noon UTC of the next day, when it is over in Hawaii too. */
function inAllOfTheUs(end: Date): Date {
  return isEndOfDay(end) ? new Date(end.getTime() + 1 + dayMs / 2) : end;
}

export function placeColumns(
  places: Place[],
  workArrangement: WorkArrangement,
  statedZone: string | null | undefined,
) {
  const [first] = places;
  const points = pointsOf(places);
  return {
    location: workArrangement === "remote" || !first ? "Remote" : first.text,
    country_code: first?.countryCode ?? null,
    state: first?.state ?? null,
    city: first?.city ?? null,
    places,
    places_text: (places.length ? places.map((place) => place.text) : ["Remote"]).join("\n").toLowerCase(),
    us_states: statesOf(places),
    country_codes: countriesOf(places),
    place_words: placeWords(places),
    latitudes: points.map(({ lat }) => lat),
    longitudes: points.map(({ lon }) => lon),
    closing_zone: statedZone ?? timeZoneOf(places, workArrangement === "remote"),
  };
}

/** Without a judgement, a listing waits to be judged like stored ones. */
const unjudged = { kind: "job", keptBecause: null } as const;

export function ownColumns(listing: CleanListing, facts: StatedFact[]) {
  const { kind, keptBecause } = listing.relevance ?? unjudged;
  const yearly = listing.salary && yearlyPay(listing.salary);
  return {
    title: listing.title,
    company_name: listing.companyName,
    company_slug: listing.companySlug,
    company_logo_url: listing.companyLogoUrl,
    company_url: listing.companyUrl,
    has_remote: listing.hasRemote,
    work_arrangement: listing.workArrangement,
    job_type: listing.jobType,
    category: categoryOf({
      title: listing.title,
      companyName: listing.companyName,
      description: listing.description,
    }),
    valid_through: listing.closesAt,
    salary_min: listing.salary?.min ?? null,
    salary_max: listing.salary?.max ?? null,
    salary_currency: listing.salary?.currency ?? null,
    salary_unit: listing.salary?.unit ?? null,
    salary_yearly: yearly === null ? null : Math.round(yearly),
    description: listing.description,
    description_md: listing.descriptionMd,
    source_facts: listing.facts ?? null,
    kind,
    kept_because: keptBecause,
    relevance_version: listing.relevance ? relevanceVersion : 0,
    ...factColumns(facts, listing.salary, kind),
    said_words: saidWords(listing),
    read_version: readVersion,
    compared_version: comparedVersion,
    fingerprint: listing.fingerprint,
  };
}

export function newRow(
  id: string,
  listing: CleanListing,
  places: Place[],
  run: { source: string; isDemo: boolean; now: Date },
  facts: StatedFact[] = readFacts(listing),
) {
  return {
    id,
    ...ownColumns(listing, facts),
    ...placeColumns(places, listing.workArrangement, listing.facts?.closingZone),
    places_version: placesVersion,
    slug: jobSlugStem({
      title: listing.title,
      workArrangement: listing.workArrangement,
      city: places[0]?.city,
      state: places[0]?.state,
      countryCode: places[0]?.countryCode,
    }),
    url: listing.url,
    apply_url: listing.applyUrl,
    date_posted: listing.datePosted,
    expires_at: expiryOf(listing, run.now),
    source: run.source,
    is_demo: run.isDemo,
    created_at: run.now,
    updated_at: run.now,
  };
}

export async function insertRows(tx: Tx, table: "jobs" | "job_sightings", rows: object[], onConflict = "") {
  if (!rows.length) return;
  const columns = sql.raw(Object.keys(rows[0] ?? {}).join(", "));
  await tx.execute(sql`
    insert into ${sql.raw(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(rows)}::jsonb)
    ${sql.raw(onConflict)}`);
}

/** Readers see these changes, so updated_at moves. */
export async function updateJobs(tx: Tx, rows: { id: string }[], now: Date) {
  if (!rows.length) return;
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== "id");
  const columns = sql.raw(names.join(", "));
  const of = (table: string) => sql.raw(names.map((name) => `${table}.${name}`).join(", "));
  await tx.execute(sql`
    update jobs set (${columns}, updated_at) = (select ${of("r")}, ${now.toISOString()}::timestamptz)
    from jsonb_populate_recordset(null::jobs, ${JSON.stringify(rows)}::jsonb) r
    where jobs.id = r.id and (${of("jobs")}) is distinct from (${of("r")})`);
}
