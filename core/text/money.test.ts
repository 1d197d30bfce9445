import { expect, test } from "vitest";
import type { Salary } from "#core/text/money.ts";
import { salaryText, yearlyPay } from "./money.ts";

const usd = (min: number | null, max: number | null, unit: Salary["unit"] = "year"): Salary => ({
  min,
  max,
  currency: "USD",
  unit,
});

test("salaryText shows currency and unit", () => {
  expect(salaryText(usd(20, 25, "hour"))).toBe("USD 20 - 25/hour");
  expect(salaryText(usd(45_000, 62_500))).toBe("USD 45,000 - 62,500/year");
  expect(salaryText(usd(19.5, 23.41, "hour"))).toBe("USD 19.50 - 23.41/hour");
  expect(salaryText(usd(18, 18, "hour"))).toBe("USD 18/hour");
  expect(salaryText(usd(52_000, null))).toBe("From USD 52,000/year");
  expect(salaryText(usd(null, 900, "week"))).toBe("Up to USD 900/week");
  expect(salaryText(usd(48_326.4, 62_499.75))).toBe("USD 48,326 - 62,500/year");
  expect(salaryText(usd(48_326.4, 48_326.1))).toBe("USD 48,326/year");
  expect(salaryText(usd(null, null))).toBeNull();
});

test("yearlyPay counts the hours, days, weeks or months of a year", () => {
  expect(yearlyPay(usd(20, 25, "hour"))).toBe(52_000);
  expect(yearlyPay(usd(100, null, "day"))).toBe(26_000);
  expect(yearlyPay(usd(null, 1_000, "week"))).toBe(52_000);
  expect(yearlyPay(usd(3_000, 4_000, "month"))).toBe(48_000);
  expect(yearlyPay(usd(null, null))).toBeNull();
});
