import { inWords, keywordsOf } from "#core/alerts/criteria.ts";
import { hasTrigram } from "#core/jobs/query/contains.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { type LocationFilter, readLocation, readState } from "#core/places/location-filter.ts";
import type { Place } from "#core/places/place.ts";
import { usStates } from "#core/places/us-states.ts";

type MatchedJob = { title: string; places: Place[]; hasRemote: boolean };

/**
 * What of a job an alert found it by, a reason for each thing asked for: "Title has 'ranger'", the place, "Remote". That it
 * matches was decided by the database; where its letters compare otherwise than ours, the alert's own words stand.
 */
export function whyMatched(query: JobQuery, job: MatchedJob): string[] {
  const { location, state, city, work } = query;
  const keywords = keywordsOf(query);
  const reasons = [
    keywords.length && titleReason(keywords, job),
    (city || state) && placeReason([city, state], job, (place) => isInCity(place, city, state)),
    location && placeReason([location], job, (place) => isIn(place, readLocation(location))),
    work === "remote" && "Remote",
  ];
  return [...new Set(reasons.flatMap((reason) => reason || []))];
}

function titleReason(wanted: string[], job: MatchedJob): string {
  const found = wanted.filter((word) => hasText(job.title, word));
  if (found.length) return `Title has ${inWords(found, "and")}`;
  return `Title has ${inWords(wanted, "or")}`;
}

function placeReason(
  typed: (string | undefined)[],
  { places }: MatchedJob,
  isMeant: (place: Place) => boolean,
): string {
  return places.find(isMeant)?.text ?? typed.filter(Boolean).join(", ");
}

function isInCity(place: Place, city: string | undefined, state: string | undefined): boolean {
  if (city && isCapital(readState(city))) return isIn(place, readState(city));
  const isThere = !city || holds(place.city ?? place.text, city);
  return isThere && (!state || isIn(place, readState(state)));
}

function isCapital(region: LocationFilter): boolean {
  return region.kind === "state" && region.code === "DC";
}

function isIn(place: Place, region: LocationFilter): boolean {
  if (region.kind === "country") return place.countryCode === region.code;
  if (region.kind === "words") return hasText(place.text, region.text);
  return place.countryCode === "US" && place.state === usStates[region.code];
}

/** As lists search. */
function hasText(text: string, wanted: string): boolean {
  if (hasTrigram(wanted)) return holds(text, wanted);
  const words = wordsOf(text);
  return wordsOf(wanted).every((word) => words.includes(word));
}

function holds(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted.toLowerCase());
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
