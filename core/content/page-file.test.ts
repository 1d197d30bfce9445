import { expect, test } from "vitest";
import { z } from "zod";
import { type Facts, productFactNames } from "./fact-names.ts";
import { readPageFile } from "./page-file.ts";

const facts = {
  ...Object.fromEntries(productFactNames.map((name) => [name, name])),
  siteName: "Waymark",
  email: "hello@waymark.example",
  address: "12 Trailhead Road",
  founderName: "Maximiliana Featherstonehaugh-Cholmondeley of Kirkcudbright",
  founderPath: "/max",
  governingState: "Colorado",
} as Facts;
const schema = z.strictObject({ title: z.string().max(30), tags: z.array(z.string()).default([]) });
const read = (head: string, markdown = "") =>
  readPageFile("content/pages/x.md", `---\n${head}\n---\n${markdown}`, schema, facts);

test("readPageFile fills in facts of any length", () => {
  const page = read('title: About {{founderName}}\ntags: ["{{siteName}}"]', "By {{founderName}}.");
  expect(page).toMatchObject({ slug: "x", title: `About ${facts.founderName}`, tags: ["Waymark"] });
  expect(page.body.html).toBe(`<p>By ${facts.founderName}.</p>\n`);
});

test("readPageFile checks the head as it is written", () => {
  expect(() => read(`title: ${"x".repeat(31)}`)).toThrow(
    /content\/pages\/x\.md is not as it should be:\n.*30/,
  );
  expect(() => read("title: About {{nobody}}")).toThrow(/no fact named nobody/);
});
