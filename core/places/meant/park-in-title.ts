import { milesBetween } from "#core/places/distance.ts";
import { type Known, reaches } from "#core/places/gazetteer/gazetteer.server.ts";
import type { Place } from "#core/places/place.ts";
import { countryName, makePlace } from "#core/places/places.ts";
import { toPlace } from "#core/places/reading/located.ts";
import { parksIn } from "#core/places/reading/parks-in.ts";
import { usStateCode } from "#core/places/us-states.ts";

/** Only the first text that names a park counts; null where it names several. */
export function parkNamed(texts: (string | null | undefined)[]): Known | null {
  for (const text of texts) {
    const parks = parksIn((text ?? "").slice(0, 300));
    const [park] = parks;
    if (park) return parks.every((each) => milesBetween(each, park) < 25) ? park : null;
  }
  return null;
}

/** A job in a state or country moves to the park that its unit or title names, if it lies there; towns never move. */
export function placedAtPark(places: Place[], texts: (string | null | undefined)[]): Place[] {
  const [place, another] = places;
  if (another || (place && !isLand(place))) return places;
  const park = parkNamed(texts);
  if (!park) return places;
  const name = place && stateName(place);
  const state = name ? usStateCode(name) : null;
  const isThere = name
    ? state !== null && (park.state === state || (park.country === "US" && reaches(park, state)))
    : !place || park.country === place.countryCode;
  if (!isThere) return places;
  const found = toPlace({
    name: park.name,
    known: park,
    country: park.country,
    state: state ?? park.state,
    isSure: true,
  });
  return found ? [found] : places;
}

function stateName({ state, text }: Place): string | null {
  return state ?? (usStateCode(text) ? text : null);
}

function isLand(place: Place): boolean {
  const { text, city, state, countryCode, lat, kind } = place;
  if (city !== null || lat !== null || kind === "county" || kind === "region") return false;
  if (state === null && usStateCode(text)) return true;
  return (
    countryCode !== null &&
    text === (state ? makePlace({ state, country: countryCode })?.text : countryName(countryCode))
  );
}
