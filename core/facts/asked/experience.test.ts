import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
import { readExperience } from "./experience.ts";

test.each([
  ["Two years of guiding experience required.", "required"],
  ["Must have at least one season of trail crew experience.", "required"],
  ["Prior kitchen experience preferred.", "preferred"],
  ["No experience necessary; we train you.", "none"],
  ["Minimum of three years' experience in a ski shop", "required"],
  ["Experience with horses is a plus.", "preferred"],
  ["Preferred qualifications:\n- Experience leading groups of teens", "preferred"],
  ["Requirements:\n- Two summers of camp experience", "required"],
  ["Requires two months of orchard experience.", "required"],
  ["The ideal guide should have previous rafting experience.", "preferred"],
  ["Camp experience is helpful but not required.", "preferred"],
  ["Experience working with children required", "required"],
  ["Needs six (6) summers of kayak experience.", "required"],
  ["A minimum of two (2-3) seasons as a boat captain.", "required"],
  ["You must be patient, one winter of teaching experience is preferred.", "preferred"],
])("readExperience reads %s as %s", (text, value) => {
  expect(valuesIn(readExperience, text)).toContain(value);
});

test.each([
  "Give our guests a memorable experience.",
  "Pay depends on experience.",
  "You will gain two years of experience in one.",
  "Two years of experience or a degree in recreation required.",
  "Your resume must describe your experience.",
  "A year of specialized experience like GS-04 work",
  "Ideal for those seeking field experience",
  "Qualifications:\n- Experience with radios",
  "No experience is required, yet two years of rafting experience are required.",
])("readExperience reads nothing in: %s", (text) => {
  expect(valuesIn(readExperience, text)).toEqual([]);
});

test.each([
  "Lead guides must have two years of experience.",
  "Must have prior experience if you lead trips.",
])("readExperience is unsure of: %s", (text) => {
  expect(factsIn(readExperience, text)).toMatchObject([{ value: "required", isUnsure: true }]);
});
