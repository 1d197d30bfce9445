import lookUpZone from "@photostructure/tz-lookup";
import { largestTown } from "#core/places/gazetteer/gazetteer.server.ts";
import type { Place } from "#core/places/place.ts";
import { usStateCode } from "#core/places/us-states.ts";

/**
 * The zone of the first place that has one; a state has that of its largest town. A remote job's town is its
 * employer's, while a state or a country only says where it may be done.
 */
export function timeZoneOf(places: Place[], isRemote: boolean): string | null {
  const [point] = places.flatMap((place) => (isRemote && !place.city ? [] : (pointOf(place) ?? [])));
  return point ? lookUpZone(point.lat, point.lon) : null;
}

function pointOf({ kind, lat, lon, state, countryCode }: Place): { lat: number; lon: number } | null {
  if (lat !== null && lon !== null && kind !== "country" && kind !== "region") return { lat, lon };
  return countryCode === "US" ? largestTown(usStateCode(state ?? "") ?? "") : null;
}
