import { usStateCode, usStates } from "#core/places/us-states.ts";

/** What a visitor means by a place: a country, a US state, or words to look for among the places of a listing. */
export type LocationFilter =
  | { kind: "country"; code: string }
  | { kind: "state"; code: string }
  | { kind: "words"; text: string };

/** The specification's five countries, by the names people type. "ca" is Canada, not California. */
const countries = new Map([
  ["us", "US"],
  ["usa", "US"],
  ["u.s.", "US"],
  ["united states", "US"],
  ["united states of america", "US"],
  ["ca", "CA"],
  ["canada", "CA"],
  ["uk", "GB"],
  ["gb", "GB"],
  ["united kingdom", "GB"],
  ["great britain", "GB"],
  ["au", "AU"],
  ["australia", "AU"],
  ["nz", "NZ"],
  ["new zealand", "NZ"],
]);

export function readLocation(text: string): LocationFilter {
  const words = text.toLowerCase().trim();
  const country = countries.get(words);
  if (country) return { kind: "country", code: country };
  const state = usStateCode(words);
  if (state) return { kind: "state", code: state };
  return { kind: "words", text: withStateName(words) };
}

/** How a text was read that does not say it itself, and a text that would have been read otherwise; null where there is no doubt. */
export type LocationReading = { as: string; other: string | null };

export function explainLocation(text: string): LocationReading | null {
  const words = text.toLowerCase().trim();
  const filter = readLocation(text);
  if (filter.kind === "words") {
    const [, city, code = ""] = cityAndCode.exec(text.trim()) ?? [];
    const state = usStates[code.toUpperCase()];
    return city && state ? { as: `${city}, ${state}`, other: null } : null;
  }
  const as = filter.kind === "state" ? (usStates[filter.code] ?? filter.code) : nameOfCountry(filter.code);
  const other =
    filter.kind === "country" ? (usStates[words.toUpperCase()] ?? null) : (twins.get(words) ?? null);
  return other || as.toLowerCase() !== words ? { as, other } : null;
}

const english = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

function nameOfCountry(code: string): string {
  return english.of(code) ?? code;
}

/** States whose name another place has, too. */
const twins = new Map([["washington", "Washington, D.C."]]);

/** The same of what was typed where a state is asked for: there "ca" is California. */
export function readState(text: string): LocationFilter {
  const state = usStateCode(text);
  return state ? { kind: "state", code: state } : readLocation(text);
}

const cityAndCode = /^(.+),\s*([a-z]{2})$/i;

/** "portland, me" → "portland, maine", as places are written. */
function withStateName(words: string): string {
  const [, city, code = ""] = cityAndCode.exec(words) ?? [];
  const state = usStates[code.toUpperCase()];
  return city && state ? `${city}, ${state.toLowerCase()}` : words;
}
