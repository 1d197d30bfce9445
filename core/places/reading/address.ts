import { distance } from "fastest-levenshtein";
import { named, stateOfZip } from "#core/places/gazetteer/gazetteer.server.ts";
import { ofFiveThousand } from "#core/places/gazetteer/weights.ts";
import { readCountry } from "#core/places/places.ts";
import { australianCodes, provinceCode } from "#core/places/provinces.ts";
import { usStateCode, usStates } from "#core/places/us-states.ts";
import { countryOfLand, isProvinceOf } from "./provinces-abroad.ts";
import { isBritishArea, isBuilding, isNatural, isStreet, saysNothing } from "./words.ts";

export type Address = {
  parts: string[];
  country: string | null;
  state: string | null;
  region: string | null;
  zip: string | null;
};

/** The text is read from its end: "Granby", "CO", "80446", "USA". `home` is the country of what is around it. */
export function readAddress(given: string[], home: string | null = null): Address {
  const address: Address = { parts: [...given], country: null, state: null, region: null, zip: null };
  while (address.parts.length && takeLast(address, home)) address.parts.pop();
  const { parts } = address;
  address.parts = parts.filter(
    (part) =>
      (!saysNothing(part) || isTownOf(part, address)) &&
      (!isAgain(part, address) || (parts.length === 1 && isTownToo(part, []))),
  );
  return address;
}

function takeLast(address: Address, home: string | null): boolean {
  const last = address.parts.at(-1) ?? "";
  const before = address.parts.slice(0, -1);
  const { country, state, zip } = address;
  if (!zip && /^\d{5}(-\d{4})?$/.test(last)) {
    address.zip = last.slice(0, 5);
    return true;
  }
  if (
    isPostcodeAbroad(last) ||
    (before.length > 0 && isBritishArea(last)) ||
    (state === null && country === null && saysNothing(last) && !isCode(last))
  )
    return true;
  if (state !== null || address.region !== null) return isAgain(last, address) && !isTownToo(last, before);
  const region = regionOf(last, before, country ?? countryAround(last, before, zip, home), country);
  if (region) {
    const own = before.at(-1) ?? "";
    // In "La Junta, CO, Texas", the employer wrote the code and the board added the name.
    const isOther = last.length > 2 && isCode(own) && before.length > 1 && usStateCode(own) !== null;
    Object.assign(address, isOther ? { state: own, country: "US" } : region);
    if (isOther) address.parts.pop();
    return true;
  }
  if (country !== null) return isAgain(last, address) && before.length > 0;
  if (
    !before.length &&
    /^(singapore|luxembourg|monaco|gibraltar|hong kong|norfolk island|christmas island|bermuda)$/i.test(last)
  )
    return false;
  const found =
    threeLetters.get(last) ?? readCountry(last.replace(/^(the )?(republic|kingdom|state) of /i, ""));
  if (found && (last.length > 2 || last === last.toUpperCase())) address.country = found;
  else if (before.length && isMisspelt(last)) address.state = isMisspelt(last);
  else return false;
  if (address.state) address.country = "US";
  return true;
}

const threeLetters = new Map(
  (
    "ARG=AR AUS=AU AUT=AT BRA=BR CAN=CA CHE=CH CHL=CL CRI=CR DEU=DE ECU=EC ESP=ES FRA=FR GBR=GB IRL=IE " +
    "ISL=IS ITA=IT JPN=JP MEX=MX NOR=NO NZL=NZ PER=PE SWE=SE ZAF=ZA"
  )
    .split(" ")
    .map((pair): [string, string] => [pair.slice(0, 3), pair.slice(4)]),
);

const territories = new Set(["AS", "GU", "MP", "PR", "VI"]);

function regionOf(
  last: string,
  before: string[],
  abroad: string | null,
  country: string | null,
): Partial<Address> | null {
  const isCoded = last.replace(/\./g, "").length === 2;
  if (isCoded && last === last.toLowerCase() && !before.length) return null;
  if (abroad === null && isAustralian(last, before)) return { region: last, country: "AU" };
  const us = usStateCode(last);
  const isTerritory = country === us && country !== null && territories.has(country);
  if (us && (abroad === null || abroad === "US" || isTerritory) && !isCountryBehind(last, us, before))
    return { state: us, country: "US" };
  const province = provinceCode(last);
  if (province && (abroad === null || abroad === "CA") && !isCountryBehind(last, province, before))
    return { state: province, country: "CA" };
  if (/^(NSW|QLD|VIC|TAS)$/.test(last)) return { region: last, country: "AU" };
  if (!before.length) return null;
  if (abroad === "AU" && (australianCodes.test(last) || isProvinceOf(last, "AU")))
    return { region: last, country: "AU" };
  if (last === "ACT") return { region: last, country: "AU" };
  if (isBritish(last, before, country)) return { region: last, country: "GB" };
  if (abroad !== null) return isProvinceOf(last, abroad) ? { region: last, country: abroad } : null;
  const home = countryOfLand(last, before);
  return home ? { region: last, country: home } : null;
}

