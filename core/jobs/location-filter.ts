import { usStateCode } from "#core/jobs/us-states.ts";

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
  return { kind: "words", text: words };
}
