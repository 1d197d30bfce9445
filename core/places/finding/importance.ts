import { milesBetween, type Point } from "#core/places/distance.ts";
import { eachName, type Known } from "#core/places/gazetteer/gazetteer.server.ts";
import { sortOf } from "./sort-of-place.ts";

/** People here look for work in the US first. */
const abroad: Record<string, number> = { US: 0, CA: 4, AU: 5, GB: 5, NZ: 5 };
const farAbroad = 10;

/** What a town gains where people come for the outdoors: Vail in Colorado is meant before the one in Arizona. */
const atTheDoor = 6;
const doorMiles = 10;
/** Of a town there whose people nobody counted: some six hundred. */
const uncounted = 13;

/** How likely a place is meant among others of its name, in the gazetteer's measure: twice the logarithm of a town's people. */
export function importance(known: Known): number {
  return (known.kind === "town" ? townWeight(known) : sortOf(known).weight) - awayBy(known.country);
}

function townWeight(town: Known): number {
  return isAtTheDoor(town) ? Math.max(town.weight, uncounted) + atTheDoor : town.weight;
}

function awayBy(country: string): number {
  return abroad[country] ?? farAbroad;
}

let doors: Map<number, Point[]> | undefined;

/** Whether a town that is more than a name on a map lies by a ski area or a national park. */
function isAtTheDoor({ lat, lon, weight, zips }: Known): boolean {
  doors ??= findDoors();
  const near = weight || zips ? doors.get(cellOf(lat, lon)) : undefined;
  return near?.some((point) => milesBetween(point, { lat, lon }) <= doorMiles) ?? false;
}

/** By every cell from which they may be so near. */
function findDoors(): Map<number, Point[]> {
  const found = new Map<number, Point[]>();
  eachName((_key, { name, lat, lon, isSkiArea }, isShort) => {
    if (isShort || !(isSkiArea || / National Park$/.test(name))) return;
    for (const north of [-cell, 0, cell])
      for (const east of [-cell, 0, cell]) {
        const key = cellOf(lat + north, lon + east);
        found.set(key, [...(found.get(key) ?? []), { lat, lon }]);
      }
  });
  return found;
}

/** Degrees. */
const cell = 0.25;

function cellOf(lat: number, lon: number): number {
  return Math.floor(lat / cell) * 10_000 + Math.floor(lon / cell);
}
