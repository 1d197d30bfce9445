import { hasText, isThere, type JobWithWords, whyWords } from "#core/alerts/delivery/why-words.ts";
import { type SayableFact, sayFact } from "#core/facts/shown/say-fact.ts";
import { closingDate } from "#core/jobs/days/closing.ts";
import { isLand } from "#core/jobs/near/known-place.ts";
import { type JobQuery, type NearPlace, usualRadius } from "#core/jobs/query/job-query.ts";
import { findPlace, type KnownPlace } from "#core/places/find-places.ts";
import { type LocationFilter, readLocation, readState } from "#core/places/location-filter.ts";
import { nearestPlace } from "#core/places/nearest.ts";
import type { Place } from "#core/places/place.ts";
import { usStates } from "#core/places/us-states.ts";
import { formatCount } from "#core/text/number-words.ts";

export type MatchedJob = JobWithWords & {
  jobType: string | null;
  validThrough: Date | null;
  closingZone: string | null;
  facts?: readonly SayableFact[];
};

/** Where the database matched more than this code sees, the alert's own words are the reason. */
export function whyMatched(query: JobQuery, job: MatchedJob): string[] {
  const { titles, near, location, state, city, work, company, jobType, closesWithin } = query;
  const asksStart = query.startsFrom ?? query.startsUntil;
  const start = job.facts?.find(({ name }) => name === "season_start");
  const reasons = [
    ...(titles ? whyWords(titles, job, query) : []),
    (city || state) && placeReason([city, state], job, (place) => isInCity(place, city, state)),
    near && nearReason(near, query, job),
    location && !near && placeReason([location], job, (place) => isIn(place, readLocation(location))),
    work === "remote" && "Remote",
    company && job.companyName,
    jobType && (job.jobType ?? jobType),
    asksStart && start && `Starts ${sayFact(start)}`,
    closesWithin && job.validThrough && `Closes ${closingDate(job.validThrough, job.closingZone)}`,
  ];
  return withoutRepeats([...new Set(reasons.flatMap((reason) => reason || []))]);
}

/** "Moab, Utah" says "Utah", too. */
function withoutRepeats(reasons: string[]): string[] {
  return reasons.filter((reason) => !reasons.some((other) => other.endsWith(`, ${reason}`)));
}

/** Example: "Castle Valley, Utah, 14 miles from Moab, UT". Without a distance, only the place is named. */
function nearReason(
  { slug, label }: NearPlace,
  { within = usualRadius, location = label }: JobQuery,
  job: JobWithWords,
): string | null {
  const asked = findPlace(slug);
  if (!asked) return null;
  const isWhole = within === "state" || isLand(asked);
  const nearest = isWhole ? null : nearestPlace(asked, job.places);
  if (!nearest || isWhole || nearest.miles > within) {
    const isThere = (place: Place) =>
      isIn(place, readLocation(location)) || (isWhole && isInLandOf(place, asked));
    return placeReason([location], job, isThere);
  }
  const miles = Math.round(nearest.miles);
  return miles ? `${nearest.text}, ${formatCount(miles, "mile")} from ${label}` : nearest.text;
}

function isInLandOf({ countryCode, state }: Place, asked: KnownPlace): boolean {
  const name = asked.country === "US" ? usStates[asked.state ?? ""] : asked.name;
  return countryCode === asked.country && (asked.state === null || state === name);
}

function placeReason(
  typed: (string | undefined)[],
  { places }: JobWithWords,
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
  if (region.kind === "state") return place.countryCode === "US" && place.state === usStates[region.code];
  return (
    isThere({ ...region, states: region.codes, around: null })(place) || hasText(place.text, region.text)
  );
}

function holds(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted.toLowerCase());
}
