import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readEducation } from "./education.ts";

test.each([
  ["A high school diploma or GED is required.", "required"],
  ["Bachelor's degree in forestry required; a master's degree is a plus.", "required"],
  ["Bachelor's degree in range science preferred.", "preferred"],
  ["No degree required.", "none"],
  ["No formal education is required, just grit.", "none"],
  ["Applicants must be enrolled in a college or university.", "enrolled"],
  ["Must be pursuing a degree in wildlife biology.", "enrolled"],
  ["Minimum qualifications\n- High school diploma or equivalent", "required"],
  ["# Preferred Qualifications\n\n# Education\n\n- Degree in outdoor recreation", "preferred"],
  ["An associate's degree is desirable.", "preferred"],
  ["Must be a high school graduate.", "required"],
  ["Must be a current undergraduate or graduate student.", "enrolled"],
])("readEducation reads %s as %s", (text, value) => {
  expect(valuesIn(readEducation, text)).toContain(value);
});

test.each([
  "The role requires a high degree of patience.",
  "Bachelor's degree or two years of related experience required.",
  "A degree may be substituted by experience.",
  "The hut sits at 30 degrees in a required sleeping bag.",
  "You must be enrolled in college or recently graduated.",
  "We require a love of environmental education.",
  "A degree is required, but no degree is required of guides.",
  "You will assist a master's student and must be patient.",
  "One year of specialized experience at GS-04, or a bachelor's degree, is required.",
  "Bachelor's degree or equivalent training required",
  "Must be a current undergraduate of this state, or a recent graduate of it.",
])("readEducation reads nothing in: %s", (text) => {
  expect(valuesIn(readEducation, text)).toEqual([]);
});
