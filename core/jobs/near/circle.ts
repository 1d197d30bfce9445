import { type SQL, sql } from "drizzle-orm";
import { jobs } from "#core/jobs/tables.ts";
import { cellsWithin } from "#core/places/cells.ts";
import { earthRadius, type Point } from "#core/places/distance.ts";

export type Circle = { center: Point; miles: number };

/** Miles. Larger circles use large cells, because they would need too many small ones. */
const smallCellsUpTo = 100;

/** The cells of the map that it touches, which have an index. */
export function circleCells({ center, miles }: Circle): string[] {
  return cellsWithin(center, miles, miles <= smallCellsUpTo ? 0.5 : 2);
}

export function insideCircle(circle: Circle): SQL {
  const { center, miles } = circle;
  return sql`(${jobs.facets} && ${sql.param(circleCells(circle))}::text[] and ${isInside(center, miles)})`;
}

/** Most listings have one place, which needs no loop. */
function isInside(center: Point, miles: number): SQL {
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
