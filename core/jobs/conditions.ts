import { type SQL, sql } from "drizzle-orm";
import { contains } from "#core/jobs/contains.ts";
import type { JobFilters } from "#core/jobs/filters.ts";
import { readLocation } from "#core/jobs/location-filter.ts";
import { jobs } from "#core/jobs/tables.ts";

/** The lists that share one shape: every live job, or those that can be done from afar. */
export type ListScope = "all" | "remote";

/**
 * One narrowing of a list. `indexed` may be answered by an index, `opaque` never is. A selective one leaves few
 * enough jobs that gathering them beats reading the list in date order.
 */
export type Condition = {
  /** Names it in the memory of counts. */
  key: string;
  indexed: SQL;
  opaque: SQL;
  selective: boolean;
};

export function listConditions(scope: ListScope, filters: JobFilters): Condition[] {
  return [
    ...(scope === "remote" ? [workCondition("remote")] : []),
    ...(filters.title ? [titleCondition(filters.title)] : []),
    ...(filters.location ? [locationCondition(filters.location)] : []),
    ...(filters.minSalary ? [payCondition(filters.minSalary)] : []),
    ...(filters.work ? [workCondition(filters.work)] : []),
  ];
}

/** The title contains the text, upper and lower case alike. */
export function titleCondition(text: string): Condition {
  return { key: `title:${text.toLowerCase()}`, ...contains(sql`${jobs.title}`, text), selective: true };
}

function locationCondition(text: string): Condition {
  const location = readLocation(text);
  if (location.kind === "words") {
    return {
      key: `place:${location.text}`,
      ...contains(sql`${jobs.placesText}`, location.text),
      selective: true,
    };
  }
  return location.kind === "state" ? stateCondition([location.code]) : countryCondition(location.code);
}

/** A place of the listing is in one of these US states (two-letter codes). */
export function stateCondition(codes: string[]): Condition {
  const states = sql`${sql.param(codes)}::text[]`;
  return {
    key: `state:${codes}`,
    indexed: sql`${jobs.usStates} && ${states}`,
    opaque: sql`(${jobs.usStates} || '{}'::text[]) && ${states}`,
    selective: true,
  };
}

/** A place of the listing is in this country (ISO 3166-1 alpha-2). */
export function countryCondition(code: string): Condition {
  const key = `country:${code}`;
  const within = sql`array[${code}]::text[]`;
  const opaque = sql`(${jobs.countryCodes} || '{}'::text[]) @> ${within}`;
  if (code === "US") return broad(key, opaque);
  // The index of listings abroad leaves out those that are in the US alone.
  const indexed = sql`${jobs.countryCodes} @> ${within} and ${jobs.countryCodes} <> '{US}'`;
  return { key, indexed, opaque, selective: true };
}

function payCondition(minimum: number): Condition {
  const key = `pay:${minimum}`;
  const opaque = sql`${jobs.salaryYearly} + 0 >= ${minimum}`;
  if (minimum < 75_000) return broad(key, opaque);
  return { key, indexed: sql`${jobs.salaryYearly} >= ${minimum}`, opaque, selective: true };
}

/** Not selective: the index of remote jobs is in date order itself. */
function workCondition(work: NonNullable<JobFilters["work"]>): Condition {
  const remote = sql`${jobs.hasRemote}`;
  if (work === "remote") return broad("work:remote", remote);
  if (work === "hybrid") return broad("work:hybrid", sql`${remote} and ${jobs.workArrangement} = 'hybrid'`);
  return broad("work:onsite", sql`not ${jobs.hasRemote}`);
}

function broad(key: string, opaque: SQL): Condition {
  return { key, indexed: opaque, opaque, selective: false };
}
