import { usStateCode, usStates } from "#core/places/us-states.ts";

/** What a visitor means by a place: a country, a US state, or words to look for among the places of a listing. */
export type LocationFilter =
  | { kind: "country"; code: string }
  | { kind: "state"; code: string }
  | { kind: "words"; text: string };

/** The specification's five countries, by the names people type. "ca" is Canada, not California. */
const countries: Record<string, string> = {
  us: "US",
  usa: "US",
  "u.s.": "US",
  "united states": "US",
  "united states of america": "US",
  ca: "CA",
  canada: "CA",
  uk: "GB",
  gb: "GB",
  "united kingdom": "GB",
  "great britain": "GB",
  au: "AU",
  australia: "AU",
  nz: "NZ",
  "new zealand": "NZ",
};

export function readLocation(text: string): LocationFilter {
  const words = text.toLowerCase().trim();
  const country = countries[words];
  if (country) return { kind: "country", code: country };
  const state = usStateCode(words);
  if (state) return { kind: "state", code: state };
  return { kind: "words", text: withStateName(words) };
}

/** The same of what was typed where a state is asked for: there "ca" is California. */
export function readState(text: string): LocationFilter {
  const state = usStateCode(text);
  return state ? { kind: "state", code: state } : readLocation(text);
}

/** "portland, me" → "portland, maine", as places are written. */
function withStateName(words: string): string {
  const [, city, code = ""] = /^(.+),\s*([a-z]{2})$/.exec(words) ?? [];
  const state = usStates[code.toUpperCase()];
  return city && state ? `${city}, ${state.toLowerCase()}` : words;
}
