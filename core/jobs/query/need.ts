import { SQL, sql } from "drizzle-orm";
import { type Circle, insideCircle } from "#core/jobs/near/circle.ts";
import { contains } from "#core/jobs/query/contains.ts";
import { textOf, type WordQuery } from "#core/jobs/query/word-queries.ts";
import { jobs } from "#core/jobs/tables.ts";

/**
 * What a job must say. A list asks PostgreSQL the whole of it; a run of alerts asks each part of its new jobs alone, and combines the
 * answers.
 */
export type Need =
  | SQL
  /** Words of title (A), employer (B), places and job type (C). */
  | { head: WordQuery }
  /** These, and words of the text (D). Of very many texts only some are looked at, where any of them will do. */
  | { text: WordQuery; most?: number }
  /** One of these words. */
  | { facets: readonly string[] }
  /** A text as it stands, parts of words too. */
  | { part: string; of: "title" | "places" }
  | { employer: string }
  | Circle
  | { each: readonly Need[] }
  | { some: readonly Need[] }
  | { not: Need };

/**
 * How words are asked for: of a single job, of each job in the order of an index, or of the whole board. PostgreSQL doesn't know how
 * long it takes to read a text, or to compare a head with a hundred phrases, and would do so for each job of the board. Behind its own
 * select it doesn't see how common the words are, and asks the index.
 */
export type Asking = "of one" | "in turn" | "of all";

/** No need is met by every job. */
export function allOf(needs: readonly SQL[]): SQL {
  return needs.length ? sql`(${sql.join([...needs], sql` and `)})` : sql`true`;
}

/** No need is met by no job. */
export function oneOf(needs: readonly SQL[]): SQL {
  return needs.length ? sql`(${sql.join([...needs], sql` or `)})` : sql`false`;
}

export function hasFacet(facets: readonly string[]): SQL {
  return sql`${jobs.facets} && ${sql.param([...facets])}::text[]`;
}

export function sqlOf(need: Need, asking: Asking): SQL {
  if (need instanceof SQL) return need;
  if ("each" in need) return allOf(need.each.map((each) => sqlOf(each, asking)));
  if ("some" in need) return oneOf(need.some.map((each) => sqlOf(each, asking)));
  if ("not" in need) return sql`not (${sqlOf(need.not, asking)})`;
  if ("facets" in need) return hasFacet(need.facets);
  if ("part" in need) return contains(need.of, need.part);
  if ("employer" in need) return sql`${jobs.companySlug} = ${need.employer}`;
  if ("center" in need) return insideCircle(need);
  if ("head" in need) return asking === "of all" ? foundInHead(need.head) : inHead(need.head);
  return asking === "of one" ? inText(need.text) : foundInText(need);
}

function inHead(query: WordQuery): SQL {
  return sql`${jobs.searchWords} @@ ${words(query)}`;
}

function inText(query: WordQuery): SQL {
  return sql`${jobs.words} @@ ${words(query)}`;
}

function foundInHead(query: WordQuery): SQL {
  return sql`${jobs.searchWords} @@ (select ${words(query)})`;
}

function foundInText({ text, most }: { text: WordQuery; most?: number }): SQL {
  const asked = sql`(select ${words(text)})`;
  return sql`(${jobs.id} = any(array(
      select texts.id from jobs texts where texts.expired_at is null and texts.featured_until is null and texts.words @@ ${asked}
      ${most === undefined ? sql`` : sql`limit ${most}`}
    )) or (${jobs.featuredUntil} is not null and ${jobs.words} @@ ${asked}))`;
}

function words(query: WordQuery): SQL {
  return sql`to_tsquery('pg_catalog.english', ${textOf(query)})`;
}
