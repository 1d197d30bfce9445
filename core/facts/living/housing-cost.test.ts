import { expect, test } from "vitest";
import { extractFacts } from "#core/facts/extract.ts";
import { valuesIn } from "#test/facts.ts";
import { readHousingCost } from "./housing-cost.ts";

test.each([
  ["Housing is available for $75 per week.", "75/w"],
  ["Employee housing available ($350/month, utilities included)", "350/m"],
  ["Rent is $100 every two weeks and is deducted from your paycheck.", "100/2w"],
  ["Rent is CA$450 a month.", "450/m CAD"],
  ["Employees can rent rooms for $10 a night.", "10/n"],
  ["Shared, furnished housing provided with a payroll deduction of $120 per pay period.", "120/2w"],
  ["Pay: $15 per hour. Housing: $8 per day.", "8/d"],
  ["Housing costs are $90 bi-weekly.", "90/2w"],
  ["Bunks are available at Station 3 at $100 a month.", "100/m"],
  ["Employee apartments are available from $900 to $1,300 per month.", "900-1300/m"],
  ["Employee housing: limited beds (shared rooms), $475 / month + $300 deposit", "475/m"],
  ["Housing and three meals: $11 a day.", "11/d"],
  ["We charge $200 a month for a bunk.", "200/m"],
  ["Housing is available; rent is deducted biweekly at approx. $110.", "110/2w"],
  ["Between programs you can kip at base for $15/night.", "15/n"],
  ["$18 an hour and the use of the apartment over the garage, with heat, for $250 a month.", "250/m"],
])("readHousingCost reads %s as %s", (text, value) => {
  expect(valuesIn(readHousingCost, text)).toContain(value);
});

test.each([
  "Room rentals start at $400 a month.",
  "We don't have housing, and most share rentals at $500 a month.",
  "Volunteers get a shared bunkhouse, and $20 a day for expenses.",
])("readHousingCost reads nothing in: %s", (text) => {
  expect(valuesIn(readHousingCost, text)).toEqual([]);
});

test.each([
  ["A housing stipend of $300 per month is provided.", "300/m"],
  ["We pay a $350 monthly housing stipend.", "350/m"],
  ["Stipend $450/week + $150/week for housing = $600/week.", "150/w"],
  ["Interns receive $120 per week for housing.", "120/w"],
  ["The employer pays $250 a month toward rent.", "250/m"],
])("readHousingCost reads what the employer gives in %s", (text, value) => {
  expect(extractFacts({ title: "Guide", text }).map(({ name, value }) => [name, value])).toContainEqual([
    "housing_stipend",
    value,
  ]);
  expect(valuesIn(readHousingCost, text)).toEqual([value]);
});
