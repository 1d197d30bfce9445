import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#test/runs.ts";
import { canonical } from "./canonical.ts";
import { emptyContext, readSearch } from "./read-search.ts";
import type { Search, SearchContext } from "./search.ts";

const mistyped = new Map([
  ["bioligist", "biologist"],
  ["colorad", "colorado"],
  ["skipatrol", "ski patrol"],
  ["virgina", "virginia"],
]);
const names = ["montana conservation corps", "montana wild", "vail resorts", "utah", "ranger station"];
const known: SearchContext = {
  meant: ({ isSure, places }) => (isSure ? places.slice(0, 1) : []),
  correct: (word) => mistyped.get(word) ?? null,
  has: () => false,
  isEmployer: (words) => names.some((name) => `${name} `.startsWith(`${words.join(" ")} `)),
};
const write = (typed: string) => canonical(readSearch(typed, known), typed);

test.each([
  ["Park Ranger", "Park Ranger"],
  ["ranger colorado", "ranger colorado"],
  ["jobs in Colorado", "jobs in Colorado"],
  ["Utah ski", "ski Utah"],
  ["biologist OR", "biologist Oregon"],
  ["bioligist", "biologist"],
  ["remote bioligist utah", "remote biologist utah"],
  ["rangers colorad", "rangers colorado"],
  ['"hot springs" giude -fishing -"night shift"', '"hot springs" giude -fishing -"night shift"'],
  ['-intern bioligist UT "trout"', '"trout" biologist Utah -intern'],
  ["Virginia west", "west in Virginia"],
  ["montana conservation corps", '"montana conservation corps"'],
  ["montana wild rafting", '"montana wild" rafting'],
  ["vail resorts", "vail resorts"],
  ["west virgina colorado", '"west virginia" colorado'],
  ["NPS", "NPS"],
  ["raft guide in Moab", "raft guide in Moab"],
  ["park ranger in Colorado $25 an hour", "park ranger in Colorado $25 an hour"],
  ["raft guide moab utah", "raft guide moab utah"],
  ["remote near mexico", "remote near mexico"],
  ["ranger near yosemite", "ranger near yosemite"],
])("canonical writes %j as %j", (typed, kept) => {
  expect(write(typed).toLowerCase()).toBe(kept.toLowerCase());
});

const token = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom("ranger", "guide", "west", "trail", "crew", "ski", "jobs", "hiring"),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom("colorado", "UT", "or", "IN", "me", "(OR)", "new", "mexico", "virginia"),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...mistyped.keys(),
      "remote",
      "hybrid",
      "housing",
      "in",
      "near",
      "constructor",
      "__proto__",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("montana", "conservation", "corps", "wild", "vail", "resorts", "nps"),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('"hot springs"', '"in"', "-fishing", '-"night shift"', "-park/trail", '"'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 5, unit: "grapheme" }) },
);
const typedText = fc
  .array(token, { minLength: 1, maxLength: 7 })
  .map((tokens) => tokens.join(" ").trim())
  .filter((typed) => !typed.includes(","));

test("canonical's text reads the same without the board's data", () => {
  fc.assert(
    fc.property(typedText, (typed) => {
      const search = readSearch(typed, known);
      const text = canonical(search, typed);
      const read = readSearch(text, emptyContext);
      expect([read.place?.states, read.work, read.without]).toEqual([
        search.place?.states,
        search.work,
        search.without,
      ]);
      const quoted = ({ terms }: Search) => terms.filter(({ isQuoted }) => isQuoted).length;
      // A name that begins with a place is put in quotes.
      if (quoted(read) === quoted(search)) expect(read.terms).toEqual(search.terms);
      else expect(wordsOf(read)).toEqual(expect.arrayContaining(wordsOf(search)));
    }),
    { numRuns: runs(3_000) },
  );
});

const wordsOf = ({ terms }: Search) => terms.flatMap(({ words }) => words.split(" "));
