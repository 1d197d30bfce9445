import { unitePay } from "#core/sources/boards/unite-pay.ts";
import type { Salary, SalaryUnit } from "#core/text/money.ts";
import type { Job } from "./row.ts";

type Range = NonNullable<Job["pay_input_ranges"]>[number];

const units: [RegExp, SalaryUnit][] = [
  [/\b(hour(ly)?|hr)\b/i, "hour"],
  [/\b(year(ly)?|annual(ly|i[sz]ed)?|annum|yr)\b/i, "year"],
  [/\bmonth(ly)?\b/i, "month"],
  [/\bweek(ly)?\b/i, "week"],
  [/\b(day|daily)\b/i, "day"],
  // Salaries can be monthly too, so this comes last.
  [/\bsalary\b/i, "year"],
];

export function salaryOf({ pay_input_ranges: ranges }: Job): Salary | null {
  return unitePay((ranges ?? []).flatMap((range) => readRange(range) ?? []));
}

function readRange({ min_cents, max_cents, currency_type, title, blurb }: Range): Salary | null {
  const heading = title ?? "";
  if (/bonus|commission|\bOTE\b|on[ -]target|equity|stock|tips/i.test(heading)) return null;
  const [min, max] = [min_cents, max_cents].map((cents) => (cents ? cents / 100 : null));
  const unit = unitIn(heading) ?? unitIn(blurb ?? "") ?? unitOf(Math.max(min ?? 0, max ?? 0));
  if (!unit || !currency_type || (!min && !max)) return null;
  return { min: min ?? null, max: max ?? null, currency: currency_type, unit };
}

function unitIn(text: string): SalaryUnit | null {
  return units.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function unitOf(most: number): SalaryUnit | null {
  if (most > 0 && most <= 150) return "hour";
  return most >= 25_000 && most <= 1_000_000 ? "year" : null;
}
