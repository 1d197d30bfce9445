import type { Salary, SalaryUnit } from "#core/text/money.ts";
import { salaryUnits } from "#core/text/money.ts";

const sane: Record<SalaryUnit, [number, number]> = {
  hour: [2, 1_000],
  day: [10, 8_000],
  week: [40, 40_000],
  month: [100, 150_000],
  year: [1_000, 2_000_000],
};

const strongCurrencies = ["USD", "CAD", "GBP", "EUR", "AUD", "NZD", "CHF"];

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
  // One end is hourly and the other yearly.
  const isTorn = min !== null && max !== null && max / min > 50;
  return isSane && !isTorn ? { min, max, currency, unit: salary.unit } : null;
}

function positive(amount: number | null): number | null {
  return typeof amount === "number" && Number.isFinite(amount) && amount > 0
    ? Math.round(amount * 100) / 100
    : null;
}
