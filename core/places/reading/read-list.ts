import { milesBetween } from "#core/places/distance.ts";
import { type Known, named } from "#core/places/gazetteer/gazetteer.server.ts";
import { ofThousand, threefold } from "#core/places/gazetteer/weights.ts";
import { readCountry } from "#core/places/places.ts";
import { provinceCode } from "#core/places/provinces.ts";
import { usStateCode } from "#core/places/us-states.ts";
import { isTownOf } from "./address.ts";
import { readArrangement } from "./arrangement.ts";
import { areApart, citiesNamed, townsBeside, townsOf } from "./bare-name.ts";
import { countyOf, isName } from "./find-known.ts";
import type { Read } from "./located.ts";
import { isRegion, partsOf } from "./parts.ts";
import { type Hint, readPart } from "./read-part.ts";
import { stateMeant } from "./states-said.ts";
import { isStreet, saysNothing } from "./words.ts";

export function readList(text: string, next: Hint, hint: Hint): Read[] {
  if (saysNothing(text) && !isRegion(text)) return [];
  const wholes = text.split(/,? and |,? & |[/,]/i).map((whole) => whole.trim());
  const areWholes =
    /[/&]| and /i.test(text) &&
    wholes.every((whole) => isRegion(whole) || (whole && (readCountry(whole) ?? stateMeant(whole)) !== null));
  const parts = areWholes ? wholes : countryLast(stateLast(saying(partsOf(text))));
  if (!parts.length || parts.length > 60) return [];
  // Among states, "Washington" is one.
  if (!areWholes && areRegions(parts))
    return parts.flatMap((part) => readPart([usStateCode(part) ?? part]) ?? []);
  if (areWholes || arePartsOfStates(parts))
    return parts.flatMap((part) => readPart([part.replace(/^(?:and|&) /i, "")]) ?? []);
  const groups = groupsOf(parts);
  if (groups.length > 1) return groups.flatMap((group) => readPart(group) ?? []);
  const cities = parts.some(isRegion) ? townsOfState(parts) : citiesNamed(parts);
  if (cities) return cities.map(readOf);
  const isBesideTown = next !== hint && next.state !== null;
  const inNext = !isBesideTown || parts.some(isRegion) ? null : readPart(parts, next);
  const own = inNext?.known ? inNext : readPart(parts, hint, next.country ?? hint.country);
  // In "San Luis and Cuba, NM", a name of several places is in the state of the next.
  const isBare = parts.length === 1 && isName(text);
  const beside = isBare && !own?.known && !inNext?.known && next.at ? namesakeNear(text, next.at) : null;
  if (beside) return [beside];
  const read = own && inNext && !own.known && !own.country && isBare && named(text).length ? inNext : own;
  return read ? [read] : [];
}

/** Words that say nothing are dropped, except for the town in "Field, BC". */
function saying(parts: string[]): string[] {
  const code = parts.length === 2 ? (usStateCode(parts[1] ?? "") ?? provinceCode(parts[1] ?? "")) : null;
  return parts.filter((part) => isRegion(part) || !saysNothing(part) || isTownOf(part, { state: code }));
}

function readOf(known: Known): Read {
  return { name: known.name, known, country: known.country, state: known.state, isSure: true };
}

function townsOfState(parts: string[]): Known[] | null {
  const last = parts.at(-1) ?? "";
  const state = usStateCode(last) ?? provinceCode(last);
  const names = parts.slice(0, -1);
  if (!state || names.length < 3 || names.length > 12 || names.some(isRegion)) return null;
  const towns = townsOf(names, { country: usStateCode(last) ? "US" : "CA", state });
  return towns && areApart(towns) ? towns : null;
}

/** An employer's offices lie within this many miles more often than not. */
const near = 500;

