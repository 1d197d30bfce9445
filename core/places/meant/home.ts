import { named } from "#core/places/gazetteer/gazetteer.server.ts";
import type { Place } from "#core/places/place.ts";
import { countryName, makePlace, readCountry } from "#core/places/places.ts";
import { provinceCode, provinceOf } from "#core/places/provinces.ts";
import { isName } from "#core/places/reading/find-known.ts";
import { kindOf, toPlace } from "#core/places/reading/located.ts";
import { readPart } from "#core/places/reading/read-part.ts";
import { usStateCode, usStates } from "#core/places/us-states.ts";
import { bareName, provinceToo } from "./several.ts";

/** A bare place name on this employer's board lies here. */
export type Home = {
  country: string;
  state: string | null;
};

/** A US state comes before a Canadian province: "Oregon", "BC, Canada", "New Zealand". */
export function readHome(text: string): Home | null {
  const parts = text.split(",").map((part) => part.trim());
  const [first = "", second] = parts;
  if (!first || parts.length > 2) return null;
  const country = second === undefined ? null : readCountry(second);
  if (second !== undefined && !country) return null;
  const [us, province] = [usStateCode(first), provinceCode(first)];
  if (us && (country ?? "US") === "US") return { country: "US", state: us };
  if (province && (country ?? "CA") === "CA") return { country: "CA", state: province };
  const whole = second === undefined ? readCountry(first) : null;
  return whole ? { country: whole, state: null } : null;
}

export function homeText({ country, state }: Home): string {
  const name = state && (country === "US" ? usStates[state] : provinceOf(state));
  return [name, countryName(country)].filter(Boolean).join(", ");
}

/** A job without any place gets the home itself. */
export function placedAtHome(places: Place[], home: Home, isRemote: boolean): Place[] {
  if (places.length || isRemote) return places.map((place) => atHome(place, home));
  const whole = landOf(home);
  return whole ? [{ ...whole, kind: home.state ? "state" : "country" }] : [];
}

function atHome(place: Place, home: Home): Place {
  const province = home.country === "CA" ? provinceToo(place) : null;
  if (province) return province;
  const name = bareName(place);
  if (!name || (place.countryCode !== null && place.countryCode !== home.country)) return place;
  if (home.state && home.country === "US" && usStateCode(name) === home.state)
    return { ...(landOf(home) ?? place), kind: "state" };
  const read = readPart([name], home);
  const found = read?.known ? toPlace(read) : null;
  if (found) return found;
  // A name known elsewhere may mean that place instead.
  const isElsewhere = named(name).length > 0 || usStateCode(name) !== null || !isName(name);
  const made = isElsewhere ? null : landOf(home, name);
  return made ? { ...made, kind: kindOf(name, null, home.state) } : place;
}

function landOf({ country, state }: Home, city: string | null = null): Place | null {
  return makePlace({ city, country, state: state && (country === "CA" ? provinceOf(state) : state) });
}
