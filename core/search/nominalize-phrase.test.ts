import { expect, test } from "vitest";
import { emptyContext, readSearch } from "./read-search.ts";

const equalsOf = (typed: string) => readSearch(typed, emptyContext).terms.map(({ equals }) => equals);

test.each([
  ["surveying plants", "plant survey", 1],
  ["teach skiing", "ski instructor", 1],
  ["cooking at camp", "camp cook", 1],
  ["cleaning cabins", "room attendant", 1],
  ["guide river rafting", "raft guide", 1],
  ["fixing bikes", "bicycle repair", 1],
])("readSearch reads %j as %j", (typed, phrase, terms) => {
  const found = equalsOf(typed);
  expect(found).toHaveLength(terms);
  const stems = found.flat().map((each) => each.replace(/s\b|ing\b/g, ""));
  expect(found.flat().includes(phrase) || stems.includes(phrase.replace("skiing", "ski"))).toBe(true);
});

test.each(["mountain biking coach", "park service ranger", "river otter"])(
  "readSearch keeps words that are in order: %j",
  (typed) => {
    const { terms } = readSearch(typed, emptyContext);
    expect(terms.map(({ words }) => words).join(" ")).toBe(typed);
  },
);

test.each([
  ["asst mgr", "assistant manager"],
  ["vol coord", "volunteer coordinator"],
  ["rec coord", "recreation coordinator"],
  ["asst mgr retail", "assistant store manager"],
  ["fish prof", "professor"],
])("readSearch writes out %j as %j", (typed, phrase) => {
  expect(equalsOf(typed).flat()).toContain(phrase);
});
