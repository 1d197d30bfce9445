import { nameKey } from "#core/places/gazetteer/name-key.ts";
import type { Place } from "#core/places/place.ts";
import { makePlace, severalPlaces } from "#core/places/places.ts";
import { at, locate } from "#core/places/reading/locate.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { usStateCode } from "#core/places/us-states.ts";

/** Rows of early versions may lack fields. */
export type StoredPlace = Partial<Place> & { text: string };

const nothing = { city: null, state: null, countryCode: null, lat: null, lon: null };

/** A second reading may add to what is known of a place; it never removes or contradicts it. */
export function placeReadAgain(stored: StoredPlace): Place[] {
  const place = { ...nothing, ...stored };
  if (place.text === severalPlaces.text) return [place];
  // "New York" stored as a state must not become the city.
  const land = landOf(place);
  if (land) return [{ ...place, kind: land }];
  const { city, state, countryCode: country, lat, lon } = place;
  const own = hasOwnPoint(place) ? { lat, lon } : {};
  const hint = { country, state: usStateCode(state ?? "") };
  const made = city === null ? null : locate({ city, state, country, ...own });
  const read = made ? [made] : readPlaces([place.text], null, hint).places.map((each) => at(each, own));
  const isMore = read.length > 0 && read.every((each) => isNoOther(place, each));
  return isMore && (read.length === 1 || country === null) ? read : [place];
}

function landOf({ text, city, state, countryCode: country, lat, kind }: Place): "state" | "country" | null {
  if (city !== null || lat !== null || country === null) return null;
  if (kind === "state" || kind === "country") return kind;
  if (kind !== undefined || text !== makePlace({ state, country })?.text) return null;
  return state ? "state" : "country";
}

/** The gazetteer's points have two decimals of a degree; finer or older points came from the source. */
function hasOwnPoint({ lat, lon, kind }: Place): boolean {
  if (lat === null || lon === null) return false;
  const isFine = (degrees: number) => Math.abs(degrees * 100 - Math.round(degrees * 100)) > 1e-6;
  return kind === undefined || isFine(lat) || isFine(lon);
}

function isNoOther(old: Place, read: Place): boolean {
  const keeps = (before: string | null, after: string | null) =>
    before === null || (after !== null && nameKey(before) === nameKey(after));
  return (
    keeps(old.countryCode, read.countryCode) &&
    keeps(old.state, read.state) &&
    keeps(old.city, read.city) &&
    (old.lat === null || read.lat !== null) &&
    (old.slug === undefined || read.slug !== undefined)
  );
}
