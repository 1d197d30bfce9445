import { describe, expect, test } from "vitest";
import { emptyContext, readSearch } from "./read-search.ts";
import type { SearchContext } from "./search.ts";

const read = (typed: string, known: SearchContext = emptyContext) => readSearch(typed, known);
const words = (typed: string, known?: SearchContext) => read(typed, known).terms.map((term) => term.words);

describe("readSearch", () => {
  test("looks for the words that say something", () => {
    expect(words("jobs for a zookeeper")).toEqual(["zookeeper"]);
    expect(words("hiring")).toEqual(["hiring"]);
    expect(words("jobs in Utah")).toEqual([]);
    expect(words('"hot springs" jobs')).toEqual(["hot springs"]);
  });

  test("keeps a quoted phrase and leaves out words after a minus", () => {
    const search = read('"hot springs" guide -fishing -"night shift"');
    expect(search.terms.map(({ words, isQuoted }) => [words, isQuoted])).toEqual([
      ["hot springs", true],
      ["guide", false],
    ]);
    expect(search.without).toEqual(["fishing", "night shift"]);
    // A title with "guide" alone is not what was asked for.
    expect(search.part).toBe("");
  });

  test("leaves out nothing after a hyphen within a word or on its own", () => {
    expect(read("part-time clerk - summer").without).toEqual([]);
  });

  test.each([
    ["AT", "appalachian trail"],
    ["AT crew leader", "appalachian trail crew leader"],
    ["IT support", "information technology support"],
    ["ranger at Zion", "ranger zion"],
    ["RANGER AT ZION", "ranger zion"],
  ])("reads AT and IT as abbreviations only in capitals: %j", (typed, text) => {
    expect(read(typed).text).toBe(text);
  });

  test("finds the longest phrases of the trade in any inflection", () => {
    const [first] = read("whitewater raft guides").terms;
    expect(first?.words).toBe("whitewater raft guides");
    expect(first?.equals).toContain("river guide");
  });
});

test.each([
  ["ski lift staff", [false, false, true]],
  ["staff", [false]],
  ["crew boss", [false]],
  ["kids ski teacher", [true, false]],
  ["rv camp host", [true, false]],
  ["marketing outdoor brand", [false, true, true]],
  ["outdoor education", [false]],
])("readSearch marks the fillers of %j", (typed, fillers) => {
  expect(read(typed).terms.map(({ isFiller }) => isFiller)).toEqual(fillers);
});

test.each([
  ["bus driver CDL", [false, true]],
  ["CDL", [false]],
  ["WFR EMT", [true, false]],
  ["LNT educator", [true, false]],
  ["ski patrol seasonal EMT", [false, true, true]],
])("readSearch takes a certificate beside work for a condition: %j", (typed, conditions) => {
  expect(read(typed).terms.map(({ isCondition }) => isCondition)).toEqual(conditions);
});

test.each([
  ["bus driver national park", [false, true]],
  ["ski resort", [false]],
  ["camp counselor", [false]],
  ["hotel night auditor", [true, false]],
])("readSearch takes where the work is for a condition: %j", (typed, conditions) => {
  expect(read(typed).terms.map(({ isCondition }) => isCondition)).toEqual(conditions);
});

test.each([
  ["fire", "firefighter", true],
  ["wildland fire", "hotshot", true],
  ["firefighter", "fire", false],
  ["rafting", "river guide", true],
  ["tree planting", "tree planter", true],
])("readSearch takes who works in a field for it: %j, %s", (typed, worker, isMeant) => {
  expect(read(typed).terms[0]?.equals.includes(worker)).toBe(isMeant);
});

test.each([
  ["guide $150 a day", { yearly: 39_000, by: { unit: "day", amount: 150 } }],
  ["guide at least $800 per week", { yearly: 41_600, by: { unit: "week", amount: 800 } }],
  ["guide 60k", { yearly: 60_000 }],
  ["guide $25 an hour", { hourly: 25 }],
  ["job for a 16 year old", { age: 16 }],
])("readSearch reads the amount of %j", (typed, ask) => {
  expect(read(typed).terms.at(-1)?.ask).toEqual(ask);
});

test("readSearch takes either of two kinds of work", () => {
  const [either, ...others] = read("writing or editing jobs").terms;
  expect(others).toEqual([]);
  expect(either?.equals).toEqual(expect.arrayContaining(["writer", "editing", "editor"]));
  expect(read("writing or editing").text).toBe("writing or editing");
  expect(words("guide or housing")).toEqual(["guide", "housing"]);
});

test.each([
  ["wildlife internship not in Texas", ["texas"]],
  ["guide anywhere but CO", ["colorado"]],
  ["cook except the midwest", ["midwest"]],
  ["cook not seasonal", []],
  ["not in texas", []],
])("readSearch leaves out the place of %j", (typed, without) => {
  expect(read(typed)).toMatchObject({ without, place: typed === "not in texas" ? { states: ["TX"] } : null });
});

