import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
import { readTravelPaid } from "./travel-paid.ts";

test.each([
  ["Travel expenses are reimbursed.", "yes"],
  ["Relocation assistance is not provided.", "no"],
  ["Travel costs are the responsibility of the applicant.", "no"],
  ["A $500 travel stipend is paid on arrival.", "yes"],
  ["Travel to and from the job site is paid.", "yes"],
  ["Travel expenses will not be reimbursed.", "no"],
  ["We do not pay relocation.", "no"],
  ["Inbound and outbound transportation is paid or advanced.", "yes"],
  ["Mileage is reimbursed at the federal rate.", "yes"],
  ["You must now and then go to the head office (travel costs covered).", "yes"],
  ["We do not pay the costs of transportation.", "no"],
  ["A field truck is provided, or personal mileage will be reimbursed.", "yes"],
  ["Work in a personal vehicle will be reimbursed.", "yes"],
  ["Volunteers must arrange their own travel to the island.", "no"],
  ["Is my trip paid or reimbursed travel? Travel is not paid for.", "no"],
  ["Transport from Anchorage is provided.", "yes"],
  ["We cover your travel from training to the start of the trip.", "yes"],
  ["Relocation? We'll pay a moving truck.", "yes"],
  ["Travel to Maine is at your own cost.", "no"],
])("readTravelPaid reads %s as %s", (text, value) => {
  expect(valuesIn(readTravelPaid, text)).toContain(value);
});

test.each([
  "Must be able to travel.",
  "A meal per diem of $38 is paid when we travel overnight.",
  "Travel costs within the site are paid.",
  "Workers provide their own transportation to the farm; parking costs nothing.",
  "Daily transportation to the orchard is provided from town.",
  "Relocation expenses reimbursed\nNo",
  "Is relocation reimbursed?",
  "A work vehicle is provided for travel to the sites.",
])("readTravelPaid reads nothing in: %s", (text) => {
  expect(valuesIn(readTravelPaid, text)).toEqual([]);
});

test.each([
  ["Travel expenses are reimbursed.", undefined],
  ["Moving expenses are not covered.", undefined],
  ["We pay for your airfare.", undefined],
  ["Relocation assistance may be available.", true],
  ["Some travel costs may be covered.", true],
])("readTravelPaid is unsure of %s: %s", (text, isUnsure) => {
  expect(factsIn(readTravelPaid, text).map((fact) => fact.isUnsure)).toEqual([isUnsure]);
});

test.each([
  "A van provides transportation to field sites each day.",
  "A shuttle takes you from housing to the lifts; transportation is provided.",
  "There is limited funding that pays travel expenses of students.",
  "Guests get travel costs reimbursed.",
])("readTravelPaid reads nothing about travel during the work: %s", (text) => {
  expect(valuesIn(readTravelPaid, text)).toEqual([]);
});
