import { named } from "#core/places/gazetteer/gazetteer.server.ts";
import { readCountry } from "#core/places/places.ts";
import { provinceCode } from "#core/places/provinces.ts";
import { usStateCode } from "#core/places/us-states.ts";
import { countyOf } from "./find-known.ts";
import { parksIn } from "./parks-in.ts";
import { withoutProvinceWords } from "./provinces-abroad.ts";
import { shortenedState } from "./states-said.ts";
import { isBritishArea, isBuilding, saysNothing, tidied } from "./words.ts";

export function partsOf(text: string): string[] {
  return townFirst(smallestFirst(tidied(text)))
    .split(",")
    .map((part, index) => (index ? withoutOffice(withoutAnd(part.trim())) : part.trim()))
    .flatMap(tailApart)
    .map(withoutProvinceWords)
    .filter((part) => /\p{L}/u.test(part) || /^(\d{5}(-\d{4})?|#?\d+)$/.test(part));
}

function withoutAnd(part: string): string {
  const name = part.replace(/^(?:and|&|or) (?=\p{Lu})/u, "");
  return named(name).length ? name : part;
}

function withoutOffice(part: string): string {
  const land = part.replace(
    / (?:(?:field |area |district )?offices?|headquarters|HQ|campus|store|location|(?:metro(?:politan)? )?areas?|metro|region)$/i,
    "",
  );
  return isRegion(land) ? land : part;
}

/** "USA > Colorado > Steamboat Springs". */
function smallestFirst(path: string): string {
  const steps = path.split(">").map((step) => step.trim());
  return steps.length > 1 ? steps.reverse().join(", ") : path;
}

export function isRegion(part: string): boolean {
  return usStateCode(part) !== null || provinceCode(part) !== null;
}

/** "USA - CO - Denver", "US-CO-Denver" and "CO - Denver" become "Denver, CO". */
function townFirst(text: string): string {
  const turned =
    /^(USA?|United States(?: of America)?|CAN?|Canada) ?[-–,:|] ?([^-–,]+?) ?[-–,:|] ?(.+)$/i.exec(text);
  const [, , state = "", town = ""] =
    turned ?? /^(()[A-Z]{2}) ?[-–:] ?(.+)$/.exec(text)?.toSpliced(2, 1, text.slice(0, 2)) ?? [];
  if (isRegion(state) && !(isRegion(town) && town.length === 2)) return `${firstTown(town, state)}, ${state}`;
  const [, land = "", place = ""] = /^([A-Z]{2})-(\p{Lu}[^,]+)$/u.exec(text) ?? [];
  if (readCountry(land)) return `${place}, ${land}`;
  // "Helena – Lewis and Clark National Forest".
  if (named(text).length) return text;
  // "Bozeman MT - 7th Ave".
  const [before = "", after = "", ...more] = text
    .replace(/(?<=\p{L}) ([A-Z]{2})(?= [-–—] )/u, (all, code: string) => (isRegion(code) ? `,${all}` : all))
    .split(/ [-–—] | ?[–—] ?|: /);
  if (!after) return text;
  if (saysNothing(before)) return townFirst([after, ...more].join(" - "));
  // "WL - Regional Office - Tyler, 11942 FM 848, Tyler, TX 75707".
  const end = (more.at(-1) ?? "").replace(/(?<=\p{L}) (?=[A-Z]{2}(?: [\dA-Z -]{5,10})?$)/u, ", ");
  if (end.includes(",") && ends(end)) return end;
  if (before.includes(",") && ends(before)) return townOfCounty(before, [after, ...more]) ?? before;
  if (isRegion(before.trim())) return `${after}, ${before}`;
  if (readCountry(before) && !ends(after)) return `${after}, ${before}`;
  if (ends(after) && !after.includes(",")) return `${before}, ${after}`;
  if (saysNothing(after)) return before;
  if (ends(after)) return `${before}, ${after}`;
  const isTown = (part: string) => named(part).some(({ kind, weight }) => kind === "town" && weight > 0);
  const isWide = (part: string) =>
    named(part).some(({ kind }) => kind === "region") || parksIn(part).length > 0;
  const [wide, beside] = isWide(before) ? [before, after] : [after, before];
  // In "Mt Rainier NP - Paradise", the park tells which Paradise is meant.
  if (!more.length && isWide(wide)) return `${beside}, ${wide}`;
  const isKnown = [before, after].some((part) => named(part).some(({ kind }) => kind === "park"));
  // In "Katmai - Brooks Camp", the park has the lodge.
  return [before, after].find(isTown) ?? (isKnown && !more.length ? `${after}, ${before}` : text);
}

/** "Boulder County, Colorado - Open Space, Longmont". */
function townOfCounty(before: string, after: string[]): string | null {
  const [county = "", land = ""] = before.split(",").map((part) => part.trim());
  const state = usStateCode(land);
  if (!state || !countyOf(county).length) return null;
  const names = after.flatMap((part) => part.split(",")).map((part) => part.trim());
  const town = names.findLast((name) =>
    named(name).some((known) => known.kind === "town" && known.state === state),
  );
  return town ? `${town}, ${state}` : null;
}

function ends(text: string): boolean {
  const postcode = /,? (?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?=,|$)/;
  const parts = text.trim().replace(postcode, "").split(/ *, */);
  const last = parts.length > 1 && longCountry.test(parts.at(-1) ?? "") ? parts.at(-2) : parts.at(-1);
  return isRegion(last ?? "") || shortenedState(last ?? "") !== null;
}

const longCountry = /^(USA?|U\.S\.A?\.?|United States(?: of America)?|Canada)$/i;

/** "Vail-Lionshead" and "Avon:Beaver Creek" are in the first town. */
function firstTown(text: string, land: string): string {
  const [town = text] = text.split(/ [-–] | ?: ?/);
  const [first = ""] = town.split("-");
  const state = usStateCode(land) ?? provinceCode(land);
  const isThere = (name: string) => named(name).some((known) => known.state === state);
  return !isThere(town) && isThere(first) ? first : town;
}

const country =
  /^(.*[\p{L}.\d]) (US|USA|U\.S\.A?\.?|United States(?: of America)?|Canada|Australia|New Zealand)$/u;

function shortApart(part: string): string[] | null {
  const alone = shortenedState(part);
  if (alone) return [alone];
  const [, town = "", last = ""] = /^(.*\p{L}\.?) (\p{L}[\p{L}.]*\.)$/u.exec(part) ?? [];
  const state = last && shortenedState(last);
  return state ? [town, state] : null;
}

/** "Salt Lake City UT", "Beaverton, Oregon US", "CO 80446", "Washington State", "Perisher Valley NSW 2624". */
function tailApart(part: string): string[] {
  const short = shortApart(part);
  if (short) return short;
  const [, land = "", name = ""] = country.exec(part) ?? [];
  if (name && !named(part).some(({ kind }) => kind === "region")) return [...tailApart(land), name];
  const [, withZip = "", zip = ""] = /^(.*[\p{L}.]) (\d{5}(?:-\d{4})?)$/u.exec(part) ?? [];
  if (zip && !/\b(hwy|highway|box|route|road|rd|fm|sr|cr)\.?$/i.test(withZip))
    return [...tailApart(withZip), zip];
  const [, withPostcode = "", postcode = ""] =
    /^(.*\p{L}) ([A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u.exec(part) ?? [];
  if (postcode) return [...tailApart(withPostcode), postcode];
  const [, withArea = "", area = ""] = /^(.*\p{L}) ([A-Z]{2}\d[A-Z\d]?)$/u.exec(part) ?? [];
  if (isBritishArea(area) && named(withArea).some(({ country }) => country === "GB"))
    return [...tailApart(withArea), "United Kingdom"];
  const [, state = ""] = /^([A-Z][A-Za-z ]*) State$/.exec(part) ?? [];
  // The code is returned, because "Washington" may be the capital.
  const whole = usStateCode(state);
  if (whole) return [whole];
  const [, town = "", code = ""] =
    /^(.*[\p{L}.]) ((?:NSW|QLD|VIC|TAS|ACT)|[A-Z]{2}|D\.C\.)(?: \d{4})?$/u.exec(part) ?? [];
  // "NE" is a direction in "1400 Jack Warner Parkway NE".
  // "Cape Hatteras NS" is a national seashore.
  if (code && named(part).length) return [part];
  const isAustralian = code === "SA" && named(town).some(({ country }) => country === "AU");
  if (code.length === 3 || isAustralian || (code && isRegion(code) && !endsInDirection(part)))
    return [town, code];
  return houseApart(part) ?? nameApart(part);
}

/** "Reno NV Distribution Center". */
function houseApart(part: string): string[] | null {
  const [, town = "", code = "", house = ""] =
    /^(\p{Lu}[\p{L}. ]{2,30}?) ([A-Z]{2}) (\p{Lu}[\p{L} ]{3,40})\.?$/u.exec(part) ?? [];
  const isThere = code && isBuilding(house) && named(town).some(({ state }) => state === code);
  return isThere ? [town, code] : null;
}

function endsInDirection(part: string): boolean {
  return /\b(street|st|road|rd|avenue|ave|blvd|boulevard|parkway|pkwy|drive|dr|lane|ln|way|place|pl|court|ct|\d+th|\d+st|\d+nd|\d+rd)\.? (NE|SE|NW|SW|ND)$/i.test(
    part,
  );
}

/** "Moab Utah", "moab ut" and "sydney australia" are split where the name is known there. */
function nameApart(part: string): string[] {
  if (part.length > 60 || named(part).length) return [part];
  const words = part.split(" ");
  for (const count of [2, 1]) {
    const [name, head] = [words.slice(-count).join(" "), words.slice(0, -count).join(" ")];
    const isSmall = part === part.toLowerCase();
    const code =
      name.length > 3 || (isSmall && name.length === 2) ? (usStateCode(name) ?? provinceCode(name)) : null;
    const isOf = / (?:of|in)$/i.test(head);
    const bare = head.replace(/^the /i, "").replace(/ (?:of|in)$/i, "");
    if (
      code &&
      head &&
      [...named(bare), ...named(head), ...countyOf(bare)].some(
        ({ state, kind }) => state === code || (isOf && kind === "region" && state === null),
      )
    )
      return [named(head).length ? head : bare, name.length === 2 ? code : name];
    const land = name.length > 3 || /^[A-Z]{2}$/.test(name) ? readCountry(name) : null;
    if (land && named(head).some(({ country }) => country === land)) return [head, name];
  }
  return [part];
}