test("readSearch takes workers for a phrase whom the vocabulary only names beside others", () => {
  expect(read("plant ecologist").terms.map(({ wider }) => wider.includes("botanist"))).toEqual([true]);
  expect(words("water quality technician")).toEqual(["water quality", "technician"]);
});

test.each(["room and board included", "lodging and meals", "board and lodging"])(
  "readSearch reads %j as two conditions",
  (typed) => {
    expect(
      read(typed)
        .terms.map(({ condition }) => condition)
        .sort(),
    ).toEqual(["housing", "meals"]);
  },
);

test("readSearch drops words that say nothing, not others of their stem", () => {
  expect(words("applying for jobs as pesticide applicator")).toEqual(["pesticide applicator"]);
});

describe("a place in a search", () => {
  test("may be a part of a state", () => {
    const { place, text } = read("biologist Eastern Sierra");
    expect(text).toBe("biologist");
    expect(place).toMatchObject({ states: ["CA"], said: "Eastern Sierra" });
    expect(place?.cells).toContain("cell:37.5:-119");
    expect(read("guide utah").place).toMatchObject({ states: ["UT"], cells: [], said: "Utah" });
    expect(read("guide pacific northwest").place?.cells).toEqual([]);
  });

  test.each([
    ["ranger colorado", "ranger", ["CO"]],
    ["ranger in New Mexico", "ranger", ["NM"]],
    ["biologist OR", "biologist", ["OR"]],
    ["biologist or", "biologist", ["OR"]],
    ["guide ut", "guide", ["UT"]],
    ["ranger western montana", "ranger", ["MT"]],
    ["guide in southern new mexico", "guide", ["NM"]],
    ["firefighter west virginia", "firefighter", ["WV"]],
    ["Utah ski", "ski", ["UT"]],
    ["OR", "", ["OR"]],
    ["me", "", ["ME"]],
    ["in", "", ["IN"]],
    ["west virginia", "", ["WV"]],
    ["trail crew pacific northwest", "trail crew", ["ID", "OR", "WA"]],
  ])("is read at the end or the beginning: %j", (typed, text, states) => {
    const search = read(typed);
    expect([search.text, search.place?.states.toSorted()]).toEqual([text, states]);
  });

  test.each(["jobs near me", "guide in", "hiring me"])(
    "is not read from an English word at the end: %j",
    (typed) => {
      expect(read(typed).place).toBeNull();
    },
  );

  test("is left alone in an employer's name", () => {
    const known: SearchContext = {
      ...emptyContext,
      isEmployer: (words) => words.join(" ") === "montana wild",
    };
    expect(read("montana wild", known)).toMatchObject({ place: null, employers: ["montana wild"] });
    expect(read("montana wild").place?.states).toEqual(["MT"]);
  });
});

describe("a kind of work in a search", () => {
  test("is read as a filter, alone or beside words", () => {
    expect(read("remote")).toMatchObject({ work: "remote", terms: [] });
    expect(read("work from home biologist")).toMatchObject({ work: "remote", text: "biologist" });
    expect(read("hybrid planner")).toMatchObject({ work: "hybrid", text: "planner" });
  });
});

describe("a correction", () => {
  const known: SearchContext = {
    ...emptyContext,
    correct: (word) => ({ bioligist: "biologist", skipatrol: "ski patrol" })[word] ?? null,
  };

  test("is reported with what was typed", () => {
    expect(read("bioligist utah", known)).toMatchObject({
      text: "biologist",
      corrected: { from: "bioligist", to: "biologist" },
      place: { states: ["UT"] },
    });
    expect(read("skipatrol", known).text).toBe("ski patrol");
  });

  test("may be a state", () => {
    const mistyped: SearchContext = {
      ...emptyContext,
      correct: (word) => (word === "colorad" ? "colorado" : null),
    };
    expect(read("ranger colorad", mistyped)).toMatchObject({ text: "ranger", place: { states: ["CO"] } });
  });

  test("leaves a quoted phrase alone", () => {
    expect(read('"bioligist"', known)).toMatchObject({ text: '"bioligist"', corrected: null });
  });
});

test("readSearch asks for no other names of more than eight kinds of work", () => {
  const names = (typed: string) =>
    readSearch(typed, emptyContext).terms.map(({ equals, wider }) => equals.length + wider.length);
  const eight = "swe coder sawyer retail dishie skipper cowboy fireman";
  expect(Math.min(...names(eight))).toBeGreaterThan(0);
  expect(Math.max(...names(`${eight} clerical`))).toBe(0);
});
