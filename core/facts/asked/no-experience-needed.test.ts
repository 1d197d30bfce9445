import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readNoExperienceNeeded } from "./no-experience-needed.ts";

test.each([
  ["No experience necessary, housing provided.", "yes"],
  ["No experience required; we train you.", "yes"],
  ["Little or no experience needed.", "yes"],
  ["You don't need any previous guiding experience.", "yes"],
  ["No prior experience required!", "yes"],
  ["No previous climbing experience is necessary.", "yes"],
  ["Will train the right person.", "yes"],
  ["No teaching experience? No problem, we train you.", "yes"],
  ["We teach you everything you need to know.", "yes"],
  ["You needn't have any experience.", "yes"],
  ["Beginners welcome!", "yes"],
  ["Rookies welcome, three days of training.", "yes"],
  ["Don't worry if you have never clipped into a harness.", "yes"],
  ["Never done it? We'll coach you.", "yes"],
  ["Nobody asks for experience.", "yes"],
  ["Love counts, experience doesn't.", "yes"],
  ["You don't need earlier trail work.", "yes"],
  ["The rest we'll teach you.", "yes"],
])("readNoExperienceNeeded reads %s as %s", (text, value) => {
  expect(valuesIn(readNoExperienceNeeded, text)).toContain(value);
});

test.each([
  "Two years of experience required.",
  "This is an entry-level position.",
  "Experience is not required but a degree is required.",
  "Experience with chainsaws is preferred, not required.",
  "There is no better experience.",
  "No experience with horses? This is not the job for you.",
  "Beginners are welcome in our ski classes.",
  "You will teach and supervise a crew.",
  "Never done this before? Please don't apply.",
])("readNoExperienceNeeded reads nothing in: %s", (text) => {
  expect(valuesIn(readNoExperienceNeeded, text)).toEqual([]);
});