/** In "Vancouver or Calgary", Vancouver is the larger or nearer one of that country. */
function namesakeNear(name: string, at: Known): Read | null {
  const towns = named(name)
    .filter(({ kind, country, weight }) => kind === "town" && country === at.country && weight >= ofThousand)
    .filter((town) => milesBetween(town, at) < near)
    .toSorted((a, b) => milesBetween(a, at) - milesBetween(b, at));
  const known = towns.find((town) => towns.every((other) => other.weight - town.weight < threefold));
  return known ? readOf(known) : null;
}

/** A bare town takes the state of the next piece: "Denver or Boulder, CO". Beside Alberta, "Ontario, CA" is in Canada. */
export function readPieces(
  pieces: string[],
  hint: Hint,
  read: (piece: string, next: Hint) => Read[],
): Read[][] {
  const all: Read[][] = [];
  const isBare = pieces.length > 1 && pieces.every((piece) => !/[,\d]/.test(piece) && !isRegion(piece));
  const bare = pieces.filter((piece) => isBare && !saysNothing(piece) && readArrangement(piece) === null);
  const beside = townsBeside(bare);
  if (beside) return pieces.map((piece) => [beside[bare.indexOf(piece)] ?? []].flat().map(readOf));
  let next = hint;
  for (const piece of pieces.toReversed()) {
    const reads = read(piece, next);
    all.unshift(reads);
    const [first] = reads;
    if (first?.state && first.name) next = { country: first.country, state: first.state, at: first.known };
    else if (first?.state && next.state === null) next = { country: first.country, state: null };
  }
  return all;
}

/** "CO, UT" are two states, but "ON, CA" is in Canada and "New York, NY" is a city. */
function areRegions(parts: string[]): boolean {
  if (parts.length < 2 || !parts.every(isRegion)) return false;
  const codes = parts.filter((part) => part.length === 2).length;
  const isCanadian = parts.length === 2 && provinceCode(parts[0] ?? "") !== null && parts[1] === "CA";
  return codes === parts.length ? !isCanadian : codes === 0 && parts.length > 2;
}

/** "eastern Oregon, northern Nevada, and northern California". */
function arePartsOfStates(parts: string[]): boolean {
  return parts.length > 1 && parts.every((part) => /^\S+ /.test(part) && stateMeant(part) !== null);
}

/** "Texas, Gunter" and "TX, Gunter". */
function stateLast(parts: string[]): string[] {
  const [first = "", second = "", more] = parts;
  const state = usStateCode(first) ?? provinceCode(first);
  const isTurned =
    state !== null &&
    more === undefined &&
    !isRegion(second) &&
    [...named(second), ...countyOf(second)].some((known) => known.state === state);
  return isTurned ? [second, first] : parts;
}

/** "Kazakhstan, Astana" and "India, Karnataka, Bengaluru". */
function countryLast(parts: string[]): string[] {
  const [first = "", ...others] = parts;
  const isLand = (part: string) => isRegion(part) || readCountry(part) !== null;
  const isTurned =
    /^\p{L}{4}/u.test(first) &&
    others.length > 0 &&
    readCountry(first) !== null &&
    !isRegion(first) &&
    !others.some((part) => /\d/.test(part) || isLand(part));
  return isTurned ? parts.toReversed() : parts;
}

function groupsOf(parts: string[]): string[][] {
  const groups: string[][] = [];
  let group: string[] = [];
  for (const [index, part] of parts.entries()) {
    group.push(part);
    const isEnd = group.length > 1 && isRegion(part) && startsTown(parts.slice(index + 1));
    if (!isEnd) continue;
    groups.push(group);
    group = [];
  }
  return group.length ? [...groups, group] : groups;
}

function startsTown([first = "", ...others]: string[]): boolean {
  if (!others.some(isRegion)) return false;
  if (/^(new york|washington)$/i.test(first)) return isRegion(others[0] ?? "");
  return !isRegion(first) && !isStreet(first) && !/^\d/.test(first) && readCountry(first) === null;
}
