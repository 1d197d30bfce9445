import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readHousingCost } from "./housing-cost.ts";

test.each([
  ["Housing is available for $75 per week.", "75/w"],
  ["Employee housing available ($350/month, utilities included)", "350/m"],
  ["Rent is $100 every two weeks and is deducted from your paycheck.", "100/2w"],
  ["A housing stipend of $300 per month is provided.", "300/m"],
  ["Employees can rent rooms for $10 a night.", "10/n"],
  ["Shared, furnished housing provided with a payroll deduction of $120 per pay period.", "120/2w"],
  ["Pay: $15 per hour. Housing: $8 per day.", "8/d"],
  ["Housing costs are $90 bi-weekly.", "90/2w"],
])("readHousingCost reads %s as %s", (text, value) => {
  expect(valuesIn(readHousingCost, text)).toContain(value);
});

test.each(["Room rentals start at $400 a month."])("readHousingCost reads nothing in: %s", (text) => {
  expect(valuesIn(readHousingCost, text)).toEqual([]);
});
