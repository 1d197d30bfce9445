import type { SalaryUnit } from "#core/text/money.ts";

const units: [RegExp, SalaryUnit][] = [
  [/^(per )?(hour(ly)?|hr|ph)$/i, "hour"],
  [/^(per )?(day|daily|pd)$/i, "day"],
  [/^(per )?(week(ly)?|pw)$/i, "week"],
  [/^(per )?(month(ly)?|pm)$/i, "month"],
  [/^(per )?(year(ly)?|annum|annual(ly)?|pa)$/i, "year"],
];

export function readSalaryUnit(text: string | null | undefined): SalaryUnit | null {
  return units.find(([pattern]) => pattern.test((text ?? "").trim()))?.[1] ?? null;
}
