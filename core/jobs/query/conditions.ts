import { and, type SQL, sql } from "drizzle-orm";
import type { WorkArrangement } from "#core/jobs/listing.ts";
import { contains, hasTrigram } from "#core/jobs/query/contains.ts";
import type { MinSalary } from "#core/jobs/query/job-query.ts";
import { jobs } from "#core/jobs/tables.ts";
import { type LocationFilter, readLocation, readState } from "#core/places/location-filter.ts";
import { usStates } from "#core/places/us-states.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { dayMs } from "#core/text/time.ts";

/**
 * One narrowing of a list. `indexed` may be answered by an index, `opaque` never is. A selective one leaves few
 * enough jobs that gathering them beats reading the list in date order.
 */
export type Condition = {
  /** Names it in the memory of figures. */
  key: string;
  indexed: SQL;
  opaque: SQL;
  selective: boolean;
  /** Whether jobs that lists leave aside are asked for, too. */
  showsAside?: true;
};

/** What a condition asks, by an index and job by job. */
export type Forms = Pick<Condition, "indexed" | "opaque">;

/** Asks of no job more than to be there, be it left aside or not. */
export const withAside: Condition = {
  key: "aside",
  indexed: sql`true`,
  opaque: sql`true`,
  selective: false,
  showsAside: true,
};

/** Names what meets all of them. */
export function keyOf(conditions: Condition[]): string {
  return JSON.stringify(conditions.map((condition) => condition.key));
}

/** The title contains the text, upper and lower case alike. */
export function titleCondition(text: string): Condition {
  return { key: `title:${text.toLowerCase()}`, ...contains("title", text), selective: true };
}

/** A place of the listing is in the country or US state that the text names, else has these words. */
export function locationCondition(text: string): Condition {
  return regionCondition(readLocation(text));
}

/** The same of the name or code of a state: "CA" is California. */
export function stateNameCondition(text: string): Condition {
  return regionCondition(readState(text));
}

function regionCondition(region: LocationFilter): Condition {
  if (region.kind === "words") {
    return {
      key: `place:${region.text}`,
      ...contains("places", region.text),
      selective: true,
    };
  }
  return region.kind === "state" ? stateCondition([region.code]) : countryCondition(region.code);
}

/** A place of the listing is in one of these US states (two-letter codes). */
export function stateCondition(codes: string[]): Condition {
  return facetCondition(codes.map((code) => `state:${code}`));
}

/** A place of the listing is in this country (ISO 3166-1 alpha-2). Most of the board is in the US. */
export function countryCondition(code: string): Condition {
  return facetCondition([`country:${code}`], code !== "US");
}

/**
 * A US place of the listing is in this city, and its source named no state: "Seattle". Where it named one, the state
 * tells, as there is a Spokane in Missouri too.
 */
export function usCityCondition(city: string): Condition {
  const place = sql`${jobs.places} @> ${JSON.stringify([{ city, state: null, countryCode: "US" }])}::jsonb`;
  return {
    key: `city:${city}`,
    indexed: sql`(${contains("places", city).indexed} and ${place})`,
    // No index knows them, and a walk passes many.
    opaque: place,
    selective: true,
  };
}

/** A place of the listing is in this city; where a state is named, too, one and the same place is in both. */
export function cityCondition(city: string, state: string | null): Condition {
  const region = state === null ? undefined : readState(state);
  // The capital is a state to us, and none of its places is called "D.C.".
  if (isCapital(readState(city)) && (!region || isCapital(region))) return stateCondition(["DC"]);
  const isCity = sql`coalesce(place ->> 'city', place ->> 'text') ilike ${containing(city)}`;
  const isThere = sql`exists (
    select from jsonb_array_elements(${jobs.places}) place where ${and(isCity, region && isIn(region))}
  )`;
  // The places of a job lie beside its row: those of jobs in other states need not be fetched.
  const around = region?.kind === "state" ? [stateCondition([region.code])] : [];
  const near = each([contains("places", city), ...around]);
  return {
    key: `city:${JSON.stringify([city.toLowerCase(), region])}`,
    indexed: sql`(${near.indexed} and ${isThere})`,
    opaque: sql`(${near.opaque} and ${isThere})`,
    selective: true,
  };
}

function isCapital(region: LocationFilter): boolean {
  return region.kind === "state" && region.code === "DC";
}

function isIn(region: LocationFilter): SQL {
  if (region.kind === "country") return sql`place ->> 'countryCode' = ${region.code}`;
  if (region.kind === "state")
    return sql`place ->> 'countryCode' = 'US' and place ->> 'state' = ${usStates[region.code]}`;
  const name = sql`coalesce(place ->> 'state', place ->> 'text')`;
  return hasTrigram(region.text)
    ? sql`${name} ilike ${containing(region.text)}`
    : sql`lower(${name}) = ${region.text}`;
}

/** Posted within so many days. Never selective: the list is in date order itself. */
export function recentCondition(days: number, now: Date): Condition {
  const since = new Date(now.getTime() - days * dayMs).toISOString();
  const recent = sql`${jobs.datePosted} >= ${since}`;
  return { key: `days:${days}`, indexed: recent, opaque: recent, selective: false };
}

/** At least one of the conditions holds; gathered only if each of them alone would be. */
export function anyOf(conditions: Condition[]): Condition {
  return {
    key: `any:${keyOf(conditions)}`,
    ...either(conditions),
    selective: conditions.every((condition) => condition.selective),
  };
}

/** All of the conditions hold, as one of several others. */
export function allOf(conditions: Condition[]): Condition {
  return {
    key: `all:${keyOf(conditions)}`,
    ...each(conditions),
    selective: conditions.some((condition) => condition.selective),
  };
}

/** At least one of them holds; none does where there is none. */
export function either(forms: Forms[]): Forms {
  return forms.length ? joined(forms, sql` or `) : { indexed: sql`false`, opaque: sql`false` };
}

/** Each of them holds. */
export function each(forms: Forms[]): Forms {
  return joined(forms, sql` and `);
}

function joined(forms: Forms[], by: SQL): Forms {
  return {
    indexed: sql`(${sql.join(
      forms.map(({ indexed }) => indexed),
      by,
    )})`,
    opaque: sql`(${sql.join(
      forms.map(({ opaque }) => opaque),
      by,
    )})`,
  };
}

/** Lower steps leave too many jobs to gather. */
export function payCondition(minimum: MinSalary): Condition {
  return facetCondition([`pay:${minimum}`], minimum >= 75_000);
}

/** Never selective: the index of remote jobs is in date order itself. */
export function workCondition(work: WorkArrangement): Condition {
  if (work === "remote") return { ...facetCondition(["work:remote"], false), opaque: sql`${jobs.hasRemote}` };
  if (work === "hybrid") {
    return {
      ...facetCondition(["work:hybrid"], false),
      opaque: sql`${jobs.hasRemote} and ${jobs.workArrangement} = 'hybrid'`,
    };
  }
  return facetCondition(["work:onsite"], false);
}

/** The listing has one of these facets. */
export function facetCondition(facets: string[], selective = true): Condition {
  const wanted = sql`${sql.param(facets)}::text[]`;
  return {
    key: facets.join("|"),
    indexed: sql`${jobs.facets} && ${wanted}`,
    opaque: sql`(${jobs.facets} || '{}'::text[]) && ${wanted}`,
    selective,
  };
}
