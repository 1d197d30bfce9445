import { desc, type SQL, sql } from "drizzle-orm";
import type { AsideReason } from "#core/jobs/listing.ts";
import { jobs } from "#core/jobs/tables.ts";

export const pageSize = 100;

export const newestFirst = [desc(jobs.datePosted), desc(jobs.id)];

export function isLive(now: Date): SQL {
  return sql`${jobs.expiredAt} is null and ${jobs.expiresAt} > ${now.toISOString()}`;
}

export function isFeatured(now: Date): SQL {
  return sql`${isLive(now)} and ${jobs.featuredUntil} > ${now.toISOString()}`;
}

export function isListed(now: Date): SQL {
  return sql`${isLive(now)} and ${jobs.aside} is null`;
}

/** What ordinary lists leave out. */
export function isUnlisted(now: Date): SQL {
  return sql`${isLive(now)} and ${jobs.featuredUntil} is null and ${jobs.aside} is not null`;
}

/** Courses and academic positions are no jobs. */
export const isJobListing = sql`coalesce(${jobs.aside}, 'pays') = 'pays'`;

export function isOrdinary(now: Date, asked: readonly { showsAside?: readonly AsideReason[] }[] = []): SQL {
  const reasons = asked.flatMap(({ showsAside = [] }) => showsAside);
  const isShown = reasons.length
    ? sql`${isLive(now)} and (${jobs.aside} is null or ${jobs.aside} = any(${sql.param(reasons)}::text[]))`
    : isListed(now);
  return sql`${isShown} and ${jobs.featuredUntil} is null`;
}
