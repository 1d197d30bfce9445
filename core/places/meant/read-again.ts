import { nameKey } from "#core/places/gazetteer/name-key.ts";
import type { Place } from "#core/places/place.ts";
import { makePlace, severalPlaces } from "#core/places/places.ts";
import { at, locate } from "#core/places/reading/locate.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { usStateCode } from "#core/places/us-states.ts";

/** A row of an early version may lack what was not known. */
export type StoredPlace = Partial<Place> & { text: string };

const nothing = { city: null, state: null, countryCode: null, lat: null, lon: null };

/** What today's reading makes of a place of an earlier one: never less, and nothing other, than was known of it. */
export function placeReadAgain(stored: StoredPlace): Place[] {
  const place = { ...nothing, ...stored };
  if (place.text === severalPlaces.text) return [place];
  // "New York" of a state is no city by being read once more.
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

/** Which of the two it is, a state or a country; null of anything else. */
function landOf({ text, city, state, countryCode: country, lat, kind }: Place): "state" | "country" | null {
  if (city !== null || lat !== null || country === null) return null;
  if (kind === "state" || kind === "country") return kind;
  if (kind !== undefined || text !== makePlace({ state, country })?.text) return null;
  return state ? "state" : "country";
}

/** The gazetteer's points are good to a hundredth of a degree; what is finer, or older than it, came from the source. */
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
