import { type SQL, sql } from "drizzle-orm";
import { jobs } from "#core/jobs/tables.ts";
import { containing } from "#core/platform/like-pattern.ts";

const searched = {
  title: { column: jobs.title, facet: "word" },
  places: { column: jobs.placesText, facet: "place" },
};

/**
 * `opaque` hides the column from every index, for walks in date order. Text without three Latin letters or
 * digits in a row has no trigram, so it matches only complete words, which are facets.
 */
export function contains(where: keyof typeof searched, text: string): { indexed: SQL; opaque: SQL } {
  const { column, facet } = searched[where];
  if (hasTrigram(text)) {
    const pattern = containing(text);
    return { indexed: sql`${column} ilike ${pattern}`, opaque: sql`(${column} || '') ilike ${pattern}` };
  }
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  if (!words) return { indexed: sql`false`, opaque: sql`false` };
  const facets = sql`${sql.param(words.map((word) => `${facet}:${word}`))}::text[]`;
  return {
    indexed: sql`${jobs.facets} @> ${facets}`,
    opaque: sql`(${jobs.facets} || '{}'::text[]) @> ${facets}`,
  };
}

export function hasTrigram(text: string): boolean {
  return /[a-z0-9]{3}/i.test(text);
}
