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

/** Miles. Larger circles use large cells, because they would need too many small ones. */
const smallCellsUpTo = 60;
/** Alone, many small cells take less than looking at the jobs that large ones hold outside the circle. */
const smallCellsAloneUpTo = 100;

export function nearCondition({ slug, isRead }: NearPlace, { within, location }: JobQuery): Condition | null {
  const place = findPlace(slug);
  if (!place) return null;
  const around = aroundCondition(place, within ?? usualRadius);
  return isRead && location !== undefined ? anyOf([around, locationCondition(location)]) : around;
}

export function aroundCondition(place: KnownPlace, within: Within): Condition {
  if (within !== "state" && !isLand(place)) return circleCondition(place, within);
  const { country, state, name } = place;
  if (state === null) return countryCondition(country);
  return country === "US"
    ? stateCondition([state])
    : locationCondition(place.kind === "state" ? name : state);
}

export function circleCondition({ slug, lat, lon }: KnownPlace, miles: number): Condition {
  const isInside = insideCircle({ lat, lon }, miles);
  const cellsOf = (smallUpTo: number) => cellsWithin({ lat, lon }, miles, miles <= smallUpTo ? 0.5 : 2);
  const inCells = (cells: string[]) => sql`(${jobs.facets} && ${sql.param(cells)}::text[] and ${isInside})`;
  const cells = cellsOf(smallCellsUpTo);
  return {
    key: `near:${slug}:${miles}`,
    indexed: inCells(cells),
    alone: inCells(cellsOf(smallCellsAloneUpTo)),
    opaque: isInside,
    cells,
    selective: true,
  };
}

/** Most listings have one place, which needs no loop. */
function insideCircle(center: Point, miles: number): SQL {
  const least = Math.cos(Math.min(miles / earthRadius, Math.PI));
  const isNear = (lat: SQL, lon: SQL) => sql`${closeness(center, lat, lon)} >= ${least}::float8`;
  return sql`case cardinality(${jobs.latitudes})
    when 0 then false
    when 1 then ${isNear(sql`${jobs.latitudes}[1]`, sql`${jobs.longitudes}[1]`)}
    else exists (
      select from unnest(${jobs.latitudes}, ${jobs.longitudes}) point(lat, lon)
      where ${isNear(sql`point.lat`, sql`point.lon`)}
    ) end`;
}

/** Grows with the distance of the nearest place. Null without a point. */
export function nearness(center: Point): SQL {
  const far = (closest: SQL) => sql`greatest(1 - ${closest}, 0)`;
  return sql`case cardinality(${jobs.latitudes})
    when 0 then null
    when 1 then ${far(closeness(center, sql`${jobs.latitudes}[1]`, sql`${jobs.longitudes}[1]`))}
    else (
      select ${far(sql`max(${closeness(center, sql`point.lat`, sql`point.lon`)})`)}
      from unnest(${jobs.latitudes}, ${jobs.longitudes}) point(lat, lon)
    ) end`;
}

/**
 * The cosine of the angle between two points. Reading coordinates is the slow part, so each is read as
 * rarely as possible.
 */
function closeness({ lat, lon }: Point, rowLat: SQL, rowLon: SQL): SQL {
  const angle = (lat * Math.PI) / 180;
  return sql`(${Math.sin(angle)}::float8 * sin(radians(${rowLat}))
    + ${Math.cos(angle)}::float8 * cos(radians(${rowLat})) * cos(radians(${rowLon} - ${lon}::float8)))`;
}
