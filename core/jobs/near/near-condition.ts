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
import { earthRadius } from "#core/places/distance.ts";
import { findPlace, type KnownPlace } from "#core/places/find-places.ts";

/** Large cells from here on: small ones would be too many. */
const smallCellsUpTo = 60;

/** A place of the listing is so near to the place, or in its state, or has the words that were read as it; null where there is no such place. */
export function nearCondition({ slug, isRead }: NearPlace, { within, location }: JobQuery): Condition | null {
  const place = findPlace(slug);
  if (!place) return null;
  const around = aroundCondition(place, within ?? usualRadius);
  return isRead && location !== undefined ? anyOf([around, locationCondition(location)]) : around;
}

/** A place of the listing is so near to this one, or in its state. Where it lies in no state, its country stands for that. */
export function aroundCondition(place: KnownPlace, within: Within): Condition {
  if (within !== "state") return circleCondition(place, within);
  return place.country === "US" && place.state
    ? stateCondition([place.state])
    : countryCondition(place.country);
}

/** A place of the listing is in the circle. */
function circleCondition({ slug, lat, lon }: KnownPlace, miles: number): Condition {
  const cells = cellsWithin({ lat, lon }, miles, miles <= smallCellsUpTo ? 0.5 : 2);
  const isInside = insideCircle({ lat, lon }, miles);
  return {
    key: `near:${slug}:${miles}`,
    indexed: sql`(${jobs.facets} && ${sql.param(cells)}::text[] and ${isInside})`,
    opaque: isInside,
    selective: true,
  };
}

type Point = { lat: number; lon: number };

/** The haversine formula, as `milesBetween` has it. Most listings have one place: theirs needs no loop. */
function insideCircle(center: Point, miles: number): SQL {
  const most = Math.sin(Math.min(miles / earthRadius / 2, Math.PI / 2)) ** 2;
  return sql`case cardinality(${jobs.latitudes})
    when 0 then false
    when 1 then ${halfChord(center, sql`${jobs.latitudes}[1]`, sql`${jobs.longitudes}[1]`)} <= ${most}::float8
    else exists (
      select from unnest(${jobs.latitudes}, ${jobs.longitudes}) point(lat, lon)
      where ${halfChord(center, sql`point.lat`, sql`point.lon`)} <= ${most}::float8
    ) end`;
}

/** The square of half the chord between two points of a sphere of radius one; it grows with their distance. */
export function halfChord({ lat, lon }: Point, rowLat: SQL, rowLon: SQL): SQL {
  const north = sql`sin(radians(${rowLat} - ${lat}::float8) / 2)`;
  const east = sql`sin(radians(${rowLon} - ${lon}::float8) / 2)`;
  const narrowing = Math.cos((lat * Math.PI) / 180);
  return sql`(${north} * ${north} + ${narrowing}::float8 * cos(radians(${rowLat})) * ${east} * ${east})`;
}
