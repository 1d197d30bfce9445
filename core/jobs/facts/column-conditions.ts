import { and, sql } from "drizzle-orm";
import type { JobType } from "#core/jobs/listing.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { companySlug } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";
import { plainWords } from "#core/search/plain-words.ts";
import { dayMs, endOfDay } from "#core/text/time.ts";

/** The index of job types is in date order already, so this is not selective. */
export function jobTypeCondition(type: JobType): Condition {
  const isOfType = sql`${jobs.jobType} = ${type}`;
  return { key: `type:${type}`, indexed: isOfType, opaque: isOfType, selective: false };
}

export function companyCondition(text: string): Condition {
  const slug = companySlug(text);
  const isCompany = sql`${jobs.companySlug} = ${slug}`;
  const words = plainWords(text).join(" ");
  const asked = sql`to_tsquery('pg_catalog.english', ${`'${words}':B`})`;
  const hasWords = (match: typeof asked) => (words ? sql`(${isCompany} or ${match})` : isCompany);
  return {
    key: `company:${slug}:${words}`,
    indexed: hasWords(sql`${jobs.searchWords} @@ ${asked}`),
    opaque: hasWords(sql`ts_match_vq(${jobs.searchWords}, ${asked})`),
    selective: true,
  };
}

export function closingCondition(days: number, now: Date): Condition {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const last = endOfDay(new Date(today + days * dayMs)).toISOString();
  const closes = sql`${jobs.validThrough} <= ${last}`;
  return { key: `closes:${days}`, indexed: closes, opaque: closes, selective: true };
}

/** The longest start that postings state is a season of the year. */
const longestStartDays = 92;

/** A start that is stated as a month counts whole, so a part of it is enough. */
export function startCondition(from: string | undefined, until: string | undefined): Condition {
  const startsFrom = sql`coalesce(${jobs.startsFrom}, ${jobs.startsOn})`;
  const starts = and(
    from === undefined ? undefined : sql`${jobs.startsOn} >= ${from}::date`,
    // The second bound lets the index of last days be used.
    until === undefined
      ? undefined
      : sql`${startsFrom} <= ${until}::date and ${jobs.startsOn} <= ${until}::date + ${sql.raw(String(longestStartDays))}`,
  );
  const isThere = sql`(${starts ?? sql`${jobs.startsOn} is not null`})`;
  return { key: `starts:${from}:${until}`, indexed: isThere, opaque: isThere, selective: true };
}
