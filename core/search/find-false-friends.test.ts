import { expect, test } from "vitest";
import { findCompounds, findFalseFriends } from "./find-false-friends.ts";
import { emptyContext, readSearch } from "./read-search.ts";
import { stemOf } from "./stems.ts";
import { compounds, falseFriends } from "./vocabulary/false-friends.ts";

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

test("findCompounds returns longer phrases that were not typed, in a search of several words", () => {
  const within = (typed: string) => findCompounds(readSearch(typed, emptyContext)).map(({ word }) => word);
  expect(within("field instructor")).toEqual(["field"]);
  expect(within("ski field instructor")).toEqual([]);
  expect(within("mountain")).toEqual([]);
});

test("compounds hold their word and are lowercase", () => {
  for (const [word, phrases] of Object.entries(compounds))
    for (const phrase of phrases) {
      expect(phrase.split(" ")).toContain(word);
      expect(phrase).toBe(phrase.toLowerCase());
    }
});
