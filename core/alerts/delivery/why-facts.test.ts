import { expect, test } from "vitest";
import { factChoices, withPaying } from "#core/facts/choices.ts";
import type { FactRow } from "#core/jobs/facts/facts-of.ts";
import { readFacts } from "#core/jobs/facts/read-facts.ts";
import type { StatedFact } from "#core/jobs/facts/stated-fact.ts";
import { explainedFacts, longestQuote, whyFacts } from "./why-facts.ts";

const rowOf = (fact: StatedFact, position: number): FactRow => ({
  jobId: "0198c7a1-0000-4000-8000-000000000001",
  position,
  name: fact.name,
  value: fact.value,
  low: fact.low ?? null,
  high: fact.high ?? null,
  unit: fact.unit ?? null,
  fromDay: fact.fromDay ?? null,
  untilDay: fact.untilDay ?? null,
  precision: fact.precision ?? null,
  proof: fact.proof,
  proofFrom: fact.from,
  proofTo: fact.to,
  origin: fact.origin,
  isUnsure: fact.isUnsure ?? false,
  hiddenAt: null,
});

type Given = Omit<Parameters<typeof readFacts>[0], "title" | "datePosted" | "salary">;

function why(asked: string, given: Given, job: { pay?: string; isPosted?: boolean } = {}) {
  const listing = { title: "Camp Cook", datePosted: new Date("2026-11-20"), salary: null, ...given };
  const facts = readFacts(listing).map(rowOf);
  return whyFacts(asked.split(","), { facts, pay: null, isPosted: false, ...job });
}

const row = (fact: Partial<StatedFact> & { name: string; value: string }) =>
  rowOf({ proof: null, from: null, to: null, origin: "text", ...fact }, 0);
const ofRows = (asked: string, ...facts: FactRow[]) =>
  whyFacts(asked.split(","), { facts, pay: null, isPosted: false });

const descriptionMd =
  "# The job\n\nCook for forty guests.\n\nHousing is provided free of charge.\nSeason: May 20 to September 15, 2027.\nPay: $20 to $23 per hour.\nMust be at least 18 years old.";

test("whyFacts quotes each stating sentence once", () => {
  expect(why("housing,start-2027-05", { descriptionMd })).toEqual([
    "Season start: “Season: May 20 to September 15, 2027.”",
    "Housing: “Housing is provided free of charge.”",
  ]);
  expect(why("start-2027-04,start-2027-05,summer", { descriptionMd })).toEqual([
    "Season start: “Season: May 20 to September 15, 2027.”",
  ]);
  expect(why("hour-20", { descriptionMd })).toEqual(["Pay: “$20 to $23 per hour.”"]);
  expect(why("housing", { descriptionMd: "# Benefits\n\n- Housing: Provided" })).toEqual([
    "Housing: “Provided”",
  ]);
  expect(why("housing,meals", { descriptionMd: "Housing and meals are provided." })).toEqual([
    "Housing and meals: “Housing and meals are provided.”",
  ]);
});

test("whyFacts quotes only what the alert asks for", () => {
  expect(why("housing", { descriptionMd }).join()).not.toMatch(/Season|Pay|18/);
});

test("whyFacts names the field's source where no sentence exists", () => {
  expect(why("start-2027-04", { descriptionMd, facts: { seasonStart: "2027-04-12" } })).toEqual([
    "Starting in April 2027, from the source's own data",
  ]);
  const employerFacts = [row({ name: "housing", value: "provided", origin: "employer" })].map(
    ({ name, value, origin }) => ({ name, value, origin, proof: null, from: null, to: null }),
  );
  expect(why("housing", { descriptionMd, employerFacts })).toEqual([
    "Housing provided, stated by the employer",
  ]);
  expect(why("hour-20", { descriptionMd }, { pay: "USD 20 - 25/hour" })).toEqual([
    "Pay: USD 20 - 25/hour, from the source's own data",
  ]);
  expect(why("hour-20", { descriptionMd }, { pay: "USD 20 - 25/hour", isPosted: true })).toEqual([
    "Pay: USD 20 - 25/hour, stated by the employer",
  ]);
});

test("whyFacts groups unmentioned obstacles in one line", () => {
  expect(why("no-wfr,no-cdl,no-licence,age-19", { descriptionMd })).toEqual([
    "Age: “Must be at least 18 years old.”",
    "Doesn't mention a WFR, a CDL or a driver's license",
  ]);
  expect(why("no-wfr", { descriptionMd: "A WFR is preferred, though not required." }).join()).toContain(
    "WFR is",
  );
  expect(why("no-certificate", { descriptionMd })).toEqual(["Doesn't mention certificates"]);
});

test("whyFacts does not call a posting silent after an unsure mention", () => {
  const unsure = { name: "certifications", value: "wfr:required", isUnsure: true as const };
  expect(ofRows("no-wfr", row({ ...unsure, proof: "WFR or the like" }))).toEqual([
    "Certificates: “WFR or the like”",
  ]);
  expect(ofRows("no-cdl", row({ ...unsure, proof: "WFR or the like" }))).toEqual(["Doesn't mention a CDL"]);
});

test("whyFacts falls back to the alert's own words", () => {
  expect(ofRows("housing,start-2027-05,start-2027-06")).toEqual([
    "Starting in May 2027 or starting in June 2027",
    "Housing provided",
  ]);
});

test("whyFacts says when a job does not state what was asked", () => {
  expect(why("housing,unsaid-housing", { descriptionMd: "Cook for forty guests." })).toEqual([
    "Housing: not stated",
  ]);
  expect(why("housing,unsaid-housing", { descriptionMd })).toEqual([
    "Housing: “Housing is provided free of charge.”",
  ]);
});

test("whyFacts gives the fact for a sentence that may not be quoted", () => {
  expect(ofRows("housing", row({ name: "housing", value: "provided" }))).toEqual([
    "Housing: Provided, stated in the posting",
  ]);
  expect(ofRows("no-wfr", row({ name: "certifications", value: "WFR:preferred" }))).toEqual([
    "Certificates: WFR preferred, stated in the posting",
  ]);
});

test("whyFacts covers every fact that a choice asks for", () => {
  expect(explainedFacts).toEqual(expect.arrayContaining(["season_start", "season_end", "pay", "papers"]));
  expect(explainedFacts).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(start|season|pay-hour)$/)]),
  );
});

test("whyFacts cuts long sentences at a word", () => {
  const proof = `- Housing is\n provided\u202e ${"in the bunkhouse by the river ".repeat(12)}`;
  const [said = ""] = ofRows("housing", row({ name: "housing", value: "provided", proof }));
  const quote = said.replace(/^Housing: “|”$/g, "");
  expect(quote).toMatch(/^Housing is provided in the bunkhouse .*(?:in|the|bunkhouse|by|river)…$/);
  expect(quote.length).toBeLessThanOrEqual(longestQuote);
});

test("whyFacts explains every choice of an alert", () => {
  const asked = factChoices(new Date("2026-11-20")).filter(({ id }) => id !== withPaying);
  for (const { id, label, isObstacle } of asked) {
    const [said = "", ...others] = ofRows(id);
    expect(others, id).toEqual([]);
    if (isObstacle) expect(said, label).toMatch(/^Doesn't mention (?:an? |CPR|certificates)/);
    else expect(said, label).toMatch(/^[A-Z]/);
  }
});
