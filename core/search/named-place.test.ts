import { describe, expect, test } from "vitest";
import { namedPlace } from "./named-place.ts";
import { plainWords } from "./plain-words.ts";
import { emptyContext, readSearch } from "./read-search.ts";
import type { SearchContext } from "./search.ts";

const employers = ["denver zoo", "vail resorts", "patagonia", "moss landing marine laboratories"];
const known: SearchContext = {
  ...emptyContext,
  isEmployer: (words) => employers.some((name) => `${name} `.startsWith(`${words.join(" ")} `)),
  meant: ({ isSure, places }) => (isSure ? places.slice(0, 1) : []),
};
const named = (typed: string) => namedPlace(plainWords(typed), known);

describe("namedPlace finds the place in", () => {
  test.each([
    ["raft guide moab", "moab-ut", "raft guide"],
    ["moab jobs", "moab-ut", "jobs"],
    ["ranger yosemite", "yosemite-national-park-ca", "ranger"],
    ["lift operator near vail", "vail-co", "lift operator"],
    ["ski instructor in vail with housing", "vail-co", "ski instructor with housing"],
    ["guide bend or", "bend-or", "guide"],
    ["biologist salmon idaho", "salmon-id", "biologist"],
    ["ranger colorado springs", "colorado-springs-co", "ranger"],
    ["denver retail", "denver-co", "retail"],
    ["guide new zealand", "new-zealand", "guide"],
    ["guide scotland", "united-kingdom", "guide"],
  ])("%j", (typed, slug, rest) => {
    const found = named(typed);
    expect(found?.places[0]?.slug).toBe(slug);
    expect(found?.rest.join(" ")).toBe(rest);
  });
});

test.each([
  "camp counselor lake",
  "park ranger",
  "forest technician",
  "cook mn",
  "hunter",
  "salmon biologist",
  "glacier guide",
  "denver zoo keeper",
  "ranger colorado",
  "summer jobs",
  "guide pacific northwest",
  "ranger new mexico",
  "ranger new england",
  "new mexico ranger",
  "fisheries washington state",
  "bear",
])("namedPlace finds no place in %j", (typed) => {
  expect(named(typed)).toBeNull();
});

test("readSearch reads a place after a preposition or with its state", () => {
  const sure = (typed: string) => readSearch(typed, known).place?.said ?? null;
  expect(sure("raft guide in moab")).toBe("Moab, UT");
  expect(sure("raft guide Moab, UT")).toBe("Moab, UT");
  expect(sure("raft guide moab")).toBeNull();
  expect(sure("work at patagonia")).toBeNull();
  expect(sure('raft guide "moab"')).toBeNull();
});

test("readSearch without the board reads only places that are surely meant", () => {
  const read = (typed: string) => readSearch(typed, emptyContext).place?.around?.slug ?? null;
  expect(read("raft guide near Moab, UT")).toBe("moab-ut");
  expect(read("ranger near Yosemite National Park")).toBe("yosemite-national-park-ca");
  expect(read("raft guide near moab")).toBe("moab-ut");
  expect(read("raft guide moab utah")).toBe("moab-ut");
  expect(read("raft guide moab")).toBeNull();
});
