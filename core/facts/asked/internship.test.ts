import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readInternship } from "./internship.ts";

test("readInternship reads the title and proves it with a sentence", () => {
  expect(valuesIn(readInternship, "Our interns band birds.", "Bird Banding Intern")).toEqual(["yes"]);
});

test("readInternship reads what the text says of the job", () => {
  expect(valuesIn(readInternship, "This internship runs for 12 weeks.")).toEqual(["yes"]);
});

test("readInternship reads nothing in a text about leading interns", () => {
  expect(valuesIn(readInternship, "You will supervise interns and volunteers.")).toEqual([]);
});
