import { milesBetween } from "#core/places/distance.ts";
import { type Known, named, reaches, stateOfZip } from "#core/places/gazetteer/gazetteer.server.ts";
import { longKey, nameKey } from "#core/places/gazetteer/name-key.ts";
import { statesNamedIn, usStateCode } from "#core/places/us-states.ts";
import { type Address, readAddress } from "./address.ts";
import { meantBy, townsBeside } from "./bare-name.ts";
import { countyOf, findKnown, isName } from "./find-known.ts";
import type { Read } from "./located.ts";
import { parksIn } from "./parks-in.ts";
import { isRegion } from "./parts.ts";
import { onlyOneNamed } from "./rare-name.ts";
import { stateMeant } from "./states-said.ts";
import { isBuilding, isStreet } from "./words.ts";

/** `at` is a place beside this one. */
export type Hint = { country: string | null; state: string | null; at?: Known | null };

export const noHint: Hint = { country: null, state: null };

/** `home` is the country of the employer, or of the places beside this one. */
export function readPart(parts: string[], hint: Hint = noHint, home = hint.country): Read | null {
  const address = readAddress(parts, home);
  const isAlone = !address.country && !address.state;
  if (isAlone && hint.country && (address.parts.length || address.zip))
    return readWithin({ ...address, country: hint.country, state: hint.state });
  if (isAlone)
    return address.zip ? readWithin({ ...address, country: "US" }) : readBare(address.parts, parts);
  if (parts.length === 1 && isDoubtful(parts[0] ?? "")) return doubtful(parts[0] ?? "");
  const read = readWithin(address);
  return read && { ...read, isStated: true };
}

function readWithin(address: Address): Read | null {
  const { country, region, zip } = address;
  const isMailed = country === "US" && zip !== null && address.parts.some(isStreet);
  const state = address.state ?? (isMailed ? stateOfZip(zip) : null);
  // The district is one town.
  const parts = state === "DC" && !address.parts.length ? ["Washington"] : address.parts;
  if (!country) return null;
  const isCoded = country === "US" || country === "CA";
  const found = findKnown(parts, { country, state, zip });
  const { known, isBorrowed } = found;
  const land = { country, state: state ?? (isCoded ? null : region) };
  if (known) {
    const within = isCoded ? (known.state ?? land.state) : land.state;
    const name = isBorrowed ? found.name : shown(found.name, known);
    return { name, known, country, state: within, isSure: !isBorrowed, isBorrowed };
  }
  const park = elsewhere(parts, land) ?? within(parts, country, land.state);
  if (park) return { name: park.name, known: park, ...land, isSure: true };
  const name = found.name ?? (isCoded ? null : foreignName(parts));
  return { name, known: null, ...land, isSure: parts.length === 0 };
}

function elsewhere(parts: string[], { country, state }: Hint): Known | null {
  for (const part of parts.toReversed()) {
    const known = named(part).find(
      (each) =>
        (!each.country || each.country === country) &&
        (each.kind === "region" || (each.kind === "park" && isWide.test(each.name))) &&
        (!state || each.state === state || (each.lat === -90 ? !each.state : reaches(each, state))),
    );
    // Trails, parkways and rivers have no single point.
    if (known) return /\b(trail|parkway|river)\b/i.test(known.name) ? { ...known, kind: "region" } : known;
  }
  return null;
}

function within(parts: string[], country: string, state: string | null): Known | null {
  const parks = parts.flatMap(parksIn);
  return parks.find((park) => park.country === country && (!state || park.state === state)) ?? null;
}

const isWide = /\b(national|trail|parkway|river)\b/i;

function foreignName(parts: string[]): string | null {
  return parts.find((part) => !isStreet(part) && !isBuilding(part) && part.length <= 60) ?? null;
}

/** "NYC" is shown as "New York"; other spellings of a name stay. */
function shown(name: string | null, known: Known): string | null {
  if (!name) return known.name;
  const isOther =
    named(name).includes(known) &&
    nameKey(name) !== nameKey(known.name) &&
    (known.kind === "town" || longKey(nameKey(name)) === nameKey(known.name));
  // "la Junta".
  return isOther || /^\p{Ll}/u.test(name) ? known.name : name;
}

function isDoubtful(part: string): boolean {
  return /^(new york|washington|georgia)$/i.test(part.trim());
}

function doubtful(part: string): Read | null {
  const state = usStateCode(part);
  if (state === "NY") return readWithin({ parts: [part], country: "US", state, region: null, zip: null });
  return { ...nothing, country: state === "WA" ? "US" : null, written: part };
}

const nothing: Read = { name: null, known: null, country: null, state: null, isSure: false };

