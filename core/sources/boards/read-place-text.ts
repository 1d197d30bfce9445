import type { Place } from "#core/jobs/listing.ts";
import { makePlace, readCountry } from "#core/jobs/places.ts";
import { usStateCode } from "#core/jobs/us-states.ts";

const provinces: Record<string, string> = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NS: "Nova Scotia",
  NT: "Northwest Territories",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Quebec",
  SK: "Saskatchewan",
  YT: "Yukon",
};

const nowhere =
  /^(multiple|various|several|all|any|anywhere|worldwide|global(ly)?|international|nationwide|national|flexible|tbd|tba|n\/?a|none|other|unspecified|to be determined|field|home|emea|apac|latam|europe|north america|americas?)\b(\s+(locations?|places?|offices?|sites?|cities|states?))?$/i;

/** "Moab, UT", "Moab, Utah, United States", "Vancouver, BC", "Utah", "Canada", "Bend, OR, Denver, CO". */
export function readPlaceText(text: string): Place[] {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part && !nowhere.test(part));
  if (!parts.length || parts.length > 60) return [];
  const arePairs =
    parts.length >= 4 && parts.length % 2 === 0 && parts.every((part, i) => i % 2 === 0 || isRegion(part));
  const each = arePairs ? pairsOf(parts) : [parts];
  return each.flatMap((names) => readParts(names) ?? []);
}

function readParts(names: string[]): Place | null {
  const parts = [...names];
  const country = countryAtEnd(parts);
  if (country) parts.pop();
  const last = parts.at(-1) ?? "";
  const province = provinceOf(last);
  const isState = usStateCode(last) !== null && (country === null || country === "US");
  const isCanadian = province !== null && !isState && (country === null || country === "CA");
  // New York, Washington: alone they are meant as cities more often than not, but both are states.
  const isRegionLast = parts.length > 1 || isState || isCanadian;
  const city = parts.length > 1 || !isRegionLast ? parts[0] : null;
  const state = isRegionLast ? (isCanadian ? province : last) : null;
  return makePlace({ city, state, country: isCanadian ? "CA" : country });
}

/** "Atlanta, Georgia" is in the United States; "CO" or "SK" behind a city is a state or province, "NL" a country. */
function countryAtEnd(parts: string[]): string | null {
  const last = parts.at(-1) ?? "";
  return parts.length <= 2 && isRegion(last) ? null : readCountry(last);
}

function isRegion(part: string): boolean {
  return usStateCode(part) !== null || provinceOf(part) !== null;
}

function provinceOf(part: string): string | null {
  const code = part.toUpperCase();
  if (Object.hasOwn(provinces, code)) return provinces[code] ?? null;
  return Object.values(provinces).find((name) => name.toLowerCase() === part.toLowerCase()) ?? null;
}

function pairsOf(parts: string[]): string[][] {
  return Array.from({ length: parts.length / 2 }, (_, i) => parts.slice(i * 2, i * 2 + 2));
}
