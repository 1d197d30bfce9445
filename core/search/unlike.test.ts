import { expect, test } from "vitest";
import { nothingKnown, readSearch } from "./read-search.ts";
import { stemOf } from "./stems.ts";
import { unlikeWords } from "./unlike.ts";
import { falseFriends } from "./vocabulary/false-friends.ts";

const unlike = (typed: string) => unlikeWords(readSearch(typed, nothingKnown));

test("a word has the others of its stem that are not meant, unless they were typed, too", () => {
  expect(unlike("office manager")).toEqual([{ word: "office", others: ["officer", "officers"] }]);
  expect(unlike("offices")).toEqual([{ word: "office", others: ["officer", "officers"] }]);
  expect(unlike("park parking")).toEqual([{ word: "parking", others: ["parks"] }]);
  expect(unlike("river guide")).toEqual([]);
});

test("false friends have one stem, and are small letters", () => {
  for (const [word, others] of Object.entries(falseFriends))
    for (const other of others) {
      expect([other, stemOf(other)]).toEqual([other, stemOf(word)]);
      expect(`${word}${other}`).toMatch(/^[a-z]+$/);
    }
});
