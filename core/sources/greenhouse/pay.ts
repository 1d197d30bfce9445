import { unitePay } from "#core/sources/boards/unite-pay.ts";
import { salaryUnitIn } from "#core/sources/mapping/salary-unit.ts";
import type { Salary, SalaryUnit } from "#core/text/money.ts";
import type { Job } from "./row.ts";

type Range = NonNullable<Job["pay_input_ranges"]>[number];

export function salaryOf({ pay_input_ranges: ranges }: Job): Salary | null {
  return unitePay((ranges ?? []).flatMap((range) => readRange(range) ?? []));
}

function readRange({ min_cents, max_cents, currency_type, title, blurb }: Range): Salary | null {
  const heading = title ?? "";
  if (/bonus|commission|\bOTE\b|on[ -]target|equity|stock|tips/i.test(heading)) return null;
  const [min, max] = [min_cents, max_cents].map((cents) => (cents ? cents / 100 : null));
  const unit = [heading, blurb ?? ""].map(unitIn).find(Boolean);
  if (!unit || !currency_type || (!min && !max)) return null;
  return { min: min ?? null, max: max ?? null, currency: currency_type, unit };
}

/** Salaries can be monthly too, so the word alone comes last. */
function unitIn(text: string): SalaryUnit | null {
  return salaryUnitIn(text) ?? (/\bsalary\b/i.test(text) ? "year" : null);
}
