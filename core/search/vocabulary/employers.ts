import { agencies } from "./employers/agencies.ts";
import { companies } from "./employers/companies.ts";
import { nonprofits } from "./employers/nonprofits.ts";
import { universitiesTribes } from "./employers/universities-tribes.ts";
import { phrases } from "./phrases.ts";

/**
 * Short and popular names of employers, and the names they stand for as listings spell them. The short name may stand
 * in a listing too.
 */
export const shortNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [agencies, companies, nonprofits, universitiesTribes].flatMap((kind) =>
    Object.entries(kind).map(([short, names]) => [short, phrases(names).flatMap(spellings).sort()]),
  ),
);

/** Listings write "and" or "&", which the text search reads as no word at all. */
function spellings(name: string) {
  return name.includes(" and ") ? [name, name.replaceAll(" and ", " ")] : [name];
}
