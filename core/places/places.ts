import type { Place } from "#core/places/place.ts";
import { usStateCode, usStates } from "#core/places/us-states.ts";
import { calmCapitals } from "#core/text/calm-capitals.ts";
import { cutAtWord, tidyLine } from "#core/text/lines.ts";

const territories = ["AS", "GU", "MP", "PR", "VI"];

export type PlaceFacts = {
  city?: string | null;
  /** A name or a code. */
  state?: string | null;
  /** A name or an ISO code; left out, a US state tells. */
  country?: string | null;
  lat?: number | null;
  lon?: number | null;
};

/** One place from what a source knows of it, with the text that is shown; null when it names nothing. */
export function makePlace(facts: PlaceFacts): Place | null {
  const given = name(facts.state);
  const country = readCountry(facts.country ?? "");
  // Territories have country codes of their own; addresses and people treat them as states.
  const territory = country && territories.includes(country) ? country : null;
  const stateCode = territory ?? (country === null || country === "US" ? usStateCode(given ?? "") : null);
  const countryCode = stateCode ? "US" : country;
  const state = stateCode ? (usStates[stateCode] ?? null) : given;
  const city = name(facts.city);
  const text = placeText(city, state, countryCode);
  if (!text) return null;
  const isOnEarth =
    isWithin(facts.lat, 90) && isWithin(facts.lon, 180) && (facts.lat !== 0 || facts.lon !== 0);
  return {
    text,
    city,
    state,
    countryCode,
    lat: isOnEarth ? (facts.lat ?? null) : null,
    lon: isOnEarth ? (facts.lon ?? null) : null,
  };
}

/** Several that are not named: a text alone, which no filter by place finds. */
export const severalPlaces: Place = {
  text: "Multiple locations",
  city: null,
  state: null,
  countryCode: null,
  lat: null,
  lon: null,
};

/** "Moab, Utah", "Banff, Alberta, Canada", "Utah", "United States". */
function placeText(city: string | null, state: string | null, countryCode: string | null): string {
  const isCapital = countryCode === "US" && state === "District of Columbia";
  if (isCapital && (!city || /^washington/i.test(city))) return "Washington, D.C.";
  const country = countryCode && (countryCode !== "US" || !(city || state)) ? countryName(countryCode) : null;
  return [...new Set([city, state, country].filter(Boolean))].join(", ");
}

/** The two-letter US states among places. */
export function statesOf(places: Place[]): string[] {
  const states = places.map((place) => (place.countryCode === "US" ? usStateCode(place.state ?? "") : null));
  return unique(states);
}

export function countriesOf(places: Place[]): string[] {
  return unique(places.map((place) => place.countryCode));
}

function unique(codes: (string | null)[]): string[] {
  return [...new Set(codes.filter((code) => code !== null))].sort();
}

const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** In English; null where there is no such country. */
export function countryName(code: string): string | null {
  return english.of(code) ?? null;
}

let namedCountries: Map<string, string> | undefined;

/** ISO 3166-1 alpha-2 of a country's English name or code, however written; null for anything else. */
export function readCountry(text: string): string | null {
  namedCountries ??= nameCountries();
  // "12595 MS 149" is no country.
  return /\d/.test(text) ? null : (namedCountries.get(countryKey(text)) ?? null);
}

/** Every country by its code and English name. */
export function allCountries(): { code: string; name: string }[] {
  namedCountries ??= nameCountries();
  return [...new Set(namedCountries.values())].map((code) => ({ code, name: countryName(code) ?? code }));
}

const otherNames: Record<string, string> = {
  USA: "US",
  "United States of America": "US",
  UK: "GB",
  "Great Britain": "GB",
  England: "GB",
  Scotland: "GB",
  Wales: "GB",
  "Northern Ireland": "GB",
  Türkiye: "TR",
  Czechia: "CZ",
  "Czech Republic": "CZ",
  "South Korea": "KR",
  "The Netherlands": "NL",
  "U.S. Virgin Islands": "VI",
  "Virgin Islands": "VI",
};

function nameCountries(): Map<string, string> {
  const names = new Map<string, string>();
  for (let i = 0; i < 26 * 26; i++) {
    const code = String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26));
    const country = english.of(code);
    // Ranges for private use, countries that are no more, and what is no country by itself.
    if (
      !country ||
      /^(Q[M-Z]|X[A-Z]|ZZ|E[AUZ]|UN|UK|A[AC]|C[PQ]|D[DGY]|IC|TA|HV|NH|RH|SU|YU|TP|FX|BU|CS|AN|ZR|VD|YD|NT)$/.test(
        code,
      )
    )
      continue;
    names.set(countryKey(code), code);
    names.set(countryKey(country), code);
  }
  names.set("xk", "XK");
  for (const [other, code] of Object.entries(otherNames)) names.set(countryKey(other), code);
  return names;
}

function countryKey(text: string) {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}

function name(text: string | null | undefined): string | null {
  const calm = calmCapitals(tidyLine(text ?? ""), { always: true });
  // "willows", "fort collins": nobody writes a place without one capital on purpose.
  const named = /\p{Lu}/u.test(calm) ? calm : calm.replace(/(?<!\p{L})\p{Ll}/gu, (c) => c.toUpperCase());
  return cutAtWord(named, 100) || null;
}

function isWithin(degrees: number | null | undefined, limit: number) {
  return typeof degrees === "number" && Math.abs(degrees) <= limit;
}
