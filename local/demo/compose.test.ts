import { expect, test } from "vitest";
import { composeDescription } from "./compose.ts";
import type { Block } from "./demo-job.ts";
import type { Fact } from "./fact.ts";
import { readFacts } from "./load-demo-jobs.ts";

const facts = readFacts();
const texts = facts.map((fact) => textOf(composeDescription(fact)));

function textOf(blocks: Block[]): string {
  return blocks.map((block) => (block.kind === "list" ? block.items.join("\n") : block.text)).join("\n");
}

test("no two jobs read the same", () => {
  expect(new Set(texts).size).toBe(texts.length);
});

test("opening sentences are spread over many phrasings", () => {
  const rangers = facts.filter(({ title }) => title === "Seasonal Maintenance Worker");
  const shapes = rangers.map((fact) => textOf(composeDescription(fact)).replace(/in [A-Z].*/, ""));
  expect(new Set(shapes).size).toBeGreaterThan(5);
});

test("nothing half-made stands in a text", () => {
  for (const text of texts) {
    expect(text).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
    expect(text).not.toMatch(/ {2}|\.\.|\( | \)| ,|\n\n|“”/);
    expect(text.length).toBeGreaterThan(120);
  }
});

test("every paragraph is made of whole sentences", () => {
  for (const fact of facts)
    for (const block of composeDescription(fact))
      if (block.kind === "paragraph") expect(block.text).toMatch(/^["“A-Z0-9].*\.$/u);
});

test("articles fit their words", () => {
  for (const text of texts) {
    expect(text).not.toMatch(/\b([Aa]n [BCDFGJKPQTVWZbcdfgjkpqtvwz][a-z]|[Aa] [AEIOaeio][a-z])/);
    expect(text).not.toMatch(/\b(a|an) The\b/);
  }
});

test("a description tells pay, season and openings, and only where the facts have them", () => {
  const fact: Fact = {
    title: "Forestry Worker",
    employer: "Blue Moon Forestry Inc.",
    places: [["Medford", "Oregon"]],
    pay: [17.68, 45, "HOUR"],
    posted: "2026-02-08",
    season: ["2026-03-01", "2026-11-30"],
    positions: 21,
    from: "dol",
    url: "https://seasonaljobs.dol.gov/jobs/H-400-25335-444203",
  };
  const text = textOf(composeDescription(fact));
  expect(text).toMatch(/21 Forestry Workers/);
  expect(text).toMatch(/\$17\.68 to \$45 an hour/);
  expect(text).toMatch(/March 1/);
  expect(text).toMatch(/H-400-25335-444203/);

  const { pay, season, positions, ...bare } = fact;
  const less = textOf(composeDescription(bare));
  expect(less).not.toMatch(/\$|March|21/);
});
