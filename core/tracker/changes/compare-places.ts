import type { StatedPlace } from "./stated.ts";

/** A place that now has more or less detail is the same place. */
export function arePlacesOther(before: StatedPlace[], now: StatedPlace[]): boolean {
  if (!before.length || !now.length) return false;
  const isKept = (place: StatedPlace, among: StatedPlace[]) => among.some((other) => isAlike(place, other));
  return !(before.every((place) => isKept(place, now)) && now.every((place) => isKept(place, before)));
}

function isAlike(a: StatedPlace, b: StatedPlace): boolean {
  return (["city", "state", "countryCode"] as const).every((part) => {
    const [one, other] = [a[part], b[part]];
    return one === null || other === null || one.toLowerCase() === other.toLowerCase();
  });
}
