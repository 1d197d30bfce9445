import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readHiring } from "./hiring.ts";

test.each([
  ["Position open until filled.", "until filled"],
  ["Review of applications begins March 1.", "review begins"],
  ["Applications are accepted until all positions are filled.", "until filled"],
  ["Applications are reviewed on a rolling basis.", "rolling"],
  ["We begin reviewing applications on February 1.", "review begins"],
  ["Priority deadline: January 15", "review begins"],
])("readHiring reads %s as %s", (text, value) => {
  expect(valuesIn(readHiring, text)).toContain(value);
});

test.each([
  "Rooms are available until filled.",
  "Fill out the form.",
  "Review of data begins in May.",
  "Rolling hills surround us.",
  "Patients are reviewed as received.",
])("readHiring reads nothing in: %s", (text) => {
  expect(valuesIn(readHiring, text)).toEqual([]);
});
