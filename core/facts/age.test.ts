import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
import { readAge } from "./age.ts";

test.each([
  ["You must be 18 can lift 60 lb.", ["18"]],
  ["Be at least 19 and okay with roommates.", ["19"]],
  ["Have to be 21 because we serve beer", ["21"]],
  ["18 is the minimum age.", ["18"]],
  ["Over-18s only.", ["18"]],
  ["Under 18s can't be hired.", ["18"]],
  ["No one younger than 17.", ["17"]],
  ["At 19 or older.", ["19"]],
  ["Who: 18+, able to swim", ["18"]],
  ["22 yrs or more", ["22"]],
  ["CPR, 21 (the van's insurance), good cheer", ["21"]],
  ["18–26 years old", ["18"]],
  ["18 years.", ["18"]],
  ["Wilderness First Aid (16+ hrs), CPR", []],
  ["You are at least 20 and up to 30 hours on the water.", []],
  ["Staff gave over 20,000 hours.", []],
  ["We have hired adults for over 20 years and still do.", []],
])("readAge reads %s as %j", (text, values) => {
  expect(valuesIn(readAge, text)).toEqual(values);
});

test.each([
  ["16+ for helpers, 18+ for teachers.", "Sailing Teacher", { value: "18" }],
  ["16+ for helpers, 18+ for teachers.", "Cook", { value: "16", isUnsure: true }],
  ["Participants must be 18.", "Trail Volunteer", { value: "18" }],
])("readAge reads %s for a %s as %j", (text, title, fact) => {
  expect(factsIn(readAge, text, title)).toMatchObject([fact]);
});

test("readAge leaves out the age of those who come to learn", () => {
  expect(valuesIn(readAge, "Participants must be 18.", "Cook")).toEqual([]);
});
