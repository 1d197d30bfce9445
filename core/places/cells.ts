import { milesBetween } from "#core/places/distance.ts";
import type { Place } from "#core/places/place.ts";

type Point = { lat: number; lon: number };

/** The sides are in degrees: small cells serve small circles, large cells wide ones. */
export const cellSizes = [0.5, 2] as const;
export type CellSize = (typeof cellSizes)[number];

/** The southwest corner names a cell: "cell:40.5:-105.5". */
export function cellOf({ lat, lon }: Point, size: CellSize): string {
  const name = size === 0.5 ? "cell" : "cells";
  return `${name}:${corner(lat, size)}:${corner(lon === 180 ? -180 : lon, size)}`;
}

/** The list may hold more cells than the circle touches, never fewer. */
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

/** States, regions and countries have no single point that a radius search could find. */
export function pointsOf(places: Place[]): Point[] {
  return places.flatMap(({ kind, lat, lon }) => {
    const isArea = kind === "state" || kind === "country" || kind === "region";
    return lat === null || lon === null || isArea ? [] : [{ lat, lon }];
  });
}

/** These words find a listing near a place: its cells, and "near:moab-ut" if the place has a slug. */
export function placeWords(places: Place[]): string[] {
  const cells = pointsOf(places).flatMap((point) => cellSizes.map((size) => cellOf(point, size)));
  const names = places.flatMap(({ slug }) => (slug ? [`near:${slug}`] : []));
  return [...new Set([...cells, ...names])].sort();
}

function corner(degrees: number, size: CellSize): number {
  return Math.floor(degrees / size) * size;
}
