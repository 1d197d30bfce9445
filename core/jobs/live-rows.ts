import { desc, type SQL, sql } from "drizzle-orm";
import type { Cursor } from "#core/jobs/cursor.ts";
import { jobs } from "#core/jobs/tables.ts";

/** The specification's fetch limit: one page of a list, in job rows. */
export const pageSize = 100;

export const newestFirst = [desc(jobs.datePosted), desc(jobs.id)];

/** Open to readers: the predicate on which the partial indexes stand, and the date checked again when reading. */
export function isLive(now: Date): SQL {
  return sql`${jobs.expiredAt} is null and ${jobs.expiresAt} > ${now.toISOString()}`;
}

export function isFeatured(now: Date): SQL {
  return sql`${isLive(now)} and ${jobs.featuredUntil} > ${now.toISOString()}`;
}

/** Live, and not left aside: what readers are told of without asking for it. */
export function isListed(now: Date): SQL {
  return sql`${isLive(now)} and ${jobs.aside} is null`;
}

/** Live, not featured and, unless it is asked for, not left aside: what pages and totals of a list are made of. */
export function isOrdinary(now: Date, asked: readonly { showsAside?: true }[] = []): SQL {
  const isShown = asked.some(({ showsAside }) => showsAside) ? isLive(now) : isListed(now);
  return sql`${isShown} and ${jobs.featuredUntil} is null`;
}

/** Not further down such a list than the cursor. */
export function isUpTo({ datePosted, id }: Cursor): SQL {
  return sql`(${jobs.datePosted}, ${jobs.id}) >= (${datePosted.toISOString()}::timestamptz, ${id}::uuid)`;
}

/** Further down a list that is in the order of `newestFirst`; from its top without a cursor. */
export function isBeyond(after: Cursor | null | undefined): SQL | undefined {
  if (!after) return undefined;
  return sql`(${jobs.datePosted}, ${jobs.id}) < (${after.datePosted.toISOString()}::timestamptz, ${after.id}::uuid)`;
}
