import { describe, expect, test } from "vitest";
import { readFacts, wordsOfFacts } from "#core/jobs/facts/read-facts.ts";
import { readPosting, toPostingInput as shownAgain } from "#core/postings/form/read-posting.ts";
import { toListing } from "#core/postings/form/to-listing.ts";
import { makePostingInput } from "#test/posting-input.ts";
import { draftFacts } from "./draft-facts.ts";
import { noFacts } from "./fact-fields.ts";
import { factsInText, withFactsInText } from "./facts-in-text.ts";
import { statedFacts } from "./stated-facts.ts";

const answered = {
  is_seasonal: "true",
  season_start: "2027-05-20",
  season_end: "2027-09-06",
  housing: "at a cost",
  housing_cost: "70",
  housing_cost_unit: "w",
  meals: "in the field only",
  tips: "true",
  hours_per_week: "35-40",
  positions: "12",
  cert_wfr: "required",
  cert_cpr: "preferred",
  min_age: "21",
  driving_licence: "required",
  papers: "visa supported",
  couples: "welcome",
  pets: "no",
};

function postingOf(fields: Record<string, string>) {
  const read = readPosting(makePostingInput(fields));
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.posting;
}

function errorsOf(fields: Record<string, string>) {
  const read = readPosting(makePostingInput(fields));
  return read.ok ? {} : read.errors;
}

describe("readPosting", () => {
  test("keeps every answered fact and shows it as typed", () => {
    const posting = postingOf(answered);
    expect(posting.facts).toEqual({
      season: { start: "2027-05-20", end: "2027-09-06" },
      housing: "at a cost",
      housingCost: { amount: 70, unit: "w" },
      meals: "in the field only",
      tips: true,
      hoursPerWeek: { low: 35, high: 40 },
      positions: 12,
      certifications: { WFR: "required", CPR: "preferred" },
      minAge: 21,
      drivingLicence: "required",
      papers: "visa supported",
      couples: "welcome",
      pets: "no",
    });
    expect(shownAgain(posting)).toMatchObject(answered);
  });

  test("accepts a form without facts", () => {
    expect(postingOf({}).facts).toEqual({});
  });

  test.each([
    ["season_start", "2027-02-30", "Must be a date, such as 2027-05-20"],
    ["season_end", "2027-05-01", "Must not be before the start"],
    ["is_seasonal", "", "Tick “Seasonal job” to give its dates, or clear them.", "season_start"],
    ["housing", "castle", "Please choose one of the answers."],
    [
      "housing",
      "provided",
      "Choose “At a cost” or “Stipend” to give an amount, or clear it.",
      "housing_cost",
    ],
    ["housing_cost", "cheap", "Must be an amount up to 20,000"],
    ["hours_per_week", "90", "Must be hours a week, such as 40 or 30-40"],
    ["positions", "0", "Must be a number from 1 to 500"],
    ["min_age", "9", "Must be an age from 14 to 30"],
    ["cert_wfr", "loved", "Please choose required or preferred."],
    ["pets", "maybe", "Please choose one of the answers."],
  ])("puts at %s what is wrong with %j", (field, value, message, at = field) => {
    expect(errorsOf({ ...answered, [field]: value })).toEqual({ [at]: message });
  });
});

describe("toListing", () => {
  const wordsOf = (fields: Record<string, string>) => {
    const listing = toListing("1", postingOf(fields), new Date());
    return wordsOfFacts(readFacts(listing), listing.salary);
  };

  test("turns answers into the words of filters", () => {
    expect(wordsOf(answered)).toEqual(
      expect.arrayContaining([
        ...["start:2027-05", "end:2027-09", "season:summer", "seasonal:yes", "housing:at-a-cost"],
        ...["tips:yes", "certifications:wfr-required", "certifications:cpr-preferred", "min_age:21"],
        ...["driving_licence:required", "papers:visa-supported", "couples:welcome", "pets:no"],
      ]),
    );
  });

  test("prefers the employer's answer to the text", () => {
    const description =
      "You guide our guests down the river and cook for them at night, five days in a row.\n\nEmployee housing is provided at $75 per week. Wilderness First Responder certification required. CPR certification required.";
    const words = wordsOf({ description, housing: "not provided", cert_cpr: "preferred" });
    expect(words).toContain("housing:not-provided");
    expect(words).not.toContain("housing:at-a-cost");
    expect(words).toContain("certifications:cpr-preferred");
    expect(words).not.toContain("certifications:cpr-required");
    expect(words).toContain("certifications:wfr-required");
    const facts = readFacts(toListing("1", postingOf({ description, housing: "provided" }), new Date()));
    expect(facts.find(({ name }) => name === "housing")).toMatchObject({ origin: "employer", proof: null });
    expect(facts.filter(({ name }) => name === "housing_cost")).toEqual([]);
  });

  test("calls a job seasonal without another type", () => {
    const typeOf = (job_type: string) =>
      toListing("1", postingOf({ ...answered, job_type }), new Date()).jobType;
    expect(typeOf("")).toBe("Seasonal");
    expect(typeOf("Full-time")).toBe("Full-time");
  });
});

test("statedFacts counts the positions that are still open", () => {
  const positions = (filled: number) => statedFacts({ positions: 12 }, filled);
  expect(positions(0)).toMatchObject([{ name: "positions", value: "12", low: 12 }]);
  expect(positions(9)).toMatchObject([{ value: "9 of 12 filled", low: 3, high: 12 }]);
  expect(positions(20)).toMatchObject([{ value: "12 of 12 filled", low: 0, high: 12 }]);
});

test("draftFacts leaves out what is wrong and keeps the rest", () => {
  const typed = {
    ...noFacts,
    ...answered,
    hours_per_week: "many",
    season_end: "2027-01-01",
    housing: "provided",
  };
  const facts = draftFacts(typed);
  expect(facts.season).toEqual({ start: "2027-05-20" });
  expect(facts).toMatchObject({ housing: "provided", positions: 12 });
  expect(facts.hoursPerWeek).toBeUndefined();
  expect(facts.housingCost).toBeUndefined();
});

describe("factsInText", () => {
  const now = new Date("2026-11-23T12:00:00Z");
  const description =
    "The season runs from May 20, 2027 to September 6, 2027.\n\nEmployee housing is available for $70 per week.\n\nMust be at least 21 years old and have a valid driver's license.";
  const found = factsInText({ title: "Raft Guide", description }, now);

  test("quotes the words of a description that answer", () => {
    const values = Object.fromEntries(found.map(({ field, value }) => [field, value]));
    expect(values).toMatchObject({
      is_seasonal: "true",
      season_start: "2027-05-20",
      season_end: "2027-09-06",
      housing: "at a cost",
      housing_cost: "70",
      housing_cost_unit: "w",
      min_age: "21",
      driving_licence: "required",
    });
    for (const { proof } of found) expect(description).toContain(proof);
  });

  test("finds nothing in a text without facts", () => {
    expect(factsInText({ title: "Raft Guide", description: "" }, now)).toEqual([]);
  });

  test("returns values that the form accepts, and overwrites none", () => {
    const typed = withFactsInText({ ...noFacts, min_age: "18" }, found);
    expect(typed.min_age).toBe("18");
    expect(typed.season_start).toBe("2027-05-20");
    expect(errorsOf(typed)).toEqual({});
  });
});
