import { expect, test } from "vitest";
import { usStateCode } from "#core/places/us-states.ts";

test.each([
  ["Utah", "UT"],
  ["UTAH", "UT"],
  [" ut ", "UT"],
  ["new  hampshire", "NH"],
  ["Washington", "WA"],
  ["D.C.", "DC"],
  ["Washington, D.C.", "DC"],
  ["washington dc", "DC"],
  ["District of Columbia", "DC"],
  ["Virgin Islands", "VI"],
  ["Alberta", null],
  ["Utah County", null],
  ["constructor", null],
  ["", null],
])("usStateCode reads %j as %j", (text, code) => {
  expect(usStateCode(text)).toBe(code);
});
