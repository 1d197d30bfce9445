import { type SQL, sql } from "drizzle-orm";
import { jobs } from "#core/jobs/tables.ts";
import { containing } from "#core/platform/like-pattern.ts";

/** The columns that can be searched for text, and the facet that names a short word in them. */
const searched = {
  title: { column: jobs.title, facet: "word" },
  places: { column: jobs.placesText, facet: "place" },
};

/**
 * "The column contains this text", in two forms: one that the search index can answer, and one that hides the
 * column from every index, for walks in date order. Text without three Latin letters or digits in a row has no trigram
 * (a database's own rules for letters vary); its words must stand in the column whole, and are among the listing's facets.
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

/** Whether text may be part of a word; else it is looked for as whole words. */
export function hasTrigram(text: string): boolean {
  return /[a-z0-9]{3}/i.test(text);
}
