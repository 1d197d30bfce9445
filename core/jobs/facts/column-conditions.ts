import { and, sql } from "drizzle-orm";
import { endInAllOfTheUs } from "#core/jobs/days/today.ts";
import type { JobType } from "#core/jobs/listing.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { inOrder } from "#core/jobs/query/word-queries.ts";
import { companySlug } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";
import { plainWords } from "#core/search/plain-words.ts";

export function jobTypeCondition(type: JobType): Condition {
  return { key: `type:${type}`, is: sql`${jobs.jobType} = ${type}` };
}

export function companyCondition(text: string): Condition {
  const slug = companySlug(text);
  const words = plainWords(text).join(" ");
  const isCompany = { employer: slug };
  const is = words ? { some: [isCompany, { head: inOrder(words, "B") }] } : isCompany;
  return { key: `company:${slug}:${words}`, is };
}

export function closingCondition(days: number, now: Date): Condition {
  const end = endInAllOfTheUs(days, now).toISOString();
  return { key: `closes:${days}`, is: sql`${jobs.validThrough} <= ${end}` };
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
  return { key: `starts:${from}:${until}`, is: sql`(${starts ?? sql`${jobs.startsOn} is not null`})` };
}
