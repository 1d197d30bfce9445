import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { countryName, stateName } from "#core/jobs/query/query-words.ts";

/** Alerts cannot combine words and places with "or", so only the place counts. */
export function alertQuery({ titleOrState, titleWords, country, ...rest }: JobQuery): JobQuery {
  const query = titleWords ? { ...rest, titles: titleWords } : rest;
  if (titleOrState) return { ...query, state: stateName(titleOrState.state) };
  return country ? { ...query, location: countryName(country) } : query;
}
