import { expect, test } from "vitest";
import { extractFacts } from "#core/facts/extract.ts";
import { trailFacts } from "#core/jobs/facts/trail-facts.ts";
import type { Block } from "#local/demo/demo-job.ts";
import { loadDemoJobs } from "#local/demo/load-demo-jobs.ts";

const facts = loadDemoJobs().flatMap(({ title, description }) =>
  extractFacts({ title, text: textOf(description) }).map((fact) => ({ ...fact, title })),
);

function textOf(blocks: Block[]): string {
  return blocks
    .map((block) =>
      block.kind === "list"
        ? block.items.map((item) => `- ${item}`).join("\n")
        : block.kind === "heading"
          ? `# ${block.text}`
          : block.text,
    )
    .join("\n\n");
}

test.each([
  "americorps_award",
  "benefits",
  "certifications",
  "completion_bonus",
  "connectivity",
  "couples",
  "driving_licence",
  "education",
  "experience",
  "families",
  "gear_or_pro_deals",
  "hiring",
  "hitch",
  "hours_per_week",
  "housing",
  "housing_cost",
  "housing_kind",
  "housing_stipend",
  "internship",
  "length",
  "lift_lbs",
  "meals",
  "min_age",
  "no_experience_needed",
  "other_bonus",
  "own_vehicle",
  "papers",
  "participant_pays",
  "pay",
  "pay_kind",
  "pets",
  "positions",
  "rv_site",
  "screening",
  "season_end",
  "season_start",
  "strenuous",
  "tips",
  "training",
  "travel_paid",
  "who_may_apply",
])("a demonstration job states %s", (name) => {
  expect(facts.some((fact) => fact.name === name)).toBe(true);
});

test.each(["provided", "at a cost", "stipend", "may be had", "not provided"])(
  "a demonstration job has a bed that is %s",
  (value) => {
    expect(facts.some((fact) => fact.name === "housing" && fact.value === value)).toBe(true);
  },
);

test("a demonstration job pays and has a guide school to pay", () => {
  const school = facts.find(({ name, value }) => name === "training" && value === "at a cost");
  const own = facts.filter(({ title }) => title === school?.title);
  expect(own.map(({ name }) => name)).not.toContain("participant_pays");
  const lines = trailFacts(own.map((fact) => ({ ...fact, origin: "text" })));
  expect(lines.map(({ text }) => text)).toContain("Guide school $450");
});
