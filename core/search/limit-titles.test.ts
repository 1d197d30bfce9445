import fc from "fast-check";
import { expect, test } from "vitest";
import { limitTitles, longestTitle, mostTitles, mostWords } from "./limit-titles.ts";

const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => `w${from + n}`).join(" ");

test.each([
  ["one title", ["Park Ranger"], ["Park Ranger"], null],
  ["too many letters", ["x".repeat(101)], ["x".repeat(100)], "letters"],
  ["too many titles", Array(11).fill("guide"), Array(10).fill("guide"), "titles"],
  ["twenty words", [numbered(20)], [numbered(20)], null],
  ["one word more", [numbered(21)], [numbered(20)], "words"],
  [
    "words that come again",
    [`${numbered(19)} guide Guide GUIDE`],
    [`${numbered(19)} guide Guide GUIDE`],
    null,
  ],
  [
    "a later title with new words",
    [numbered(19), "w1 w2", "two more", "new"],
    [numbered(19), "w1 w2", "new"],
    "words",
  ],
  ["words without blanks", [numbered(21).replaceAll(" ", "-")], [numbered(20).replaceAll(" ", "-")], "words"],
])("limitTitles reads %s", (_, typed, titles, excess) => {
  const limited = limitTitles(typed);
  expect(limited.titles.map((title) => title.replace(/-$/, ""))).toEqual(titles);
  expect(limited.excess).toBe(excess);
});

test("limitTitles keeps all limits, tells what it left out, and reads its own titles the same", () => {
  const word = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.constantFrom(numbered(9), numbered(30, 9)),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 14 }), (typed) => {
      const { titles, excess } = limitTitles(typed);
      const words = titles.flatMap((title) => title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
      expect(titles.length).toBeLessThanOrEqual(mostTitles);
      expect(new Set(words).size).toBeLessThanOrEqual(mostWords);
      for (const title of titles) expect(title.length).toBeLessThanOrEqual(longestTitle);
      expect(limitTitles(titles)).toEqual({ titles, excess: null });
      if (excess === null) expect(titles.length).toBe(typed.filter((title) => title.trim()).length);
    }),
  );
});
