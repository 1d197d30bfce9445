import { type SQL, sql } from "drizzle-orm";
import {
  anyOf,
  type Condition,
  countryCondition,
  locationCondition,
  stateCondition,
} from "#core/jobs/query/conditions.ts";
import { type JobQuery, type NearPlace, usualRadius, type Within } from "#core/jobs/query/job-query.ts";
import { jobs } from "#core/jobs/tables.ts";
import { cellsWithin } from "#core/places/cells.ts";
import { earthRadius, type Point } from "#core/places/distance.ts";
import { findPlace, type KnownPlace } from "#core/places/find-places.ts";
import { isLand } from "./known-place.ts";

/** Large cells from here on: small ones would be too many. */
const smallCellsUpTo = 60;

/** A place of the listing is so near to the place, or in its state, or has the words that were read as it; null where there is no such place. */
export function nearCondition({ slug, isRead }: NearPlace, { within, location }: JobQuery): Condition | null {
  const place = findPlace(slug);
  if (!place) return null;
  const around = aroundCondition(place, within ?? usualRadius);
  return isRead && location !== undefined ? anyOf([around, locationCondition(location)]) : around;
}

/** A place of the listing is so near to this one, or in its state, or in it where it is a land itself. */
export function aroundCondition(place: KnownPlace, within: Within): Condition {
  if (within !== "state" && !isLand(place)) return circleCondition(place, within);
  const { country, state, name } = place;
  if (state === null) return countryCondition(country);
  return country === "US"
    ? stateCondition([state])
    : locationCondition(place.kind === "state" ? name : state);
}

/** A place of the listing is in the circle. */
export function circleCondition({ slug, lat, lon }: KnownPlace, miles: number): Condition {
  const cells = cellsWithin({ lat, lon }, miles, miles <= smallCellsUpTo ? 0.5 : 2);
  const isInside = insideCircle({ lat, lon }, miles);
  return {
    key: `near:${slug}:${miles}`,
    indexed: sql`(${jobs.facets} && ${sql.param(cells)}::text[] and ${isInside})`,
    opaque: isInside,
    selective: true,
  };
}

/** Most listings have one place: theirs needs no loop. */
function insideCircle(center: Point, miles: number): SQL {
  const most = Math.sin(Math.min(miles / earthRadius / 2, Math.PI / 2)) ** 2;
  const isNear = (lat: SQL, lon: SQL) => sql`${halfChord(center, lat, lon)} <= ${most}::float8`;
  return sql`case cardinality(${jobs.latitudes})
    when 0 then false
    when 1 then ${isNear(sql`${jobs.latitudes}[1]`, sql`${jobs.longitudes}[1]`)}
    else exists (
      select from unnest(${jobs.latitudes}, ${jobs.longitudes}) point(lat, lon)
      where ${isNear(sql`point.lat`, sql`point.lon`)}
    ) end`;
}

/** Grows with the distance of a listing's nearest place, null where it has none with a point. */
export function nearness(center: Point): SQL {
  return sql`case cardinality(${jobs.latitudes})
    when 0 then null
    when 1 then ${halfChord(center, sql`${jobs.latitudes}[1]`, sql`${jobs.longitudes}[1]`)}
    else (
      select min(${halfChord(center, sql`point.lat`, sql`point.lon`)})
      from unnest(${jobs.latitudes}, ${jobs.longitudes}) point(lat, lon)
    ) end`;
}

/** The square of half the chord between two points of a sphere of radius one, by the haversine formula. */
function halfChord({ lat, lon }: Point, rowLat: SQL, rowLon: SQL): SQL {
  const north = sql`sin(radians(${rowLat} - ${lat}::float8) / 2)`;
  const east = sql`sin(radians(${rowLon} - ${lon}::float8) / 2)`;
  const narrowing = Math.cos((lat * Math.PI) / 180);
  return sql`(${north} * ${north} + ${narrowing}::float8 * cos(radians(${rowLat})) * ${east} * ${east})`;
}
