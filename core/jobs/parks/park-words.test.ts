import { expect, test } from "vitest";
import type { ParkFigures } from "./park-figures.ts";
import { parkWords } from "./park-words.ts";

const near = {
  name: "Arches and Canyonlands",
  park: "Arches National Park",
  miles: 50,
  widerAt: "/jobs?near=x",
  alertAt: "/job-alerts/new?near=x",
};
const alone = { ...near, name: "Arches National Park", sharedBy: [] };
const silent: ParkFigures = {
  jobs: 12,
  employers: 4,
  kinds: [{ kind: "Other", jobs: 12 }],
  pay: { hour: null, year: null },
  starts: [],
  stated: { start: 0, summer: 0, winter: 0, housing: 0, housed: 0 },
};
const telling: ParkFigures = {
  jobs: 1_237,
  employers: 112,
  kinds: [
    { kind: "Water & Rafting", jobs: 700 },
    { kind: "Guiding", jobs: 500 },
    { kind: "Other", jobs: 37 },
  ],
  pay: {
    hour: { jobs: 14, low: 15.5, high: 32, middle: 19 },
    year: { jobs: 1, low: 52_000, high: 52_000, middle: 52_000 },
  },
  starts: [
    { month: "2027-04", jobs: 2 },
    { month: "2027-05", jobs: 6 },
  ],
  stated: { start: 9, summer: 7, winter: 1, housing: 11, housed: 8 },
};

const answers = (figures: ParkFigures) =>
  Object.fromEntries(parkWords(alone, figures).faqs.map(({ question, answer }) => [question, answer]));

test("parkWords introduces jobs, employers, kinds, pay and starts", () => {
  expect(parkWords(alone, telling).intro).toBe(
    "1,237 open jobs of 112 employers are within 50 miles of Arches National Park. More than half, 700, are in water and rafting; then guiding (500). Pay is stated from $15.50 to $32 an hour (14 jobs). May 2027 is the most common start month.",
  );
});

test("parkWords leaves out what no job states", () => {
  const { intro, statistics, faqs } = parkWords(alone, silent);
  expect(intro).toBe("12 open jobs of 4 employers are within 50 miles of Arches National Park.");
  expect(statistics.map(({ label, value }) => `${value} ${label}`)).toEqual([
    "12 open jobs within 50 miles",
    "4 employers hiring",
    "1 kind of work",
  ]);
  expect(faqs.map(({ question }) => question)).toEqual(["What work is there near Arches National Park?"]);
});

test("parkWords takes its figures from the jobs", () => {
  const { statistics } = parkWords(alone, telling);
  expect(statistics.map(({ label, value }) => `${value} ${label}`)).toEqual([
    "1,237 open jobs within 50 miles",
    "112 employers hiring",
    "$15.50–$32 an hour, where 14 jobs state it",
    "May 2027 start named most (6 jobs)",
  ]);
  expect(new Set(statistics.map(({ source }) => source.name))).toEqual(new Set(["Counted in our open jobs"]));
});

test("parkWords answers with each figure once", () => {
  expect(answers(telling)).toMatchObject({
    "What work is there near Arches National Park?":
      "Of 1,237 open jobs, 700 in water and rafting, 500 in guiding and 37 in other work. The kind is ours: we read it from each title.",
    "What do jobs near Arches National Park pay?":
      "14 of 1,237 jobs state pay in dollars from $15.50 to $32 an hour. At least half of those reach $19. 1 of 1,237 jobs states pay in dollars at $52,000 a year. 1,222 do not, or not by the hour or year.",
    "When do jobs near Arches National Park start?":
      "9 of 1,237 jobs say when work starts. Named most from now on: April 2027 (2) and May 2027 (6). By the months they name, 7 for the summer season and 1 for the winter season.",
    "Do jobs near Arches National Park come with housing?":
      "8 of 1,237 jobs say that housing is provided. 3 more say something else about it: at a cost, a stipend, or none. 1,226 do not say.",
  });
});

test("parkWords names the parks of a shared page and its center", () => {
  const words = parkWords({ ...near, sharedBy: ["Canyonlands National Park"] }, telling);
  expect(words.heading).toBe("Jobs near Arches and Canyonlands");
  expect(words.text).toContain(
    "at most 50 miles from Arches National Park, measured in a straight line: by road it may be farther. A job that names only a state or a region is not counted. More than half of the jobs near Canyonlands National Park are the same, so it shares this page.\n\n[Look farther around Arches National Park](/jobs?near=x)",
  );
  const many = Array.from({ length: 9 }, (_, index) => `Park ${index}`);
  expect(parkWords({ ...near, sharedBy: many }, telling).text).toContain(
    "near Park 0, Park 1, Park 2, Park 3, Park 4, Park 5 and 3 others are the same, so they share this page",
  );
});

test("parkWords uses the singular for one job", () => {
  const one: ParkFigures = { ...silent, jobs: 1, employers: 1, kinds: [{ kind: "Parks", jobs: 1 }] };
  expect(parkWords(alone, one).intro).toBe(
    "1 open job of 1 employer is within 50 miles of Arches National Park. It is in parks.",
  );
});

test("parkWords says that there are no jobs", () => {
  const none = parkWords(alone, { ...silent, jobs: 0, employers: 0, kinds: [] });
  expect(none.intro).toBe(
    "No open job is within 50 miles of Arches National Park now. An alert will tell you about the next one.",
  );
  expect(none.statistics.map(({ label, value }) => `${value} ${label}`)).toEqual([
    "0 open jobs within 50 miles",
  ]);
  expect(none.faqs.map(({ question }) => question)).toEqual([
    "How do I hear about the next job near Arches National Park?",
  ]);
});

test("parkWords writes a description that fits search results", () => {
  expect(parkWords(alone, telling).description).toMatch(
    /^1,237 open jobs of 112 employers are within 50 miles of Arches National Park: water and rafting and guiding\. Pay is stated/,
  );
});