function readBare(parts: string[], given: string[]): Read | null {
  const last =
    districtIn(parts) ??
    saidTwice(parts) ??
    lastMeant(parts) ??
    lastMeant(parts.flatMap(behindAt)) ??
    besideEachOther(parts) ??
    rareName(given);
  if (last) {
    const isOffice = / (?:District|Office|Station)$/.test(last.known.name);
    const { part, known } = isOffice ? last : (inRegion(last, parts) ?? firstPark(last, parts));
    const isNamed = known.kind === "town" && named(part).includes(known);
    const name = isNamed ? shown(part, known) : known.name;
    return { name, known, country: known.country || null, state: known.state, isSure: true };
  }
  const [park, another] = parts.flatMap(parksIn);
  const office = park && townOfPark(parts, park);
  if (office)
    return { name: office.name, known: office, country: office.country, state: office.state, isSure: true };
  if (park && (!another || another === park))
    return { name: park.name, known: park, country: park.country || null, state: park.state, isSure: true };
  const written = given.join(", ");
  const state = parts.map(stateMeant).find(Boolean);
  if (state) return { ...nothing, country: "US", state, written };
  // The text names several states of one country.
  if (parts.some((part) => countyOf(part).length)) return { ...nothing, country: "US", written };
  const name = parts.find((part) => isName(part) && !isRegion(part) && !namesMore(part)) ?? null;
  return given.length ? { ...nothing, name, written } : null;
}

/** A part of a large forest lies within this many miles of its middle. */
const sameLand = 150;

/** A town at the gate of a park lies within this many miles of its middle. */
const byPark = 60;

type Meant = { part: string; known: Known };

function behindAt(part: string): string[] {
  return / (?:[Aa]t|[Ii]n|[Nn]ear) (?:the )?(\p{Lu}.*)$/u.exec(part)?.slice(1) ?? [];
}

/** "Tres Rios Field Office in Dolores" is in the town that lies there. */
function townOfPark(parts: string[], park: Known): Known | undefined {
  const isThere = (town: Known) =>
    town.kind === "town" && town.state === park.state && milesBetween(town, park) < byPark;
  return parts.flatMap(behindAt).flatMap(named).find(isThere);
}

/** "University of Idaho, Moscow" is Moscow in Idaho: both parts name it. */
function saidTwice(parts: string[]): Meant | null {
  for (const [index, part] of parts.entries())
    for (const other of parts.slice(index + 1)) {
      if (nameKey(part) === nameKey(other)) continue;
      const known = named(part).find((each) => each.kind === "town" && named(other).includes(each));
      if (known) return { part: nameKey(known.name) === nameKey(part) ? part : other, known };
    }
  return null;
}

/** In "Purgatory, Durango", each name has several places, of which two lie beside each other. */
function besideEachOther(parts: string[]): Meant | null {
  const known = parts.length === 2 ? townsBeside(parts)?.findLast(({ kind }) => kind === "town") : null;
  return known ? { part: parts.find((part) => named(part).includes(known)) ?? known.name, known } : null;
}

/** "Superior National Forest, Tofte Ranger District" is in Tofte, the town of that forest. */
function districtIn(parts: string[]): Meant | null {
  for (const part of parts) {
    const [, base = ""] = /^(.+) (?:Ranger District|Field Office|Ranger Station)$/i.exec(part) ?? [];
    const land = base ? lastMeant(parts.filter((other) => other !== part)) : null;
    if (land?.known.kind !== "park") continue;
    const [known] = [...named(part), ...base.split("/").flatMap(named)]
      .filter(({ kind }) => kind === "park" || kind === "town")
      .filter((each) => each !== land.known && milesBetween(each, land.known) < sameLand);
    if (known) return { part: known.kind === "park" ? part : known.name, known };
  }
  return null;
}

function lastMeant(parts: string[]): Meant | null {
  for (const part of parts.toReversed()) {
    const known = isRegion(part) ? null : meantBy(part);
    if (known) return { part, known };
  }
  return null;
}

function rareName([part = "", another]: string[]): Meant | null {
  const known = another === undefined ? onlyOneNamed(part) : null;
  return known && { part, known };
}

/** In "Springdale, Zion National Park", the place lies in the region or by the park that comes last. */
function inRegion({ part: region, known: last }: Meant, parts: string[]): Meant | null {
  const { kind, name, country, lat, lon } = last;
  const isCounty = kind === "county";
  const isPark = kind === "park" && / National (?:Park|Forest)/.test(name);
  if (!(kind === "region" || isCounty || isPark) || !Number.isFinite(lat)) return null;
  for (const part of parts.slice(0, parts.indexOf(region)).toReversed()) {
    // A region without a point, like the Colorado Plateau, says only the country.
    const clear = lat === -90 ? meantBy(part) : null;
    if (clear && (!country || clear.country === country)) return { part, known: clear };
    const [known] = named(part)
      .filter((each) => each.country === country && each.kind !== "county" && each.kind !== "region")
      .filter((each) => each !== last && milesBetween(each, { lat, lon }) < (isPark ? byPark : sameLand))
      .filter((each) => !isCounty || each.state === last.state)
      .toSorted((a, b) => b.weight - a.weight);
    if (known) return { part, known };
  }
  return null;
}

/** In "Ventana Wilderness, Los Padres NF", the first park is the smaller one if it lies by the last. */
function firstPark(last: Meant, parts: string[]): Meant {
  if (last.known.kind !== "park") return last;
  for (const part of parts) {
    const known = isRegion(part) ? null : meantBy(part);
    if (known?.kind === "park" && milesBetween(known, last.known) < sameLand) return { part, known };
  }
  return last;
}

function namesMore(part: string): boolean {
  return /\b(through|thru|to|and|with|for|between|from)\b/i.test(part) || statesNamedIn(part).length > 0;
}
