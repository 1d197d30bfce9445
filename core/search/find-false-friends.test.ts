import { expect, test } from "vitest";
import { findFalseFriends } from "./find-false-friends.ts";
import { emptyContext, readSearch } from "./read-search.ts";
import { stemOf } from "./stems.ts";
import { falseFriends } from "./vocabulary/false-friends.ts";

const unlike = (typed: string) => findFalseFriends(readSearch(typed, emptyContext));

test("findFalseFriends returns other meanings of a stem unless they were typed", () => {
  expect(unlike("office manager")).toEqual([{ word: "office", others: ["officer", "officers"] }]);
  expect(unlike("offices")).toEqual([{ word: "office", others: ["officer", "officers"] }]);
  expect(unlike("park parking")).toEqual([{ word: "parking", others: ["parks"] }]);
  expect(unlike("river guide")).toEqual([]);
});

test("falseFriends share a stem and are lowercase", () => {
  for (const [word, others] of Object.entries(falseFriends))
    for (const other of others) {
      expect([other, stemOf(other)]).toEqual([other, stemOf(word)]);
      expect(`${word}${other}`).toMatch(/^[a-z]+$/);
    }
});
