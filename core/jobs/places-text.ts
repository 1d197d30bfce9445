import type { Place } from "#core/places/place.ts";

export function placesText({
  location,
  places,
}: {
  location: string;
  places: Pick<Place, "text">[];
}): string {
  const others = new Set(places.map(({ text }) => text)).size - 1;
  return others > 0 ? `${location} and ${others} more` : location;
}