/** "Vancouver, BC, CA", "Schwangau, Bavaria, DE", "Hamburg, Germany, DE". */
function countryAround(
  last: string,
  before: string[],
  zip: string | null,
  home: string | null,
): string | null {
  if (last.length !== 2 || (home !== "CA" && isTownLikeProvince(last, before, zip))) return null;
  const code = readCountry(last);
  // "Malta, MT" is in Montana.
  const [town = "", more] = before;
  const isHere = more === undefined && provinceCode(town) === null;
  if (isHere && named(town).some(({ state }) => state === usStateCode(last))) return null;
  const isNamed = before.some(
    (part) =>
      (code !== null && isProvinceOf(part, code)) ||
      (part.length > 3 && readCountry(part) === code) ||
      (code === "CA" && provinceCode(part) !== null),
  );
  return code !== null && isNamed ? code : null;
}

/** "Ontario, CA" is in California, with no more than a street or a building before it, or by its zip code. */
function isTownLikeProvince(code: string, before: string[], zip: string | null): boolean {
  const [state, name = ""] = [usStateCode(code), before.at(-1)];
  if (!state || name.length < 3 || !provinceCode(name) || !isTownOf(name, { state })) return false;
  const isHouse = (part: string) => isBuilding(part) && !isNatural(part) && !named(part).length;
  const isOfTown = (part: string) =>
    isStreet(part) || isHouse(part) || saysNothing(part) || /\d/.test(part) || part.includes(name);
  return zip ? stateOfZip(zip) === state : before.slice(0, -1).every(isOfTown);
}

/** "Yulara, NT" and "Broome, WA" are in Australia; the area with that code here has no town of that name. */
function isAustralian(code: string, before: string[]): boolean {
  if (!/^(NT|SA|WA)$/.test(code)) return false;
  const known = named(before.at(-1) ?? "").filter(({ kind }) => kind !== "county");
  return known.some(({ country }) => country === "AU") && !known.some(({ state }) => state === code);
}

/** These counties share their names with towns: "Southwold, Suffolk". */
function isBritish(county: string, before: string[], country: string | null): boolean {
  if (!/^(angus|berkshire|cheshire|durham|middlesex|moray|norfolk|rutland|suffolk|sutherland)$/i.test(county))
    return false;
  if (country !== null) return country === "GB";
  const known = before.flatMap(named).filter(({ kind }) => kind !== "county");
  return known.some((each) => each.country === "GB") && !known.some((each) => each.country === "US");
}

/** In "Toronto, CA", "Banff National Park, CA" and "Tbilisi, Georgia", the state has no such place, but the country does. */
function isCountryBehind(last: string, code: string, before: string[]): boolean {
  const country = readCountry(last);
  const town = before[0];
  if (!country || !town || before.length > 2) return false;
  const known = named(before.at(-1) ?? "");
  const isHere = known.some(({ state }) => state === code);
  const isElsewhere = known.some((each) => each.country === "US" || each.country === "CA");
  const isThere = known.some(
    (each) =>
      each.country === country &&
      (each.weight >= ofFiveThousand || each.kind === "park" || (!isElsewhere && each.kind === "town")),
  );
  return !isHere && isThere;
}

function isAgain(part: string, { state, country }: Address): boolean {
  if (state) return (usStateCode(part) ?? provinceCode(part)) === state || readCountry(part) === country;
  return country !== null && readCountry(part) === country;
}

/** "Field" says nothing alone, but "Field, BC" is a town. */
export function isTownOf(part: string, { state }: Pick<Address, "state">): boolean {
  return state !== null && named(part).some((each) => each.state === state && each.weight > 0);
}

function isTownToo(part: string, before: string[]): boolean {
  return (
    before.length === 0 && /^(new york|washington|guam|qu[eé]bec|luxembourg|djibouti)$/i.test(part.trim())
  );
}

function isCode(part: string): boolean {
  return /^[A-Z]{2}$/.test(part) && (usStateCode(part) !== null || provinceCode(part) !== null);
}

function isPostcodeAbroad(part: string): boolean {
  return /^([a-z]\d[a-z] ?\d[a-z]\d|[a-z]{1,2}\d[a-z\d]? \d[a-z]{2})$/i.test(part);
}

function isMisspelt(part: string): string | null {
  if (part.length < 7 || part.length > 16 || named(part).length) return null;
  const close = Object.entries(usStates).find(
    ([, name]) => distance(name.toLowerCase(), part.toLowerCase()) <= 2,
  );
  return close?.[0] ?? null;
}
