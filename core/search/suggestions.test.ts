import { describe, expect, test } from "vitest";
import { cpuTime } from "#test/cpu-time.ts";
import { kindInWords, kindsOfWork } from "./kinds-of-work.ts";
import { plainWords } from "./plain-words.ts";
import { indexSuggestions, isFuzzyPrefix, type Suggestible, suggest } from "./suggestions.ts";

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

describe("suggest", () => {
  test("prefers matches at the first word, then most jobs, then short texts", () => {
    expect(texts("park")).toEqual(["park ranger", "Park City Mountain", "National Park Service"]);
    expect(texts("ra")).toEqual(["ranger", "ranch hand", "rafting guide", "park ranger"]);
    expect(texts("uta")).toEqual(["Utah", "Moab, Utah"]);
  });

  test("offers one of a group and no text twice", () => {
    expect(texts("raft")).toEqual(["rafting guide"]);
    expect(texts("raft g")).toEqual(["raft guide"]);
    expect(suggest("monta", index)).toEqual([{ text: "Montana", kind: "employer", label: "Montana" }]);
  });

  test("finds other names in any case and without accents or marks", () => {
    expect(texts("NPS")).toEqual(["National Park Service"]);
    expect(texts("moab, u")).toEqual(["Moab, Utah"]);
    expect(texts('"Pärk.Ran')).toEqual(["park ranger"]);
  });

  test("forgives one wrong letter in five or more if nothing matches", () => {
    expect(texts("natoinal")).toEqual(["National Park Service"]);
    expect(texts("rnager")).toEqual(["ranger", "park ranger"]);
    expect(texts("rang")).toEqual(["ranger", "park ranger"]);
    expect(texts("renc")).toEqual([]);
    expect(texts("rench")).toEqual(["ranch hand"]);
  });

  test("offers nothing for one letter and never more than eight", () => {
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
])("isFuzzyPrefix compares %j with %j: %s", (text, start, does) => {
  expect(isFuzzyPrefix(text, start)).toBe(does);
});

test("suggest finds the best of many thousands at once", () => {
  const many = indexSuggestions(
    Array.from({ length: 40_000 }, (_, at) => given(`resort ${at}`, at, { names: [`resort ${at}`] })),
  );
  const spent = cpuTime(() => {
    for (const typed of ["re", "resort", "rseort"])
      expect(suggest(typed, many)[0]).toMatchObject({ text: "resort 39999" });
  });
  expect(spent).toBeLessThan(500);
});

test("kindsOfWork names workers and activities, not things, places or abbreviations", () => {
  const kinds = kindsOfWork().flat();
  for (const phrase of ["park ranger", "raft guide", "trail groomer", "tree planting", "gis", "emt"])
    expect(kinds).toContain(phrase);
  for (const phrase of ["national park", "mgr", "water", "ms", "deer", "sea lion", "staff housing"])
    expect(kinds).not.toContain(phrase);
  expect([kindInWords("park ranger"), kindInWords("gis tech")]).toEqual(["Park ranger", "GIS tech"]);
});
