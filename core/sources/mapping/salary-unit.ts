import { unitOf, unitWords } from "#core/text/amounts/units.ts";
import type { SalaryUnit } from "#core/text/money.ts";

const units = new Map<string | null, SalaryUnit>([
  ["h", "hour"],
  ["d", "day"],
  ["w", "week"],
  ["m", "month"],
  ["y", "year"],
]);

/** Codes of USAJOBS, whose "PW" is piecework. */
const codes = new Map<string, SalaryUnit | null>([
  ["PH", "hour"],
  ["PD", "day"],
  ["PW", null],
  ["PM", "month"],
  ["PA", "year"],
]);

export function readSalaryUnit(text: string | null | undefined): SalaryUnit | null {
  const word = (text ?? "").trim();
  const code = codes.get(word.toUpperCase());
  return code === undefined ? (units.get(unitOf(word.replace(/^per /i, ""))) ?? null) : code;
}

const word = new RegExp(`\\b(?:${unitWords})\\b`, "gi");

/** The first unit that a longer text names. */
export function salaryUnitIn(text: string): SalaryUnit | null {
  return [...text.matchAll(word)].map(([found]) => units.get(unitOf(found))).find(Boolean) ?? null;
}
