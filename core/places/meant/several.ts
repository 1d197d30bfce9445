import { milesBetween } from "#core/places/distance.ts";
import { type Known, named } from "#core/places/gazetteer/gazetteer.server.ts";
import type { Place } from "#core/places/place.ts";
import { countryName, makePlace, severalPlaces } from "#core/places/places.ts";
import { provinceOf } from "#core/places/provinces.ts";
import { toPlace } from "#core/places/reading/located.ts";
import { withoutSurroundings } from "#core/places/reading/words.ts";
import { usStateCode } from "#core/places/us-states.ts";

export type Elsewhere = { countries: string[]; states: string[]; points: { lat: number; lon: number }[] };

/** Miles from another of the employer's jobs. */
const near = 50;
/** Two records within this many miles are one place. */
const same = 25;

type Meaning = { place: Place; state: string | null; known: Known | null };

/** "Ontario, CA" was read as the city in California; an employer in Canada means the province. */
export function provinceToo({ city, state, countryCode }: Place): Place | null {
  const province = countryCode === "US" && state === "California" && city ? provinceOf(city) : null;
  const place = province === city && province ? makePlace({ state: province, country: "CA" }) : null;
  return place && { ...place, kind: "state" };
}

export function isDoubtful(place: Place): boolean {
  return bareName(place) !== null || provinceToo(place) !== null;
}

/** Null unless the name alone may mean several places, like "Portland". */
export function bareName({ text, city, state, countryCode, lat }: Place): string | null {
  if (state !== null || lat !== null || text === severalPlaces.text) return null;
  if (city !== null) return city;
  return countryCode === null || text !== countryName(countryCode) ? text : null;
}

/** Most of the employer's other jobs decide; the place stays as it is where they do not tell. */
export function placedAmong(place: Place, others: Elsewhere[]): Place {
  const told = others.filter(({ states, points }) => states.length || points.length);
  const province = provinceToo(place);
  const inCanada = others.filter(({ countries }) => countries.includes("CA")).length;
  if (province)
    return inCanada * 2 > others.length && !told.some(({ states }) => states.includes("CA"))
      ? province
      : place;
  const meanings = told.length ? meaningsOf(place) : [];
  const mostAre = (is: (other: Elsewhere) => boolean) => told.filter(is).length * 2 > told.length;
  const close = meanings.filter(
    ({ known }) =>
      known && mostAre(({ points }) => points.some((point) => milesBetween(point, known) < near)),
  );
  const chosen = close.length
    ? close
    : meanings.filter(({ state }) => state && mostAre(({ states }) => states.includes(state)));
  return theOne(chosen) ?? place;
}

function theOne(meanings: Meaning[]): Place | null {
  const [first, ...more] = meanings.toSorted((a, b) => (b.known?.weight ?? 0) - (a.known?.weight ?? 0));
  const isOne = more.every(({ known }) => known && first?.known && milesBetween(known, first.known) < same);
  return first && isOne ? first.place : null;
}

function meaningsOf(place: Place): Meaning[] {
  const name = bareName(place);
  if (!name || name.length > 60) return [];
  const bare = withoutSurroundings(name);
  const known = [...new Set([...named(name), ...named(bare)])].filter(
    ({ kind, country, lat }) =>
      (kind === "town" || kind === "park") &&
      Number.isFinite(lat) &&
      (place.countryCode === null || country === place.countryCode),
  );
  const code = bare.length > 2 ? usStateCode(bare) : null;
  const state = code && makePlace({ state: code });
  return [
    ...known.flatMap((each) => meaning(each) ?? []),
    ...(state ? [{ place: { ...state, kind: "state" as const }, state: code, known: null }] : []),
  ];
}

function meaning(known: Known): Meaning | null {
  const { name, country, state } = known;
  const place = toPlace({ name, known, country, state, isSure: true });
  return place && { place, state: country === "US" ? state : null, known };
}
