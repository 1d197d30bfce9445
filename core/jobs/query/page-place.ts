import { type SQL, sql } from "drizzle-orm";
import type { Cursor } from "#core/jobs/cursor.ts";
import { isUpTo, pageSize } from "#core/jobs/live-rows.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { Db } from "#core/platform/db.server.ts";

export type PagePlace = {
  /** Excludes featured jobs. Null beyond the counted ones. */
  passed: number | null;
  previous: Cursor | null;
};

/** Null when the position was not counted. */
export function firstOnPage(place: PagePlace | null, featured: number): number | null {
  if (!place) return 1;
  return place.passed === null ? null : place.passed + 1 + featured;
}

export type PlaceRow = { passed: number; previous_at: string | null; previous_id: string | null };

/** `hits` must have `date_posted` and `id`, and reach up to the cursor. */
export function placeColumns(after: Cursor): SQL {
  const before = sql`select date_posted, id from hits as jobs where ${isUpTo(after)}`;
  const previous = sql`${before} order by date_posted, id limit 1 offset ${pageSize}`;
  return sql`
    (select count(*)::int from (${before}) before) as passed,
    (select (extract(epoch from date_posted) * 1000)::bigint::text from (${previous}) previous) as previous_at,
    (select id from (${previous}) previous) as previous_id`;
}

export function readPlace(row: PlaceRow | undefined, reach: number): PagePlace {
  const { passed = 0, previous_at, previous_id } = row ?? {};
  return {
    passed: passed > reach ? null : passed,
    previous:
      previous_at && previous_id ? { datePosted: new Date(Number(previous_at)), id: previous_id } : null,
  };
}

export async function walkBack(from: Db, matching: SQL, after: Cursor, reach: number): Promise<PagePlace> {
  const found = await from.execute<PlaceRow>(sql`
    with hits as materialized (
      select ${jobs.datePosted}, ${jobs.id} from ${jobs} where ${matching} and ${isUpTo(after)}
      order by ${jobs.datePosted}, ${jobs.id} limit ${reach + 1}
    )
    select ${placeColumns(after)}`);
  return readPlace(found.rows[0], reach);
}
