import { cellsOfArea } from "#core/places/area-boxes.ts";
import { statesOfArea } from "#core/places/areas.ts";
import { usStateCode, usStates } from "#core/places/us-states.ts";
import { capitalized, listed } from "#core/text/lines.ts";

export type LocationFilter =
  | { kind: "country"; code: string }
  | { kind: "state"; code: string }
  /** `cells` of a part of states, none of whole ones. */
  | { kind: "area"; codes: readonly string[]; cells: readonly string[]; text: string }
  | { kind: "words"; text: string };

/** The specification names these five countries; "ca" is Canada, not California. */
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
  const area = words.replace(/^the /, "").replaceAll(/[.']/g, "");
  const [codes, cells] = [statesOfArea(area), cellsOfArea(area)];
  // A part of one state that we can't draw is far smaller than that state.
  return codes.length > 1 || cells.length
    ? { kind: "area", codes, cells, text: area }
    : { kind: "words", text: withStateName(words) };
}

/** `as` is the reading we chose, `other` a text that gets the other reading; null means no doubt. */
export type LocationReading = { as: string; other: string | null };

export function explainLocation(text: string): LocationReading | null {
  const words = text.toLowerCase().trim();
  const filter = readLocation(text);
  if (filter.kind === "words") {
    const [, city, code = ""] = cityAndCode.exec(text.trim()) ?? [];
    const state = usStates[code.toUpperCase()];
    return city && state ? { as: `${city}, ${state}`, other: null } : null;
  }
  if (filter.kind === "area")
    return {
      as: `${filter.cells.length ? `${filter.text.split(" ").map(capitalized).join(" ")}, ` : ""}${listed(
        filter.codes.map((code) => usStates[code] ?? code),
        "and",
      )}`,
      other: null,
    };
  const as = filter.kind === "state" ? (usStates[filter.code] ?? filter.code) : nameOfCountry(filter.code);
  const other =
    filter.kind === "country" ? (usStates[words.toUpperCase()] ?? null) : (twins.get(words) ?? null);
  return other || as.toLowerCase() !== words ? { as, other } : null;
}

const english = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

function nameOfCountry(code: string): string {
  return english.of(code) ?? code;
}

const twins = new Map([["washington", "Washington, D.C."]]);

/** A state is expected here, so "ca" is California. */
export function readState(text: string): LocationFilter {
  const state = usStateCode(text);
  return state ? { kind: "state", code: state } : readLocation(text);
}

const cityAndCode = /^(.+),\s*([a-z]{2})$/i;

function withStateName(words: string): string {
  const [, city, code = ""] = cityAndCode.exec(words) ?? [];
  const state = usStates[code.toUpperCase()];
  return city && state ? `${city}, ${state.toLowerCase()}` : words;
}
