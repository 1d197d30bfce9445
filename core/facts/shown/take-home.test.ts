import fc from "fast-check";
import { expect, test } from "vitest";
import type { SayableFact } from "./say-fact.ts";
import { takeHome } from "./take-home.ts";

const pay = (low: number, unit = "h"): SayableFact => ({ name: "pay", value: `${low}/${unit}`, low, unit });
const hours = (low: number): SayableFact => ({ name: "hours_per_week", value: `${low}`, low });
const rent = (low: number, unit: string): SayableFact => ({
  name: "housing_cost",
  value: `${low}`,
  low,
  unit,
});

test("takeHome multiplies pay by hours and subtracts a week's rent", () => {
  expect(takeHome([pay(16), hours(40), rent(70, "w")])).toEqual({
    hourly: 16,
    hours: 40,
    week: 640,
    housing: { cost: 70, left: 570 },
  });
  expect(takeHome([pay(20), hours(40), rent(260, "m")])?.housing).toEqual({ cost: 60, left: 740 });
});

test("takeHome subtracts nothing that the employer gives", () => {
  const given = { name: "housing_stipend", value: "400/m", low: 400, high: 400, unit: "m" };
  expect(takeHome([pay(21), hours(40), given])).toMatchObject({ week: 840, housing: null });
  const stipend = { name: "housing", value: "stipend" };
  expect(takeHome([pay(21), hours(40), stipend, rent(400, "m")])?.housing).toBeNull();
});

test("takeHome takes no ceiling and no other currency for pay", () => {
  expect(takeHome([{ name: "pay", value: "25/h", high: 25, unit: "h" }, hours(40)])).toBeNull();
  expect(takeHome([pay(25, "h CAD"), hours(40)])).toBeNull();
});

test("takeHome is null without hourly pay or hours", () => {
  expect(takeHome([pay(16)])).toBeNull();
  expect(takeHome([hours(40)])).toBeNull();
  expect(takeHome([pay(450, "w"), hours(40)])).toBeNull();
});

test("takeHome leaves less than the pay and more than nothing", () => {
  const amount = fc.double({ min: 0.01, max: 1000, noNaN: true });
  fc.assert(
    fc.property(amount, amount, amount, fc.constantFrom("w", "2w", "m", "n", "t"), (a, b, c, unit) => {
      const found = takeHome([pay(a), hours(b), rent(c, unit)]);
      if (!found?.housing) return;
      expect(found.housing.left).toBeGreaterThan(0);
      expect(found.housing.cost + found.housing.left).toBe(found.week);
    }),
  );
});
