import { expect, test } from "vitest";
import { cleanSalary } from "#core/jobs/intake/clean-salary.ts";
import type { Salary } from "#core/text/money.ts";

const hourly = (min: number | null, max: number | null): Salary => ({
  min,
  max,
  currency: "usd",
  unit: "hour",
});

test.each([
  [hourly(20, 25), { min: 20, max: 25, currency: "USD", unit: "hour" }],
  [hourly(25, 20), { min: 20, max: 25, currency: "USD", unit: "hour" }],
  [hourly(0, 25), { min: null, max: 25, currency: "USD", unit: "hour" }],
  [hourly(-1, null), null],
  [hourly(Number.NaN, Number.POSITIVE_INFINITY), null],
  [hourly(52_000, 60_000), null],
  [hourly(15, 900), null],
  [{ ...hourly(20, 25), currency: "$" }, null],
  [{ ...hourly(20, 25), unit: "fortnight" as "hour" }, null],
  [
    { min: 900_000, max: null, currency: "JPY", unit: "month" as const },
    { min: 900_000, max: null, currency: "JPY", unit: "month" },
  ],
  [null, null],
])("cleanSalary turns %j into %j", (given, taken) => {
  expect(cleanSalary(given)).toEqual(taken);
});
