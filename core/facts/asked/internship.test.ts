import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readInternship } from "./internship.ts";

test("an internship by its title, with a sentence that says so", () => {
  expect(valuesIn(readInternship, "Our interns band birds.", "Bird Banding Intern")).toEqual(["yes"]);
});

test("an internship by what the text says of the job", () => {
  expect(valuesIn(readInternship, "This internship runs for 12 weeks.")).toEqual(["yes"]);
});

test("an internship is not meant by those who lead interns", () => {
  expect(valuesIn(readInternship, "You will supervise interns and volunteers.")).toEqual([]);
});
