import { agencies } from "./employers/agencies.ts";
import { companies } from "./employers/companies.ts";
import { nonprofits } from "./employers/nonprofits.ts";
import { stateAgencies } from "./employers/state-agencies.ts";
import { universitiesTribes } from "./employers/universities-tribes.ts";
import { phrases } from "./phrases.ts";

/** Keys are short or popular names, which listings may use too. */
export const shortNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [agencies, companies, nonprofits, stateAgencies, universitiesTribes].flatMap((kind) =>
    Object.entries(kind).map(([short, names]) => [short, phrases(names).flatMap(spellings).sort()]),
  ),
);

/** The text search ignores "&", which many listings write for "and". */
function spellings(name: string) {
  return name.includes(" and ") ? [name, name.replaceAll(" and ", " ")] : [name];
}
