import { type SQL, sql } from "drizzle-orm";
import type { Forms } from "#core/jobs/query/conditions.ts";
import { jobs } from "#core/jobs/tables.ts";

/** Of titles, places and job types, whose words an index has with each cell. */
const oneWord = /^'([^' ]+)':(?:A|C|AC)$/;

/** The index has numbers for words with cells, and two may share one, so `has` asks for the word. */
export function wordInCells(query: string, has: SQL): Pick<Forms, "inCells"> {
  const [, word] = oneWord.exec(query) ?? [];
  if (!word) return {};
  const held = sql`word_cells(ts_filter(${jobs.searchWords}, '{a,c}'), ${jobs.placeWords})`;
  const asked = (cells: string[]) =>
    sql`word_cells(to_tsvector('pg_catalog.english', ${word}), ${sql.param(cells)}::text[])`;
  return { inCells: (cells) => sql`(${held} && ${asked(cells)} and ${has})` };
}
