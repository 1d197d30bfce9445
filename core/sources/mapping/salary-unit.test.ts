import { expect, test } from "vitest";
import { readSalaryUnit, salaryUnitIn } from "./salary-unit.ts";

test.each([
  ["PH", "hour"],
  ["Per Year", "year"],
  ["annually", "year"],
  ["PW", null],
  ["Bi-weekly", null],
  ["Piece Work", null],
])("readSalaryUnit reads %s as %s", (text, unit) => {
  expect(readSalaryUnit(text)).toBe(unit);
});

test.each([
  ["Summer hourly rate", "hour"],
  ["Bi-weekly pay", null],
  ["Pay range", null],
])("salaryUnitIn finds in %j the unit %s", (text, unit) => {
  expect(salaryUnitIn(text)).toBe(unit);
});
