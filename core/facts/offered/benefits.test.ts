import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readBenefits } from "./benefits.ts";

test.each([
  ["Dental, vision and health insurance for all", "health"],
  ["401(k) with match", "retirement"],
  ["We offer group insurance and paid holidays.", "health"],
  ["Benefits: Perks for employees at every hill of ours", "perks"],
  ["Paid time off and paid holidays", "paid leave"],
  ["Free season pass and 30% off retail", "perks"],
  ["Perks include staff housing, employee meals, and free lift tickets.", "perks"],
  ["Staff receive 80 hours of vacation a year.", "paid leave"],
  ["This is a permanent job with health care and retirement", "retirement"],
])("readBenefits reads %s as %s", (text, value) => {
  expect(valuesIn(readBenefits, text)).toContain(value);
});

test.each([
  "Sell season passes to guests.",
  "Must have health insurance.",
  "No health insurance is offered.",
])("readBenefits reads nothing in: %s", (text) => {
  expect(valuesIn(readBenefits, text)).toEqual([]);
});
