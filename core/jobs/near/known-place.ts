import type { JobQuery, NearPlace } from "#core/jobs/query/job-query.ts";
import { findPlace, type KnownPlace, placesNamed } from "#core/places/find-places.ts";
import { readLocation } from "#core/places/location-filter.ts";

/**
 * The query with its place as the gazetteer has it. A place that is unknown is not asked for, nor is a distance from nowhere.
 * A text that clearly means one place is read as that, too; "remote" is no place.
 */
export function withKnownPlace(query: JobQuery): JobQuery {
  const { near, within, location, ...others } = query;
  if (location !== undefined && /^(?:remote|work from home)$/i.test(location))
    return { ...others, work: query.work ?? "remote" };
  const place = near && findPlace(near.slug);
  // A form without script sends the place that was there with whatever was typed over it.
  if (place && (location === undefined || location === place.label))
    return { ...others, near: nearPlace(place), ...(within && { within }) };
  if (location === undefined) return others;
  const meant = placesMeant(location);
  const [read] = meant.length === 1 ? meant : [];
  return { ...others, location, ...(read && { near: { ...nearPlace(read), isRead: true }, within }) };
}

/** What the text of a location may mean, the likeliest first; none where it is a US state or one of the specification's countries. */
export function placesMeant(location: string): KnownPlace[] {
  return readLocation(location).kind === "words" ? placesNamed(location) : [];
}

function nearPlace({ slug, label }: KnownPlace): NearPlace {
  return { slug, label };
}

/** The point that a query asks around; null where it asks for none, or for all of a state or country. */
export function centerOf({ near }: JobQuery): KnownPlace | null {
  const place = near ? findPlace(near.slug) : null;
  return place && !isLand(place) ? place : null;
}

/** A state, a province or a country: all of it is meant, not a circle in it. */
export function isLand({ kind }: KnownPlace): boolean {
  return kind === "state" || kind === "country";
}
