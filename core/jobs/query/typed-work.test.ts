import { PgDialect } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { conditions } from "#core/search/vocabulary/conditions.ts";
import { synonyms } from "#core/search/vocabulary/same.ts";
import { wider } from "#core/search/vocabulary/wider.ts";
import { offers } from "./job-query.ts";
import { sqlOf } from "./need.ts";
import { parseQuery } from "./query-address.ts";
import { queryConditions } from "./query-conditions.ts";

const dialect = new PgDialect();
const now = new Date();

const vocabulary = [
  ...synonyms.flat(),
  ...Object.keys(wider),
  ...conditions.flatMap(({ words }) => words),
  ..."wfa wfr cdl cpr emt oec aemt wemt s130 s190 s212 h1b h2a h2b".split(" "),
];
const word = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...vocabulary) },
  fc.constantFrom("utah", "near moab", '"park', '"', "-senior", "remote", "OR"),
  fc.stringMatching(/^[a-z]{1,12}$/),
);

/** The letters of all that the database is asked for these parameters. */
function workOf(fields: Record<string, string>): number {
  return queryConditions(parseQuery(fields, offers.list), now)
    .map(({ is }) => dialect.sqlToQuery(sqlOf(is, "of all")))
    .reduce((sum, { sql, params }) => sum + sql.length + JSON.stringify(params).length, 0);
}

/** So much for each letter: a word of five with all its synonyms and wider phrases, beside three others. */
const mostOfLetter = 15_000;
const least = 30_000;

test("what a title asks of the database grows at most with its letters", () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (words) => {
      const title = words.join(" ");
      expect(workOf({ title })).toBeLessThan(least + mostOfLetter * Math.min(title.length, 100));
    }),
    { numRuns: 300 },
  );
});

test("what several titles ask of the database grows at most with their letters", () => {
  const title = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(fc.array(title, { minLength: 2, maxLength: 15 }), (titles) => {
      const any_title = titles.join(",");
      expect(workOf({ any_title })).toBeLessThan(least + mostOfLetter * Math.min(any_title.length, 1_000));
    }),
    { numRuns: 100 },
  );
});

test.each([
  "cook j1 h1b h2a h2b wfa wfr cdl cpr emt oec dorm pets visa aemt wemt s130 s190 s212 dorms meals",
  "trailcrew trailwork swe coder retail salesperson chainsaw swamper feller sawyer kitchenhand dishwasher",
  "ranger botanist carpenter cook deckhand dishwasher farrier forester guide hydrologist lifeguard mason",
  "j1 h1b h2a h2b wfa wfr cdl cpr emt oec",
])("%j asks no more of the database than twice its first half and its second", (title) => {
  const words = title.split(" ");
  const half = Math.ceil(words.length / 2);
  const parts = [words.slice(0, half), words.slice(half)].map((part) => workOf({ title: part.join(" ") }));
  expect(workOf({ title })).toBeLessThan(2 * parts.reduce((sum, part) => sum + part, 0));
});
