export const salaryUnits = ["hour", "day", "week", "month", "year"] as const;
export type SalaryUnit = (typeof salaryUnits)[number];

export type Salary = {
  min: number | null;
  max: number | null;
  currency: string;
  unit: SalaryUnit;
};

/** The pay filter's help text states these figures. */
const unitsPerYear: Record<SalaryUnit, number> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};

/** Uses the maximum, or else the minimum, in the salary's own currency. */
export function yearlyPay(salary: Salary): number | null {
  const amount = salary.max ?? salary.min;
  return amount === null ? null : amount * unitsPerYear[salary.unit];
}

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function amount(value: number, unit: SalaryUnit) {
  // A yearly figure with cents is a multiplied hourly rate.
  return Number.isInteger(value) || unit === "year" ? whole.format(value) : cents.format(value);
}

export function salaryText({ min, max, currency, unit }: Salary): string | null {
  const [from, to] = [min, max].map((end) => (end === null ? null : amount(end, unit)));
  if (from && to) return from === to ? `${currency} ${from}/${unit}` : `${currency} ${from} - ${to}/${unit}`;
  if (from) return `From ${currency} ${from}/${unit}`;
  return to ? `Up to ${currency} ${to}/${unit}` : null;
}
