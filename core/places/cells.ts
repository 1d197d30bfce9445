import { milesBetween } from "#core/places/distance.ts";
import type { Place } from "#core/places/place.ts";

type Point = { lat: number; lon: number };

/** Degrees of a cell's sides: the small ones for circles of up to sixty miles, the large ones above. */
export const cellSizes = [0.5, 2] as const;
export type CellSize = (typeof cellSizes)[number];

/** "cell:40.5:-105.5": the cell of this size that holds a point, by its south-western corner. */
export function cellOf({ lat, lon }: Point, size: CellSize): string {
  const name = size === 0.5 ? "cell" : "cells";
  return `${name}:${corner(lat, size)}:${corner(lon === 180 ? -180 : lon, size)}`;
}

/** Every cell of this size that a circle touches; more than it holds, never less. */
export function cellsWithin(center: Point, miles: number, size: CellSize): string[] {
  const height = milesBetween({ lat: 0, lon: 0 }, { lat: 1, lon: 0 });
  const north = miles / height;
  const south = corner(Math.max(center.lat - north, -90), size);
  const top = Math.min(center.lat + north, 90);
  const widest = Math.min(Math.max(Math.abs(south), Math.abs(top)), 89);
  const east = Math.min(180, north / Math.cos((widest * Math.PI) / 180));
  const cells = new Set<string>();
  for (let lat = south; lat <= top; lat += size)
    for (let lon = corner(center.lon - east, size); lon <= center.lon + east; lon += size)
      cells.add(cellOf({ lat, lon: ((((lon + 180) % 360) + 360) % 360) - 180 }, size));
  return [...cells];
}

/** Places that a radius search may find: a state, a region and a country are nowhere in particular. */
export function pointsOf(places: Place[]): Point[] {
  return places.flatMap(({ kind, lat, lon }) => {
    const isArea = kind === "state" || kind === "country" || kind === "region";
    return lat === null || lon === null || isArea ? [] : [{ lat, lon }];
  });
}

/** The words by which lists find a listing near something: its cells, and "near:moab-ut" of what has a name. */
export function placeWords(places: Place[]): string[] {
  const cells = pointsOf(places).flatMap((point) => cellSizes.map((size) => cellOf(point, size)));
  const names = places.flatMap(({ slug }) => (slug ? [`near:${slug}`] : []));
  return [...new Set([...cells, ...names])].sort();
}

function corner(degrees: number, size: CellSize): number {
  return Math.floor(degrees / size) * size;
}
