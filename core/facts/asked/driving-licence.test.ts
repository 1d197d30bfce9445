import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readDrivingLicence } from "./driving-licence.ts";

test.each([
  ["Must have a valid driver's license.", "required"],
  ["A driver's license is not required.", "not needed"],
  ["No driver's license needed.", "not needed"],
  ["Driver's license preferred.", "preferred"],
  ["Driver's license (required)", "required"],
  ["Valid driver's license is a plus but not required", "preferred"],
  ["Valid driver's licence and insurable record", "required"],
  ["Must be 18 with a driver's license", "required"],
  ["Driver license required", "required"],
  ["State driver's license", "required"],
  ["Possess a valid Class C driver's license", "required"],
  ["Must maintain a valid driver's license and a hunting license.", "required"],
  ["A valid license and clean record preferred, must be 21 to drive the van.", "preferred"],
  ["DL & first aid", "required"],
  ["Clean MVR, likes dogs", "required"],
  ["Class 5 licence handy", "preferred"],
  ["You bring a car and license.", "required"],
  ["Drive the bus (clean license, 3+ yrs).", "required"],
  ["Licensed to drive a stick shift", "required"],
  ["Benefits: ski pass. DL. Start in May.", "required"],
  ["Driver licence, manual preferred.", "required"],
  ["Current first aid, full driver licence, boat endorsement helpful.", "required"],
  ["Driver's licence class 4 worth an extra $20.", "preferred"],
  ["You've got a chainsaw card, WFA, license, and good cheer.", "required"],
])("readDrivingLicence reads %s as %s", (text, value) => {
  expect(valuesIn(readDrivingLicence, text)).toContain(value);
});

test.each([
  "Sell fishing licenses.",
  "Find, license and credit pictures.",
  "A state operator's license in water treatment preferred",
  "Crane operator license required",
  "Driver's license if you want to run errands.",
  "Bartenders need an alcohol server license.",
  "Fishing license and insurance for the boats required",
])("readDrivingLicence reads nothing in: %s", (text) => {
  expect(valuesIn(readDrivingLicence, text)).toEqual([]);
});
