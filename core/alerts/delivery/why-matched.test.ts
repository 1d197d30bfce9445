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
  companyName: "National Park Service",
  places: [
    place({ city: "Spokane", state: "WA" }),
    place({ city: "Moab", state: "UT" }),
    place({ city: "Banff", state: "Alberta", country: "CA" }),
    place({ city: "Washington", state: "DC" }),
  ],
  hasRemote: true,
  workArrangement: "remote" as const,
  jobType: "Seasonal",
  validThrough: new Date("2026-12-01T04:59:59Z"),
  closingZone: "America/New_York",
};

test("whyMatched names the keyword and the place", () => {
  expect(
    whyMatched(readCriteria({ title: "guide, ranger", city: "moab", state: "UT", remote: true }), job),
  ).toEqual(["Title contains 'ranger'", "Moab, Utah", "Remote"]);
  expect(whyMatched(readCriteria({ title: "RANGER, trails", location: "Canada" }), job)).toEqual([
    "Title contains 'ranger' and 'trails'",
    "Banff, Alberta, Canada",
  ]);
});

test("whyMatched matches short keywords as words", () => {
  expect(whyMatched(readCriteria({ title: "an, vp" }), job)).toEqual(["Title contains 'vp'"]);
});

test("whyMatched says what is near to the keywords", () => {
  const query = { title: "backcountry guide", near_work: "on", city: "moab" };
  expect(whyMatched(readCriteria(query), job)).toEqual(["Near to 'backcountry guide'", "Moab, Utah"]);
  expect(whyMatched(readCriteria({ ...query, title: "park ranger" }), job)).toContain(
    "Title contains 'park ranger'",
  );
});

test("whyMatched names a place once", () => {
  expect(whyMatched(readCriteria({ state: "Utah", location: "moab" }), job)).toEqual(["Moab, Utah"]);
  expect(whyMatched(readCriteria({ state: "Utah", location: "WA" }), job)).toEqual([
    "Moab, Utah",
    "Spokane, Washington",
  ]);
});

test("whyMatched says no state beside a place in it", () => {
  const elsewhere = { ...job, places: [] };
  expect(whyMatched(readCriteria({ city: "Moab", state: "Utah", location: "Utah" }), elsewhere)).toEqual([
    "Moab, Utah",
  ]);
});

test("whyMatched tells Washington, D.C. from the state", () => {
  expect(whyMatched(readCriteria({ city: "Washington, D.C." }), job)).toEqual(["Washington, D.C."]);
  expect(whyMatched(readCriteria({ city: "Washington" }), job)).toEqual(["Washington, D.C."]);
  expect(whyMatched(readCriteria({ state: "Washington" }), job)).toEqual(["Spokane, Washington"]);
});

test("whyMatched names employer, job type and closing date once", () => {
  expect(
    whyMatched(readCriteria({ company: "park service", job_type: "Seasonal", closes_within: "14" }), job),
  ).toEqual(["National Park Service", "Seasonal", "Closes November 30, 2026"]);
  expect(whyMatched(readCriteria({ title: "nps", company: "national-park-service" }), job)).toEqual([
    "National Park Service",
  ]);
});

test("whyMatched is empty without criteria", () => {
  expect(whyMatched(readCriteria({}), job)).toEqual([]);
});

test("whyMatched uses the alert's words where the database compares differently", () => {
  expect(whyMatched(readCriteria({ title: "skier, guide", city: "Ely", state: "NV" }), job)).toEqual([
    "Matches 'skier' or 'guide'",
    "Ely, NV",
  ]);
});

const why = (title: string, found: Partial<typeof job> = {}) =>
  whyMatched(readCriteria({ title }), { ...job, ...found });

test("whyMatched names only words of the title, else the keyword or employer", () => {
  const guide = { title: "River Guides" };
  expect(why("river guide", guide)).toEqual(["Title contains 'river guide'"]);
  expect(why("raft guide", guide)).toEqual(["Matches 'raft guide'"]);
  expect(why("Raft Guide, cook, ski", guide)).toEqual(["Matches 'raft guide'"]);
  expect(why("nps", guide)).toEqual(["National Park Service"]);
  expect(why('"river guides" -fishing', guide)).toEqual(["Title contains 'river guides'"]);
  expect(why('"river guides" park', guide)).toEqual(["Matches '\"river guides\" park'"]);
});

test("whyMatched names a place read from a keyword", () => {
  expect(why("ranger Utah")).toEqual(["Title contains 'ranger'", "Moab, Utah"]);
  expect(why("Utah")).toEqual(["Moab, Utah"]);
  const inMoab = { ...place({ city: "Moab", state: "UT" }), lat: 38.57, lon: -109.55 };
  expect(whyMatched(readCriteria({ title: "ranger near Moab UT" }), { ...job, places: [inMoab] })).toEqual([
    "Title contains 'ranger'",
    "Moab, Utah",
  ]);
  expect(why("ranger Idaho, VP Utah")).toEqual(["Title contains 'vp'", "Moab, Utah"]);
  expect(why("remote ranger")).toEqual(["Title contains 'ranger'", "Remote"]);
  expect(why("hybrid ranger, vp")).toEqual(["Title contains 'vp'"]);
});

test("whyMatched ignores excluded words", () => {
  expect(why("ranger -trails, vp")).toEqual(["Title contains 'vp'"]);
});

test("whyMatched lets three letters begin a word", () => {
  expect(why("gis, cook", { title: "Biologist and Cook" })).toEqual(["Title contains 'cook'"]);
  expect(why("par", { title: "Park Aide" })).toEqual(["Title contains 'par'"]);
});
