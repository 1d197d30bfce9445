import { describe, expect, test } from "vitest";
import { kindInWords, kindsOfWork } from "./kinds-of-work.ts";
import { plainWords } from "./plain-words.ts";
import { beginsAlmost, indexSuggestions, type Suggestible, suggest } from "./suggestions.ts";

type Given = Partial<Suggestible> & { aliases?: string[] };

const given = (text: string, jobs: number, { aliases = [], ...more }: Given = {}): Suggestible => ({
  text,
  kind: "work",
  label: text,
  names: [text, ...aliases].map((name) => plainWords(name).join(" ")),
  group: null,
  jobs,
  ownJobs: jobs,
  ...more,
});

const index = indexSuggestions([
  given("park ranger", 40),
  given("ranger", 60),
  given("raft guide", 20, { group: "raft", ownJobs: 5 }),
  given("rafting guide", 20, { group: "raft", ownJobs: 15 }),
  given("ranch hand", 20),
  given("Park City Mountain", 12, { kind: "employer" }),
  given("National Park Service", 90, { kind: "employer", aliases: ["nps"] }),
  given("Utah", 0, { kind: "place", aliases: ["UT"] }),
  given("Moab, Utah", 7, { kind: "place" }),
  given("Montana", 3, { kind: "place" }),
  given("Montana", 9, { kind: "employer" }),
]);
const texts = (typed: string) => suggest(typed, index).map(({ text }) => text);

describe("what is suggested", () => {
  test("begins with what was typed before what has it later, then has the most jobs, then is the shortest", () => {
    expect(texts("park")).toEqual(["park ranger", "Park City Mountain", "National Park Service"]);
    expect(texts("ra")).toEqual(["ranger", "ranch hand", "rafting guide", "park ranger"]);
    expect(texts("uta")).toEqual(["Utah", "Moab, Utah"]);
  });

  test("has one of those that mean the same, and no text twice", () => {
    expect(texts("raft")).toEqual(["rafting guide"]);
    expect(texts("raft g")).toEqual(["raft guide"]);
    expect(suggest("monta", index)).toEqual([{ text: "Montana", kind: "employer", label: "Montana" }]);
  });

  test("is found by other names, in any case and without accents or marks", () => {
    expect(texts("NPS")).toEqual(["National Park Service"]);
    expect(texts("moab, u")).toEqual(["Moab, Utah"]);
    expect(texts('"Pärk.Ran')).toEqual(["park ranger"]);
  });

  test("forgives one wrong letter from five letters on where nothing has none", () => {
    expect(texts("natoinal")).toEqual(["National Park Service"]);
    expect(texts("rnager")).toEqual(["ranger", "park ranger"]);
    expect(texts("rang")).toEqual(["ranger", "park ranger"]);
    expect(texts("renc")).toEqual([]);
    expect(texts("rench")).toEqual(["ranch hand"]);
  });

  test("is nothing for one letter, and never more than eight", () => {
    expect(texts("r")).toEqual([]);
    expect(texts("")).toEqual([]);
    expect(texts("🏔️ %_\\")).toEqual([]);
    const many = indexSuggestions(Array.from({ length: 50 }, (_, jobs) => given(`guide ${jobs}`, jobs)));
    expect(suggest("gui", many)).toHaveLength(8);
  });
});

test.each([
  ["biologist", "biolo", true],
  ["biologist", "bioligist", true],
  ["biologist", "biollogist", true],
  ["biologist", "bilogist", true],
  ["biologist", "biolgoist", true],
  ["biologist", "bioloigst", true],
  ["biologist", "biologistx", true],
  ["biologist", "bialogust", false],
  ["dental", "rental", true],
  ["", "abcde", false],
])("%j begins almost with %j: %s", (text, start, does) => {
  expect(beginsAlmost(text, start)).toBe(does);
});

test("among many thousands the best are found at once", () => {
  const many = indexSuggestions(
    Array.from({ length: 40_000 }, (_, at) => given(`resort ${at}`, at, { names: [`resort ${at}`] })),
  );
  const started = performance.now();
  for (const typed of ["re", "resort", "rseort"])
    expect(suggest(typed, many)[0]).toMatchObject({ text: "resort 39999" });
  expect(performance.now() - started).toBeLessThan(500);
});

test("kinds of work name who does it or what is done, not things, places or short forms", () => {
  const kinds = kindsOfWork().flat();
  for (const phrase of ["park ranger", "raft guide", "trail groomer", "tree planting", "gis", "emt"])
    expect(kinds).toContain(phrase);
  for (const phrase of ["national park", "mgr", "water", "ms", "deer", "sea lion", "staff housing"])
    expect(kinds).not.toContain(phrase);
  expect([kindInWords("park ranger"), kindInWords("gis tech")]).toEqual(["Park ranger", "GIS tech"]);
});
