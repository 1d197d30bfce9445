import type { Place } from "#core/places/place.ts";
import { usStateCode, usStates } from "#core/places/us-states.ts";
import { calmCapitals } from "#core/text/calm-capitals.ts";
import { cutAtWord } from "#core/text/lines.ts";
import { tidyLine } from "#core/text/tidy.ts";

const territories = ["AS", "GU", "MP", "PR", "VI"];

export type PlaceFacts = {
  city?: string | null;
  state?: string | null;
  /** A name or an ISO code; a US state implies its country. */
  country?: string | null;
  lat?: number | null;
  lon?: number | null;
};

export function makePlace(facts: PlaceFacts): Place | null {
  const isMilitary = /^(?:A[EPA]|Armed Forces\b.*)$/.test(facts.state ?? "");
  const given = isMilitary ? null : name(facts.state);
  const country = readCountry(facts.country ?? (isMilitary ? "US" : ""));
  // Territories have their own country codes, but addresses treat them as states.
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

/** No filter by place finds this text. */
export const severalPlaces: Place = {
  text: "Multiple locations",
  city: null,
  state: null,
  countryCode: null,
  lat: null,
  lon: null,
};

function placeText(city: string | null, state: string | null, countryCode: string | null): string {
  const isCapital = countryCode === "US" && state === "District of Columbia";
  if (isCapital && (!city || /^washington/i.test(city))) return "Washington, D.C.";
  const country = countryCode && (countryCode !== "US" || !(city || state)) ? countryName(countryCode) : null;
  return [...new Set([city, state, country].filter(Boolean))].join(", ");
}

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

export function countryName(code: string): string | null {
  return english.of(code) ?? null;
}

let namedCountries: Map<string, string> | undefined;

export function readCountry(text: string): string | null {
  namedCountries ??= nameCountries();
  // A text with digits, like "12595 MS 149", is no country.
  return /\d/.test(text) ? null : (namedCountries.get(countryKey(text)) ?? null);
}

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
  "Republic of Ireland": "IE",
  "Viet Nam": "VN",
  ...{ Deutschland: "DE", Österreich: "AT", Oesterreich: "AT", Schweiz: "CH", Suisse: "CH", Svizzera: "CH" },
  ...{ Italia: "IT", Italien: "IT", España: "ES", Frankreich: "FR", Francia: "FR", Nederland: "NL" },
  ...{ Belgique: "BE", België: "BE", Danmark: "DK", Norge: "NO", Sverige: "SE", Suomi: "FI", Ísland: "IS" },
  ...{ Polska: "PL", Česko: "CZ", Slovenija: "SI", Hrvatska: "HR", Brasil: "BR", Aotearoa: "NZ" },
  ...{ "Aotearoa New Zealand": "NZ", "New Zealand Aotearoa": "NZ", Éire: "IE", Eire: "IE", Nippon: "JP" },
  ...{ "Kalaallit Nunaat": "GL", "Estados Unidos": "US", "États-Unis": "US", "Reino Unido": "GB" },
  ...{ "República Dominicana": "DO", "Faroe Islands": "FO", Føroyar: "FO", Burma: "MM", Swaziland: "SZ" },
};

function nameCountries(): Map<string, string> {
  const names = new Map<string, string>();
  for (let i = 0; i < 26 * 26; i++) {
    const code = String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26));
    const country = english.of(code);
    // These codes are private ranges, former countries or parts of other countries.
    if (
      !country ||
      /^(Q[M-Z]|X[A-Z]|ZZ|E[AUZ]|UN|UK|A[AC]|C[PQ]|D[DGY]|IC|TA|HV|NH|RH|SU|YU|TP|UM|FX|BU|CS|AN|ZR|VD|YD|NT)$/.test(
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
  // Nobody writes a place without a capital on purpose: "fort collins".
  const named = /\p{Lu}/u.test(calm) ? calm : calm.replace(/(?<!\p{L})\p{Ll}/gu, (c) => c.toUpperCase());
  return cutAtWord(named, 100) || null;
}

function isWithin(degrees: number | null | undefined, limit: number) {
  return typeof degrees === "number" && Math.abs(degrees) <= limit;
}
