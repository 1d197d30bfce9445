import { milesBetween } from "#core/places/distance.ts";
import { named } from "#core/places/gazetteer/gazetteer.server.ts";
import { readCountry } from "#core/places/places.ts";
import { provinceCode } from "#core/places/provinces.ts";
import { usStateCode } from "#core/places/us-states.ts";
import { readAddress } from "./address.ts";
import type { Read } from "./located.ts";
import { isRegion, partsOf } from "./parts.ts";
import { readList, readPieces } from "./read-list.ts";
import { type Hint, noHint } from "./read-part.ts";
import { splitPieces } from "./split-pieces.ts";
import { saysNothing } from "./words.ts";

/** In "440 Beach St (Daytona Beach, Florida)", the aside is the place; in "Denver (Colorado)", it is the state. */
export function withAsides(bare: string, asides: string[], next: Hint, hint: Hint): Read[] {
  const aside = asides.at(-1);
  if (!aside) return readList(bare, next, hint);
  const together = asides.length === 1 ? nameWithLand(bare, aside, next, hint) : null;
  if (together) return [together];
  const inAside = readAside(aside, bare !== "", hint);
  const [last] = inAside;
  if (!last) return withAsides(bare, asides.slice(0, -1), next, hint);
  const inBare = saysNothing(bare) ? [] : withAsides(bare, asides.slice(0, -1), noHint, noHint);
  const [own] = inBare;
  if (!own) return inAside;
  // "Ontario, Canada (CA)".
  if (own.isStated && own.country !== null && own.country === readCountry(aside)) return inBare;
  // The address before the aside has the zip code of the same park.
  if (own.isStated && own.known?.kind === "park" && own.known.name === last.known?.name) return inBare;
  // "Juneau, Alaska (Mendenhall Glacier)".
  const isPark = ({ known, isStated, state }: Read) =>
    known?.kind === "park" &&
    !isStated &&
    (state === own.state || milesBetween(known, own.known ?? known) < 60);
  if (own.known?.kind === "town" && own.isStated && inAside.every(isPark)) return inBare;
  // "Point Lookout State Park - Scotland, MD (St. Mary's County)".
  if (own.known && own.isStated && !isWide(own) && own.state === last.state && inAside.every(isWide))
    return inBare;
  // "Arlington, VA (Washington, D.C. metro)".
  if (own.known?.kind === "town" && own.isStated && /\b(?:metro|area|region|vicinity)\b/i.test(aside))
    return inBare;
  if (inAside.length > 1) return inAside;
  const isPlaced = last.state !== null || last.country !== null;
  if (isPlaced && last.name !== null && (last.isSure || !own.isSure)) return inAside;
  const isOwnPlaced = own.state !== null || own.country !== null;
  const isOther = last.state !== null && own.state !== last.state;
  const within = own.known && isWide(own) && !isRegion(aside) ? townIn(aside, own) : null;
  if (within) return [within];
  if (own.isSure && own.known && isOwnPlaced && (own.isStated || !isOther)) return inBare;
  if (!isPlaced) return isOwnPlaced ? inBare : inAside;
  if (own.isStated && own.name && !isOther) return inBare;
  return placedBy(bare, own, inAside, last);
}

/** "Alberta (CA)", "Georgia (US)", "Delaware (OH)" and "Banff (CA)" mean what they would with a comma. */
function nameWithLand(bare: string, aside: string, next: Hint, hint: Hint): Read | null {
  const [name = "", more] = partsOf(bare);
  const land = readAddress([aside]);
  const isLand = land.country !== null && !land.parts.length;
  if (!isLand || more !== undefined || saysNothing(name)) return null;
  const [read, another] = readList(`${name}, ${aside}`, next, hint);
  if (!read || another) return null;
  const area = usStateCode(name) ?? provinceCode(name);
  if (area !== null && read.state === area) return read.name === null ? read : null;
  if (read.known) return named(name).includes(read.known) ? read : null;
  // Neither Golden in Colorado is meant by "Golden (CA)", nor Boulder there by "Boulder (CA)".
  const [own, other] = readList(name, noHint, noHint);
  const isThere = own?.country === read.country && (read.state === null || own.state === read.state);
  return own?.known?.kind === "town" && !other && !isThere ? read : null;
}

function isWide({ known }: Read): boolean {
  return known?.kind === "region" || known?.kind === "county";
}

function townIn(aside: string, { country, state }: Read): Read | null {
  const [read, another] = readList(aside, { country, state }, noHint);
  const isThere = read?.known?.kind === "town" && read.isSure && read.state === state;
  return isThere && !another ? read : null;
}

/** The rest is read where the aside says it is; if nobody knows it there, only the aside counts. */
function placedBy(bare: string, own: Read, inAside: Read[], { state, country }: Read): Read[] {
  const within = readList(bare, { country, state }, noHint);
  if (within.length && within.every(({ known }) => known)) return within;
  const isUnknown = own.name !== null && !own.country;
  return isUnknown ? [{ ...own, name: null, known: null, written: undefined, country, state }] : inAside;
}

function readAside(aside: string, isBeside: boolean, hint: Hint): Read[] {
  // "Hudson Valley (New York)" means the state.
  const region = isBeside && isRegion(aside) ? readAddress([aside, aside]) : null;
  if (region) return [{ ...region, name: null, known: null, isSure: true }];
  return readPieces(splitPieces(aside), hint, (piece, next) => readList(piece, next, hint)).flat();
}
