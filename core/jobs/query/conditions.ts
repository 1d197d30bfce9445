import { and, type SQL, sql } from "drizzle-orm";
import type { AsideReason, WorkArrangement } from "#core/jobs/listing.ts";
import { hasTrigram } from "#core/jobs/query/contains.ts";
import type { MinSalary } from "#core/jobs/query/job-query.ts";
import { allOf, type Need, sqlOf } from "#core/jobs/query/need.ts";
import { jobs } from "#core/jobs/tables.ts";
import { type LocationFilter, readLocation, readState } from "#core/places/location-filter.ts";
import { usStates } from "#core/places/us-states.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { dayMs } from "#core/text/time.ts";

/** What a job must meet to be in a list. Equal keys ask the same. */
export type Condition = {
  key: string;
  is: Need;
  showsAside?: readonly AsideReason[];
};

export function withAside(reasons: readonly AsideReason[]): Condition {
  return {
    key: `aside:${reasons}`,
    is: sql`true`,
    showsAside: reasons,
  };
}

/** The widest list that these conditions narrow. */
export function asideAmong(conditions: Condition[]): Condition[] {
  const reasons = conditions.flatMap(({ showsAside = [] }) => showsAside);
  return reasons.length ? [withAside(reasons)] : [];
}

export function keyOf(conditions: readonly Condition[]): string {
  return JSON.stringify(conditions.map((condition) => condition.key));
}

export function titleCondition(text: string): Condition {
  return { key: `title:${text.toLowerCase()}`, is: { part: text, of: "title" } };
}

export function locationCondition(text: string): Condition {
  return regionCondition(readLocation(text));
}

export function stateNameCondition(text: string): Condition {
  return regionCondition(readState(text));
}

function regionCondition(region: LocationFilter): Condition {
  if (region.kind === "words") {
    return { key: `place:${region.text}`, is: { part: region.text, of: "places" } };
  }
  if (region.kind === "area") return areaCondition(region);
  return region.kind === "state" ? stateCondition([region.code]) : countryCondition(region.code);
}

function areaCondition({ codes, cells, text }: LocationFilter & { kind: "area" }): Condition {
  const there = stateCondition([...codes]);
  if (!cells.length) return there;
  return {
    key: `area:${text}`,
    is: { some: [{ each: [there.is, { facets: cells }] }, { part: text, of: "places" }] },
  };
}

export function stateCondition(codes: string[]): Condition {
  return facetCondition(codes.map((code) => `state:${code}`));
}

export function countryCondition(code: string): Condition {
  return facetCondition([`country:${code}`]);
}

/** Matches only places without a state, because Missouri has a Spokane, too. */
export function usCityCondition(city: string): Condition {
  const place = sql`${jobs.places} @> ${JSON.stringify([{ city, state: null, countryCode: "US" }])}::jsonb`;
  return { key: `city:${city}`, is: { each: [{ part: city, of: "places" }, place] } };
}

export function cityCondition(city: string, state: string | null): Condition {
  const region = state === null ? undefined : readState(state);
  // We treat the capital as a state, and none of its places is called "D.C.".
  if (isCapital(readState(city)) && (!region || isCapital(region))) return stateCondition(["DC"]);
  const isCity = sql`coalesce(place ->> 'city', place ->> 'text') ilike ${containing(city)}`;
  const isThere = sql`exists (
    select from jsonb_array_elements(${jobs.places}) place where ${and(isCity, region && isIn(region))}
  )`;
  // Places are stored outside the row. The state keeps those of other jobs from being fetched.
  const around = region?.kind === "state" ? [stateCondition([region.code]).is] : [];
  return {
    key: `city:${JSON.stringify([city.toLowerCase(), region])}`,
    is: { each: [{ part: city, of: "places" }, ...around, isThere] },
  };
}

function isCapital(region: LocationFilter): boolean {
  return region.kind === "state" && region.code === "DC";
}

function isIn(region: LocationFilter): SQL {
  if (region.kind === "country") return sql`place ->> 'countryCode' = ${region.code}`;
  if (region.kind === "state")
    return sql`place ->> 'countryCode' = 'US' and place ->> 'state' = ${usStates[region.code]}`;
  if (region.kind === "area") {
    const names = region.codes.map((code) => usStates[code] ?? code);
    return sql`place ->> 'countryCode' = 'US' and place ->> 'state' = any(${sql.param(names)}::text[])`;
  }
  const name = sql`coalesce(place ->> 'state', place ->> 'text')`;
  return hasTrigram(region.text)
    ? sql`${name} ilike ${containing(region.text)}`
    : sql`lower(${name}) = ${region.text}`;
}

/** So many days, or since a moment. */
export type Span = number | Date;

export function recentCondition(span: Span, now: Date): Condition {
  const since = typeof span === "number" ? new Date(now.getTime() - span * dayMs) : span;
  return {
    key: typeof span === "number" ? `days:${span}` : `since:${span.toISOString()}`,
    is: sql`${jobs.datePosted} >= ${since.toISOString()}`,
  };
}

/** In the order of an index, where each job is looked at in turn. */
export function isEach(conditions: readonly Condition[]): SQL {
  return allOf(conditions.map(({ is }) => sqlOf(is, "in turn")));
}

/** Of the whole board. */
export function isFoundByEach(conditions: readonly Condition[]): SQL {
  return allOf(conditions.map(({ is }) => sqlOf(is, "of all")));
}

export function anyCondition(conditions: readonly Condition[]): Condition {
  const [only, another] = conditions;
  if (only && !another) return only;
  return {
    key: `any:${keyOf(conditions)}`,
    is: { some: conditions.map(({ is }) => is) },
  };
}

export function eachCondition(conditions: readonly Condition[]): Condition {
  const showsAside = conditions.flatMap((condition) => condition.showsAside ?? []);
  return {
    key: `all:${keyOf(conditions)}`,
    is: { each: conditions.map(({ is }) => is) },
    ...(showsAside.length && { showsAside }),
  };
}

export function payCondition(minimum: MinSalary): Condition {
  return facetCondition([`pay:${minimum}`]);
}

export function workCondition(work: WorkArrangement): Condition {
  return facetCondition([`work:${work}`]);
}

/** A job has one of the words. */
export function facetCondition(facets: readonly string[]): Condition {
  return { key: facets.join("|"), is: { facets } };
}
