import type { Salary, SalaryUnit } from "#core/text/money.ts";
import { salaryUnits } from "#core/text/money.ts";

/** What a unit of work pays at the very least and most, in the currencies of our readers; beyond it the source erred. */
const sane: Record<SalaryUnit, [number, number]> = {
  hour: [2, 1_000],
  day: [10, 8_000],
  week: [40, 40_000],
  month: [100, 150_000],
  year: [1_000, 2_000_000],
};

const strongCurrencies = ["USD", "CAD", "GBP", "EUR", "AUD", "NZD", "CHF"];

/** Pay as far as it can be believed: ends in order, positive and of a plausible size; otherwise null. */
export function cleanSalary(salary: Salary | null): Salary | null {
  if (!salary || !salaryUnits.includes(salary.unit)) return null;
  const currency = String(salary.currency).trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  const ends = [positive(salary.min), positive(salary.max)] as const;
  const [min, max] = ends[0] !== null && ends[1] !== null && ends[0] > ends[1] ? [ends[1], ends[0]] : ends;
  if (min === null && max === null) return null;
  const [least, most] = sane[salary.unit];
  const isStrong = strongCurrencies.includes(currency);
  const isSane = [min, max].every((end) => end === null || (end >= least && (!isStrong || end <= most)));
  // One end by the hour and the other by the year.
  const isTorn = min !== null && max !== null && max / min > 50;
  return isSane && !isTorn ? { min, max, currency, unit: salary.unit } : null;
}

function positive(amount: number | null): number | null {
  return typeof amount === "number" && Number.isFinite(amount) && amount > 0
    ? Math.round(amount * 100) / 100
    : null;
}
