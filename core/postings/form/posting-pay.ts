import { cleanSalary } from "#core/jobs/intake/clean-salary.ts";
import type { Posting } from "#core/postings/form/posting-form.ts";
import { amountOf } from "#core/text/amounts/units.ts";
import type { Salary, SalaryUnit } from "#core/text/money.ts";

const usual: Pick<Salary, "currency" | "unit"> = { currency: "USD", unit: "year" };

const most = 1e12;

export function readAmount(text: string): number | null {
  const plain = /^[$€£]?\s?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d*)?|\.\d+)$/.exec(text)?.[1];
  if (!plain) return null;
  const amount = Math.round(amountOf(plain) * 100) / 100;
  return amount > 0 && amount <= most ? amount : null;
}

let currencies: string[] | undefined;

export function payCurrencies(): string[] {
  currencies ??= Intl.supportedValuesOf("currency").filter((code) => !/^X(?!AF|CD|CG|OF|PF)/.test(code));
  return currencies;
}

export function readCurrency(text: string): string | null {
  const code = text.toUpperCase();
  return payCurrencies().includes(code) ? code : null;
}

type Amounts = { min: number | null; max: number | null };

export function isBelievable(pay: Amounts & { currency: string | null; unit: SalaryUnit | null }): boolean {
  return (
    !hasAmount(pay) ||
    cleanSalary({ ...pay, currency: pay.currency ?? usual.currency, unit: pay.unit ?? usual.unit }) !== null
  );
}

export type PayColumns = Pick<Posting, "salaryMin" | "salaryMax" | "salaryCurrency" | "salaryUnit">;

export function payColumns(pay: Amounts & { currency: string | null; unit: SalaryUnit | null }): PayColumns {
  const has = hasAmount(pay);
  return {
    salaryMin: pay.min,
    salaryMax: pay.max,
    salaryCurrency: has ? (pay.currency ?? usual.currency) : null,
    salaryUnit: has ? (pay.unit ?? usual.unit) : null,
  };
}

function hasAmount({ min, max }: Amounts): boolean {
  return min !== null || max !== null;
}
