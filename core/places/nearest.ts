import { pointsOf } from "#core/places/cells.ts";
import { milesBetween, type Point } from "#core/places/distance.ts";
import type { Place } from "#core/places/place.ts";

export function nearestPlace(center: Point, places: Place[]): { text: string; miles: number } | null {
  const far = places.flatMap((place) =>
    pointsOf([place]).map((point) => ({ text: place.text, miles: milesBetween(center, point) })),
  );
  return far.toSorted((a, b) => a.miles - b.miles)[0] ?? null;
}
