import { expect, test } from "vitest";
import { readCriteria } from "#core/alerts/read-alert.ts";
import { makePlace } from "#core/places/places.ts";
import { whyMatched } from "./why-matched.ts";

const place = (facts: Parameters<typeof makePlace>[0]) => {
  const made = makePlace(facts);
  if (!made) throw new Error("no place");
  return made;
};
const job = {
  title: "Park Ranger and VP of Trails",
  places: [
    place({ city: "Spokane", state: "WA" }),
    place({ city: "Moab", state: "UT" }),
    place({ city: "Banff", state: "Alberta", country: "CA" }),
    place({ city: "Washington", state: "DC" }),
  ],
  hasRemote: true,
};

test("which keyword it was, and which of several places", () => {
  expect(
    whyMatched(readCriteria({ title: "guide, ranger", city: "moab", state: "UT", remote: true }), job),
  ).toEqual(["Title has 'ranger'", "Moab, Utah", "Remote"]);
  expect(whyMatched(readCriteria({ title: "RANGER, trails", location: "Canada" }), job)).toEqual([
    "Title has 'ranger' and 'trails'",
    "Banff, Alberta, Canada",
  ]);
});

test("a short keyword is a word of its own", () => {
  expect(whyMatched(readCriteria({ title: "an, vp" }), job)).toEqual(["Title has 'vp'"]);
});

test("a place that answers twice is named once", () => {
  expect(whyMatched(readCriteria({ state: "Utah", location: "moab" }), job)).toEqual(["Moab, Utah"]);
  expect(whyMatched(readCriteria({ state: "Utah", location: "WA" }), job)).toEqual([
    "Moab, Utah",
    "Spokane, Washington",
  ]);
});

test("the capital is not in Washington", () => {
  expect(whyMatched(readCriteria({ city: "Washington, D.C." }), job)).toEqual(["Washington, D.C."]);
  expect(whyMatched(readCriteria({ city: "Washington" }), job)).toEqual(["Washington, D.C."]);
  expect(whyMatched(readCriteria({ state: "Washington" }), job)).toEqual(["Spokane, Washington"]);
});

test("nothing asked for needs no reason", () => {
  expect(whyMatched(readCriteria({}), job)).toEqual([]);
});

test("what compares otherwise here than in the database is said in the alert's own words", () => {
  expect(whyMatched(readCriteria({ title: "skier, guide", city: "Ely", state: "NV" }), job)).toEqual([
    "Title has 'skier' or 'guide'",
    "Ely, NV",
  ]);
});
