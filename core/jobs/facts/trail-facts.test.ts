import { expect, test } from "vitest";
import { readFacts } from "#core/jobs/facts/read-facts.ts";
import { trailFacts } from "#core/jobs/facts/trail-facts.ts";
import type { SourceFacts } from "#core/jobs/source-facts.ts";

const factsOf = (descriptionMd: string, facts: SourceFacts | null = null) =>
  trailFacts(
    readFacts({
      title: "Guide",
      descriptionMd,
      facts,
      salary: null,
      datePosted: new Date("2026-11-01T00:00:00Z"),
    }),
  );

test("trail facts: lines follow the order of decisions, with their sentences", () => {
  const lines = factsOf(
    "Housing is provided free of charge.\nSeason: May 20 to September 15, 2027.\nPay: $20 to $23 per hour.",
  );
  expect(lines.map(({ label, text }) => [label, text])).toEqual([
    ["Season", "May 20 – Sep 15, 2027"],
    ["Pay", "$20–23 an hour"],
    ["Housing", "Provided"],
  ]);
  expect(lines[0]?.proofs.map(({ quote }) => quote)).toEqual(["Season: May 20 to September 15, 2027."]);
});

test("trail facts: a source field has no sentence and says so", () => {
  expect(factsOf("", { seasonStart: "2027-04-01", positions: 12, experienceMonths: 3 })).toMatchObject([
    { label: "Season", text: "Starts Apr 1, 2027", proofs: [], origin: "source" },
    { label: "Openings", text: "12", origin: "source" },
    { label: "Experience", text: "3 months", origin: "source" },
  ]);
});

test("trail facts: none without stated facts", () => {
  expect(factsOf("Row guests down the river, and look after boats and lunch.")).toEqual([]);
});

test("trail facts: no kind of housing after readers rejected the bed", () => {
  const bed = { value: "provided", proof: "Housing is provided in a bunkhouse.", origin: "text" } as const;
  const kind = { ...bed, name: "housing_kind", value: "bunkhouse" };
  expect(trailFacts([{ ...bed, name: "housing" }, kind])).toMatchObject([{ text: "Provided · Bunkhouse" }]);
  expect(trailFacts([kind])).toEqual([]);
});

test("trail facts: paying to take part comes first", () => {
  const [first] = factsOf("Volunteers pay a program fee of $890 for the two weeks. No wage is paid.");
  expect(first).toMatchObject({ label: "Cost", text: "You pay to take part" });
});

test("trail facts: what a guide school costs is named, and a job with one is still paid", () => {
  const lines = factsOf("Guides earn $120 a day. Guide school costs $450.");
  expect(lines.map(({ label, text }) => [label, text])).toEqual([
    ["Pay", "$120 a day"],
    ["Training", "Guide school $450"],
  ]);
  const [course] = factsOf("A lifeguard course is needed; tuition is required.");
  expect(course).toMatchObject({ text: "Course to pay for" });
});
