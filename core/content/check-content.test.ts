import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { usStates } from "#core/places/us-states.ts";
import { checkContent } from "./check-content.ts";
import { listSearches, listStates } from "./content.ts";

const names = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".md"),
);
const sound = Object.fromEntries(names.map((name) => [name, readFileSync(`content/${name}`, "utf8")]));
const search = "searches/park-ranger-jobs.md";
const state = "states/utah.md";
const relateState = (path: string) => (text: string) =>
  text.replace("  - /search/park-ranger-jobs\n", `  - ${path}\n`);
const relateSearch = (slug: string) => (text: string) =>
  text.replace(
    /^relatedSearches:.*(\n +- .*)*/m,
    `relatedSearches: [${slug}, fisheries-jobs, trail-crew-jobs]`,
  );

/** Returns the complaint about the content after one change. */
function complaint(path: string, change: (text: string) => string | null): string {
  const { [path]: before = "", ...others } = sound;
  const after = change(before);
  try {
    checkContent(after === null ? others : { ...others, [path]: after });
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

test("checkContent rejects a search with the address of a park page", () => {
  const path = "searches/jobs-near-arches-national-park-ut.md";
  expect(complaint(path, () => sound[search] ?? null)).toContain(
    `content/${path} has an address of the jobs near a park`,
  );
});

test("checkContent accepts our content", () => {
  expect(complaint(search, (text) => text)).toBe("");
});

describe("checkContent names the file of", () => {
  test.each<[string, string, (text: string) => string | null, RegExp]>([
    ["a field that no page has", search, (text) => text.replace("---\n", "---\nheading: x\n"), /heading/],
    [
      "a figure without a source",
      search,
      (text) => text.replace(/^ +source:.*\n( {6,}.*\n)*/m, ""),
      /source/,
    ],
    [
      "a title that search engines would cut",
      search,
      (text) => text.replace(/^title: .*$/m, `title: ${"x".repeat(51)}`),
      /50/,
    ],
    [
      "a short description",
      search,
      (text) => text.replace(/^metaDescription: .*$/m, "metaDescription: Jobs."),
      /metaDescription/,
    ],
    [
      "a related search that is not there",
      search,
      relateSearch("sherpa-jobs"),
      /links to \/search\/sherpa-jobs/,
    ],
    ["the list of all searches as a related one", search, relateSearch("all"), /links to \/search\/all/],
    ["a related search that stands there twice", search, relateSearch("fisheries-jobs"), /twice/],
    ["a search that is related to itself", search, relateSearch("park-ranger-jobs"), /related to itself/],
    ["a related page of another kind", state, relateState("/jobs"), /links to \/jobs/],
    ["a related page with a section", state, relateState("/search/park-ranger-jobs#faq"), /links to .*#faq/],
    ["a related page that stands there twice", state, relateState("/outdoor-jobs-montana"), /twice/],
    ["a state that is related to itself", state, relateState("/outdoor-jobs-utah"), /related to itself/],
    ["a state in other letters", state, (text) => text.replace(/^state: UT/m, "state: Ut"), /two letters/],
    [
      "a state that is not there",
      search,
      (text) => `${text}\n[x](/outdoor-jobs-ohio)\n`,
      /links to \/outdoor-jobs-ohio/,
    ],
    ["a section that is not there", search, (text) => `${text}\n[x](#nowhere)\n`, /links to #nowhere/],
    ["a link that leads nowhere", search, (text) => `${text}\n[x](jobs)\n`, /links to jobs/],
    ["a fact that nobody knows", search, (text) => `${text}\n{{phone}}\n`, /no fact named phone/],
    [
      "too few words",
      search,
      (text) => text.replace(/\n---\n[\s\S]*$/, "\n---\nRangers.\n"),
      /fewer than 250/,
    ],
    ["a file without a head", search, () => "Rangers.", /head between ---/],
    ["a page that is missing", "pages/founder.md", () => null, /founder\.md is missing/],
    ["a file of no known kind", "pages/imprint.md", () => "---\n---\n", /imprint\.md is of no known kind/],
  ])("%s", (_, path, change, named) => {
    const said = complaint(path, change);
    expect(said).toMatch(named);
    expect(said).toContain(`content/${path}`);
  });

  test("two pages with one description", () => {
    const [, title = ""] = /^title: *(.*)$/m.exec(sound["searches/fisheries-jobs.md"] ?? "") ?? [];
    expect(complaint(search, (text) => text.replace(/^title: .*$/m, `title: ${title}`))).toMatch(
      /content\/searches\/\S+ and content\/searches\/\S+ have the same title/,
    );
  });

  test("two searches in one place", () => {
    expect(complaint(search, (text) => text.replace(/^order: .*$/m, "order: 1"))).toMatch(
      /content\/searches\/\S+ and content\/searches\/\S+ have the same order/,
    );
  });
});

test("checkContent accepts links to sections of text and head", () => {
  const links = "\n## What to *bring*\n\n[a](#what-to-bring) [b](#faq) [c](/search/all) [d](/jobs#jobs)\n";
  expect(complaint(search, (text) => text + links)).toBe("");
});

test("checkContent accepts only codes of states", () => {
  const codes = [
    ...listStates().map((page) => page.state),
    ...listSearches().flatMap(({ query }) => query.titleOrState?.state ?? []),
  ];
  expect(codes.length).toBeGreaterThan(5);
  for (const code of codes) expect(usStates).toHaveProperty(code);
});
