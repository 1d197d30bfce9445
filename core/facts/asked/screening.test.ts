import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readScreening } from "./screening.ts";

test.each([
  ["Must pass a background check and drug test.", "drug test"],
  ["Employment is contingent on a criminal history check.", "background check"],
  ["Random drug testing all season", "drug test"],
  ["Fingerprinting is required.", "background check"],
])("readScreening reads %s as %s", (text, value) => {
  expect(valuesIn(readScreening, text)).toContain(value);
});

test.each([
  "No background check needed",
  "Drug screen needed - No",
  "Background check: none",
  "Conduct background checks on volunteers",
])("readScreening reads nothing in: %s", (text) => {
  expect(valuesIn(readScreening, text)).toEqual([]);
});
