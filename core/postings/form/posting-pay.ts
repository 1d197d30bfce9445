import { cleanSalary } from "#core/jobs/intake/clean-salary.ts";
import type { Posting } from "#core/postings/form/posting-form.ts";
import type { Salary, SalaryUnit } from "#core/text/money.ts";

/** Where nothing else is said. */
const usual: Pick<Salary, "currency" | "unit"> = { currency: "USD", unit: "year" };

const most = 1e12;

/** "50000", "50,000", "$20.50": a positive amount, to the cent; null for anything else. */
export function readAmount(text: string): number | null {
  const plain = /^[$€£]?\s?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d*)?|\.\d+)$/.exec(text)?.[1];
  if (!plain) return null;
  const amount = Math.round(Number(plain.replaceAll(",", "")) * 100) / 100;
  return amount > 0 && amount <= most ? amount : null;
}

let currencies: string[] | undefined;

/** ISO 4217; of what no country issues, only what several share. */
export function payCurrencies(): string[] {
  currencies ??= Intl.supportedValuesOf("currency").filter((code) => !/^X(?!AF|CD|CG|OF|PF)/.test(code));
  return currencies;
}

/** In capitals; null where there is no such currency. */
export function readCurrency(text: string): string | null {
  const code = text.toUpperCase();
  return payCurrencies().includes(code) ? code : null;
}

type Amounts = { min: number | null; max: number | null };

/** Whether there is nothing to doubt in the pay: nobody works for 25 dollars a year. */
export function isBelievable(pay: Amounts & { currency: string | null; unit: SalaryUnit | null }): boolean {
  return (
    !hasAmount(pay) ||
    cleanSalary({ ...pay, currency: pay.currency ?? usual.currency, unit: pay.unit ?? usual.unit }) !== null
  );
}

export type PayColumns = Pick<Posting, "salaryMin" | "salaryMax" | "salaryCurrency" | "salaryUnit">;

/** Pay as it is stored: with a unit and a currency where there is an amount, else with nothing. */
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
