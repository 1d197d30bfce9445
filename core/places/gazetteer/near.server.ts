import { milesBetween } from "#core/places/distance.ts";
import { everyKnown, type Known } from "./gazetteer.server.ts";

type Point = { lat: number; lon: number };

let squares: Map<string, Known[]> | undefined;

/** Parks have no people; as names they weigh like a village. */
const weightOfParks = 11;

export function knownNear(point: Point, miles: number): Known[] {
  squares ??= Map.groupBy(
    everyKnown().filter(({ country, state, kind }) => country === "US" && state && isSpot(kind)),
    (known) => squareOf(known).join(" "),
  );
  const [row, column] = squareOf(point);
  // Half a degree is 34 miles from south to north, and fewer from west to east, depending on the latitude.
  const rows = Math.ceil(miles / 34);
  const columns = Math.ceil(rows / Math.cos((Math.min(Math.abs(point.lat) + 1, 85) * Math.PI) / 180));
  const found: Known[] = [];
  for (let i = row - rows; i <= row + rows; i++)
    for (let j = column - columns; j <= column + columns; j++)
      for (const known of squares.get(`${i} ${j}`) ?? [])
        if (milesBetween(known, point) <= miles) found.push(known);
  return found.toSorted((a, b) => weightOf(b) - weightOf(a));
}

function weightOf({ kind, weight }: Known): number {
  return kind === "park" ? weightOfParks : weight;
}

function isSpot(kind: Known["kind"]): boolean {
  return kind === "town" || kind === "park";
}

function squareOf({ lat, lon }: Point): [row: number, column: number] {
  return [Math.floor(lat * 2), Math.floor(lon * 2)];
}
