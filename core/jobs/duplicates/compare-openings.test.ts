import { expect, test } from "vitest";
import { moab } from "#test/factories.ts";
import { compareOpenings, type Opening } from "./compare-openings.ts";

const text = `Lead raft trips for guests of all ages. You check boats and life jackets each morning, give the safety talk, row or
captain a paddle boat, and cook lunch on the beach. We train you in swift water rescue before you start. You need a first
aid card, a clean driving record and a friendly way with people. Guides share a house at the river.`;

function opening(given: Partial<Opening> = {}): Opening {
  return {
    ...{ title: "Raft Guide", places: [moab], description: text },
    ...{ salary: null, closesAt: null, jobType: null, addresses: [], ...given },
  };
}

const verdictOf = (a: Partial<Opening>, b: Partial<Opening>) => {
  const [there, back] = [compareOpenings(opening(a), opening(b)), compareOpenings(opening(b), opening(a))];
  expect(there).toEqual(back);
  return there.doubts.length ? there.doubts : there.verdict;
};
const withText = (description: string) => verdictOf({}, { description });

test.each([
  ["as it is", text],
  ["without lines or signs", text.replace(/\s+/g, " ").toUpperCase()],
  ["cut inside a word", `${text.slice(0, -30)}…`],
  ["with an intro", `Canyon Outfitters hires in Moab, Utah. ${text}`],
  ["with an outro", `${text} Apply by May 1 with code 4711.`],
  ["without a passage", text.replace(" We train you in swift water rescue before you start.", "")],
])("compareOpenings knows a copy %s", (_, copy) => {
  expect(withText(copy)).toBe("same");
});

const differ = ["the texts differ in their words"];

test.each([
  ["other words", text.replace("raft", "kayak")],
  ["another season", text.replace("before you start", "before summer starts")],
  ["a name", text.replace("at the river", "at Red Cliffs near the river")],
  ["a number", text.replace("for guests", "for 12 guests")],
])("compareOpenings doubts a text with %s amid the same words", (_, other) => {
  expect(withText(other)).toEqual(differ);
});

test("compareOpenings doubts texts that each name their own place before or after the rest", () => {
  for (const name of [(site: string) => `${site}\n${text}`, (site: string) => `${text}\n${site}`])
    expect(verdictOf({ description: name("North camp") }, { description: name("South camp") })).toEqual(
      differ,
    );
});

test("compareOpenings never goes by a text alone", () => {
  expect(verdictOf({}, { title: "Raft Guide Trainer" })).toBe("apart");
  expect(verdictOf({}, { places: [] })).toBe("apart");
  expect(verdictOf({}, { description: "" })).toContain("one text is too short to tell");
});

test("compareOpenings reads titles without numbers, places and requisitions, but with levels", () => {
  for (const title of ["RAFT GUIDE – Moab, UT", "Raft Guide (Req 48211)", "Guide, Raft #4711"])
    expect(verdictOf({}, { title })).toBe("same");
  const numbers = ["numbers in the titles differ"];
  expect(verdictOf({ title: "Raft Guide I" }, { title: "Raft Guide 2" })).toEqual(numbers);
  expect(verdictOf({ title: "Raft Guide 4711" }, { title: "Raft Guide 4712" })).toEqual(numbers);
  expect(verdictOf({ title: "Raft Guide II" }, { title: "Raft Guide 2" })).toBe("same");
});

test("compareOpenings leaves neighboring towns to a person", () => {
  const near = { ...moab, city: "Spanish Valley", text: "Spanish Valley, Utah", lat: 38.48, lon: -109.43 };
  const some = ["only some of the places match"];
  expect(verdictOf({}, { places: [near] })).toEqual(some);
  expect(verdictOf({}, { places: [moab, near] })).toEqual(some);
  expect(verdictOf({}, { places: [{ ...moab, text: "Moab", lat: 38.58 }] })).toBe("same");
  expect(verdictOf({}, { places: [{ ...near, lat: 39.5 }] })).toBe("apart");
});

test("compareOpenings takes two addresses on one site for two postings", () => {
  const on = (...addresses: string[]) => ({ addresses });
  const board = on("https://boards.example.com/canyon/jobs/41");
  const differs = ["their addresses on one site differ"];
  expect(verdictOf(board, on("https://boards.example.com/canyon/jobs/42"))).toEqual(differs);
  expect(verdictOf(board, on("http://www.boards.example.com/canyon/jobs/41/apply?utm_source=x"))).toBe(
    "same",
  );
  expect(verdictOf(board, on("https://search.example.com/42"))).toBe("same");
  const asked = (id: number) => on(`https://jobs.example.com/view?id=${id}`);
  expect(verdictOf(asked(1041), asked(1042))).toEqual(differs);
  expect(verdictOf(on("mailto:a@example.com"), on("mailto:b@example.com"))).toBe("same");
});
