import { type LeftOutPart, leftOutFields } from "#core/alerts/preview/left-out.ts";
import type { QueryFields } from "#core/jobs/query/address-of.ts";
import { type JobQuery, offers } from "#core/jobs/query/job-query.ts";
import { formFields } from "#core/jobs/query/query-address.ts";
import { countryName, stateName } from "#core/jobs/query/query-words.ts";

/** The address of the form holds every filter of a list, also those that no alert can hold. */
export function alertFields(query: JobQuery, left: LeftOutPart[] = []): QueryFields {
  return { ...formFields(query, offers.alert), ...leftOutFields(query, left) };
}

/** A search's own filters and those that its reader added. A reader's place counts before the search's own. */
export function searchAlertFields(
  search: JobQuery,
  { location, near, within, ...added }: JobQuery,
): QueryFields {
  const { location: own, near: ownNear, within: ownWithin, ...others } = alertQuery(search);
  const isPlaced = location !== undefined || near !== undefined;
  const facts = [...(search.facts ?? []), ...(added.facts ?? [])];
  const place = isPlaced ? { location, near, within } : { location: own, near: ownNear, within: ownWithin };
  return alertFields({ ...others, ...added, ...place, facts: facts.length ? facts : undefined }, [
    ...(isPlaced && ownNear ? (["place"] as const) : []),
    ...(search.titleOrState ? (["title"] as const) : []),
  ]);
}

/** Alerts cannot combine words and places with "or", so only the place counts. */
export function alertQuery({ titleOrState, titleWords, country, ...rest }: JobQuery): JobQuery {
  const query = titleWords ? { ...rest, titles: titleWords } : rest;
  if (titleOrState) return { ...query, state: stateName(titleOrState.state) };
  return country ? { ...query, location: countryName(country) } : query;
}
