import fc from "fast-check";
import { expect, test } from "vitest";
import { textOf } from "#core/jobs/query/word-queries.ts";
import { emptyContext, readSearch } from "#core/search/read-search.ts";
import { cpuTime } from "#test/cpu-time.ts";
import { askTerms } from "./question.ts";

test("askTerms reads any text without errors", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '"',
      "-",
      " ",
      "'",
      "&",
      "|",
      "!",
      ":*",
      "\\",
      "(",
      ")",
      "or",
      "in",
      "me",
      "ranger",
      "colorado",
      "🏔️",
      "滑雪",
      "constructor",
      "__proto__",
      "toString",
      "\u0000",
    ),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const search = readSearch(pieces.join(" "), emptyContext);
      const ways = askTerms(search, new Date()).terms.flatMap(({ levels }) => levels.map(({ is }) => is));
      const queries = ways.flatMap((way) => ("head" in way ? way.head : "text" in way ? way.text : []));
      for (const query of queries) expect(textOf(query)).not.toMatch(/''|\\/);
      expect(search.terms.length).toBeLessThanOrEqual(20);
    }),
    { numRuns: 300 },
  );
  const long = [
    '"'.repeat(10_000),
    "-".repeat(10_000),
    " a".repeat(10_000),
    "ranger ".repeat(2_000),
    "a.".repeat(5_000),
  ];
  expect(cpuTime(() => long.map((text) => readSearch(text, emptyContext)))).toBeLessThan(1_000);
});
