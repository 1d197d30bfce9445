import type { JobQuery, NearPlace } from "#core/jobs/query/job-query.ts";
import { findPlace, type KnownPlace, placesNamed } from "#core/places/find-places.ts";
import { readLocation } from "#core/places/location-filter.ts";

/**
 * Drops unknown places, and distances without a place. Text that clearly means one place becomes that place.
 */
export function withKnownPlace(query: JobQuery): JobQuery {
  const { near, within, location, ...others } = query;
  if (location !== undefined && /^(?:remote|work from home)$/i.test(location))
    return { ...others, work: query.work ?? "remote" };
  const place = near && findPlace(near.slug);
  // Without JavaScript, a form sends the previous place along with the typed text.
  if (place && (location === undefined || location === place.label))
    return { ...others, near: nearPlace(place), ...(within && { within }) };
  if (location === undefined) return others;
  const meant = resolvePlaces(location);
  const [read] = meant.length === 1 ? meant : [];
  return { ...others, location, ...(read && { near: { ...nearPlace(read), isRead: true }, within }) };
}

export function resolvePlaces(location: string): KnownPlace[] {
  return readLocation(location).kind === "words" ? placesNamed(location) : [];
}

function nearPlace(place: KnownPlace): NearPlace {
  const { slug, label } = place;
  return { slug, label, ...(isLand(place) && { isLand: true }) };
}

/** Null for states and countries, which have no circle. */
export function centerOf({ near }: JobQuery): KnownPlace | null {
  const place = near ? findPlace(near.slug) : null;
  return place && !isLand(place) ? place : null;
}

export function isLand({ kind }: KnownPlace): boolean {
  return kind === "state" || kind === "country";
}
