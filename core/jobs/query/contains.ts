import { type SQL, sql } from "drizzle-orm";
import { jobs } from "#core/jobs/tables.ts";
import { containing } from "#core/platform/like-pattern.ts";

const searched = {
  title: { column: jobs.title, facet: "word" },
  places: { column: jobs.placesText, facet: "place" },
};

/** Text without three Latin letters or digits in a row has no trigram, so it matches only complete words, which are facets. */
export function contains(where: keyof typeof searched, text: string): SQL {
  const { column, facet } = searched[where];
  if (hasTrigram(text)) return sql`${column} ilike ${containing(text)}`;
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  if (!words) return sql`false`;
  return sql`${jobs.facets} @> ${sql.param(words.map((word) => `${facet}:${word}`))}::text[]`;
}

export function hasTrigram(text: string): boolean {
  return /[a-z0-9]{3}/i.test(text);
}

/** Words of one or two letters are found only as they stand. */
export function tooShort(titles: readonly string[] = []): string | null {
  const [typed, second] = titles;
  if (typed === undefined || second !== undefined || /[\p{L}\p{N}]{3}/u.test(typed)) return null;
  return `'${typed}' is too short to search inside words. Type three letters or more`;
}
