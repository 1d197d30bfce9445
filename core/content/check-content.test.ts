import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkContent } from "./check-content.ts";

const names = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".md"),
);
const sound = Object.fromEntries(names.map((name) => [name, readFileSync(`content/${name}`, "utf8")]));
const search = "searches/park-ranger-jobs.md";

/** What is said of the content after one file was changed, or taken away. */
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

test("what is there is sound", () => {
  expect(complaint(search, (text) => text)).toBe("");
});

describe("named with their file are", () => {
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
      (text) =>
        text.replace(
          /^relatedSearches:.*(\n +- .*)*/m,
          "relatedSearches: [sherpa-jobs, fisheries-jobs, trail-crew-jobs]",
        ),
      /links to \/search\/sherpa-jobs/,
    ],
    [
      "a state that is not there",
      search,
      (text) => `${text}\n[x](/outdoor-jobs-ohio)\n`,
      /links to \/outdoor-jobs-ohio/,
    ],
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

  test("two pages that say the same of themselves", () => {
    const [, title = ""] = /^title: *(.*)$/m.exec(sound["searches/fisheries-jobs.md"] ?? "") ?? [];
    expect(complaint(search, (text) => text.replace(/^title: .*$/m, `title: ${title}`))).toMatch(
      /content\/searches\/\S+ and content\/searches\/\S+ have the same title/,
    );
  });
});
