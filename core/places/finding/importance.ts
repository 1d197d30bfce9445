import { milesBetween, type Point } from "#core/places/distance.ts";
import { eachName, type Known } from "#core/places/gazetteer/gazetteer.server.ts";
import { sortOf } from "./sort-of-place.ts";

/** People here look for work in the US first, so places abroad lose this much. */
const abroad: Record<string, number> = { US: 0, CA: 4, AU: 5, GB: 5, NZ: 5 };
const farAbroad = 10;

/** A town near a ski area or national park gains this: Vail in Colorado is meant before Vail in Arizona. */
const atTheDoor = 6;
const doorMiles = 10;
const namesake = 7;
const uncounted = 13;

/** The scale is the gazetteer's: twice the natural logarithm of a town's people. */
export function importance(known: Known): number {
  return (known.kind === "town" ? townWeight(known) : sortOf(known).weight) - awayBy(known.country);
}

function townWeight(town: Known): number {
  const near = doorsOf(town);
  if (!near.length) return town.weight;
  const isNamesake = near.some(({ name }) => name === town.name || name.replace(resort, "") === town.name);
  return Math.max(town.weight, uncounted) + atTheDoor + (isNamesake ? namesake : 0);
}

function awayBy(country: string): number {
  return abroad[country] ?? farAbroad;
}

type Door = Point & { name: string };

const resort = / (?:(?:mountain |ski )?resort|ski area)$/i;

let doors: Map<number, Door[]> | undefined;

/** Doors are ski areas and national parks; a town without people and zip codes has none. */
function doorsOf({ lat, lon, weight, zips }: Known): Door[] {
  doors ??= findDoors();
  const near = weight || zips ? doors.get(cellOf(lat, lon)) : undefined;
  return near?.filter((door) => milesBetween(door, { lat, lon }) <= doorMiles) ?? [];
}

function findDoors(): Map<number, Door[]> {
  const found = new Map<number, Door[]>();
  eachName((_key, { name, lat, lon, isSkiArea }, isShort) => {
    if (isShort || !(isSkiArea || / National Park$/.test(name))) return;
    for (const north of [-cell, 0, cell])
      for (const east of [-cell, 0, cell]) {
        const key = cellOf(lat + north, lon + east);
        found.set(key, [...(found.get(key) ?? []), { name, lat, lon }]);
      }
  });
  return found;
}

/** In degrees. */
const cell = 0.25;

function cellOf(lat: number, lon: number): number {
  return Math.floor(lat / cell) * 10_000 + Math.floor(lon / cell);
}
