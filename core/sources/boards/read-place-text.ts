import type { Place } from "#core/places/place.ts";
import { makePlace, readCountry } from "#core/places/places.ts";
import { usStateCode } from "#core/places/us-states.ts";

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
  /^(multiple|various|several|all|any|anywhere|worldwide|global(ly)?|international|nationwide|national|flexible|tbd|tba|n\/?a|none|other|unspecified|to be determined|field|home|emea|apac|latam|eu|europe|north america|americas?)\b(\s+(locations?|places?|offices?|sites?|cities|states?))?$/i;

/** "Moab, UT 84532", "Moab UT", "Moab, Utah, United States", "Vancouver, BC", "Canada", "Bend, OR, Denver, CO", "CO, UT", "US/Canada". */
export function readPlaceText(text: string): Place[] {
  const wholes = text.split("/").map((whole) => whole.trim());
  const areWholes = wholes.every((whole) => isRegion(whole) || readCountry(whole) !== null);
  const parts = areWholes ? wholes : partsOf(text);
  if (!parts.length || parts.length > 60) return [];
  const each = areWholes || areRegions(parts) ? parts.map((part) => [part]) : (pairsOf(parts) ?? [parts]);
  return each.flatMap((names) => readParts(names) ?? []);
}

function partsOf(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim().replace(/(?<=^[a-z]{2}|[a-z]{3})\s+\d{5}(-\d{4})?$/i, ""))
    .flatMap(withoutComma)
    .filter((part) => part && !nowhere.test(part));
}

/** "Salt Lake City UT". */
function withoutComma(part: string): string[] {
  const [, city = "", code = ""] = /^(.*[a-z.])\s([A-Z]{2})$/.exec(part) ?? [];
  return isRegion(code) ? [city, code] : [part];
}

/** "CO, UT", "Montana, Wyoming, Idaho"; but "ON, CA" is in Canada, and "New York, NY" is a city. */
function areRegions(parts: string[]): boolean {
  if (parts.length < 2 || !parts.every(isRegion)) return false;
  const codes = parts.filter((part) => part.length === 2).length;
  const isCanadian = parts.length === 2 && provinceOf(parts[0] ?? "") !== null && parts[1] === "CA";
  return codes === parts.length ? !isCanadian : codes === 0 && parts.length > 2;
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
  if (parts.length === 2 && last === "CA" && provinceOf(parts[0] ?? "") !== null) return "CA";
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

/** Cities, each with its region; null for anything else. */
function pairsOf(parts: string[]): string[][] | null {
  const arePairs =
    parts.length >= 4 && parts.length % 2 === 0 && parts.every((part, i) => i % 2 === 0 || isRegion(part));
  if (!arePairs) return null;
  return Array.from({ length: parts.length / 2 }, (_, i) => parts.slice(i * 2, i * 2 + 2));
}
