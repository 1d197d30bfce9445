import { type AlertWarning, hasPlace } from "#core/alerts/preview/width.ts";
import { readTypedSearch } from "#core/jobs/list/board.ts";
import { centerOf } from "#core/jobs/near/known-place.ts";
import { type JobQuery, usualRadius } from "#core/jobs/query/job-query.ts";
import { stateName } from "#core/jobs/query/query-words.ts";
import { milesBetween } from "#core/places/distance.ts";
import { findPlace } from "#core/places/find-places.ts";
import { readLocation } from "#core/places/location-filter.ts";
import { usStateCode } from "#core/places/us-states.ts";
import { emptyContext, readSearch } from "#core/search/read-search.ts";
import type { Search } from "#core/search/search.ts";

type NamedPlace = NonNullable<Search["place"]>;

/** Example: "The name says Moab, UT, but no place is set: add it?" */
export async function placeWarning(name: string, criteria: JobQuery): Promise<AlertWarning | null> {
  if (!name.trim()) return null;
  const { place } = await readTypedSearch(name.slice(0, 100));
  if (!place || (criteria.company && name.toLowerCase().includes(criteria.company.toLowerCase())))
    return null;
  const field = place.around ? "location" : "state";
  if (!hasPlace(criteria))
    return {
      text: `The name says ${place.said}, but no place is set:`,
      fix: { text: "add it?", field, value: place.said },
    };
  const asked = wordsOfPlace(criteria);
  if (!asked || isSamePlace(place, criteria)) return null;
  return {
    text: `The name says ${place.said}, but the place is ${asked}:`,
    fix: { text: "change it?", field },
  };
}

function wordsOfPlace({ near, location, city, state }: JobQuery): string | null {
  return near?.label ?? ([city, state && stateName(state)].filter(Boolean).join(", ") || location || null);
}

/** A place that we do not know may well be the same. */
function isSamePlace(place: NamedPlace, criteria: JobQuery): boolean {
  const { titles = [], near, city, location, within = usualRadius } = criteria;
  const searches = titles.flatMap((text) => readSearch(text, emptyContext).place ?? []);
  if (searches.some(({ said }) => said === place.said)) return true;
  const states = statesOf(criteria);
  if (!place.around) return !states.length || states.some((state) => place.states.includes(state));
  const { name, slug } = place.around;
  const asked = [city, location, near?.label].map((text) => text?.toLowerCase() ?? "");
  if (near?.slug === slug || asked.some((text) => text.includes(name.toLowerCase()))) return true;
  const center = centerOf(criteria);
  if (center) return typeof within === "number" && milesBetween(center, place.around) <= within;
  const isOnlyLand = !city && (states.length > 0 || isCountry(location));
  return !isOnlyLand;
}

function statesOf({ state, location, near }: JobQuery): string[] {
  const known = near && findPlace(near.slug);
  const read = location === undefined ? null : readLocation(location);
  return [
    (state && usStateCode(state)) ?? null,
    known?.country === "US" ? known.state : null,
    read?.kind === "state" ? read.code : null,
  ].flatMap((code) => code || []);
}

function isCountry(location: string | undefined): boolean {
  return location !== undefined && readLocation(location).kind === "country";
}
