import { milesBetween } from "#core/places/distance.ts";
import type { Place } from "#core/places/place.ts";

const nearMiles = 15;
/** Two sources place one town so far apart at most; two towns are further. */
const sameTownMiles = 2;

export type PlaceOverlap = "whole" | "part" | "none";

/** Openings are alike as a whole only if each town is in both. A neighboring town may have an opening of its own. */
export function overlapOf(a: Place[], b: Place[]): PlaceOverlap {
  if (!a.length && !b.length) return "whole";
  if (!a.some((place) => b.some((other) => areNear(place, other)))) return "none";
  const isIn = (place: Place, others: Place[]) => others.some((other) => isSameTown(place, other));
  const isWhole = a.every((place) => isIn(place, b)) && b.every((place) => isIn(place, a));
  return isWhole ? "whole" : "part";
}

function isSameTown(a: Place, b: Place): boolean {
  return areNear(a, b) && (nameOf(a) === nameOf(b) || (milesOf(a, b) ?? nearMiles) <= sameTownMiles);
}

/** A state or a country is near nothing: it may mean any town in it. */
export function areNear(a: Place, b: Place): boolean {
  if (a.city === null || b.city === null) return false;
  const miles = milesOf(a, b);
  return miles === null ? nameOf(a) === nameOf(b) : miles <= nearMiles;
}

function milesOf(a: Place, b: Place): number | null {
  const [from, to] = [pointOf(a), pointOf(b)];
  return from && to ? milesBetween(from, to) : null;
}

function pointOf({ lat, lon }: Place) {
  return lat === null || lon === null ? null : { lat, lon };
}

function nameOf({ city, state, countryCode }: Place): string {
  return [city, state, countryCode].join("\n").toLowerCase();
}
