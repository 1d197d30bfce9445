import { amountOf, figure, type PayUnit, unitOf, unitWords } from "#core/text/amounts/units.ts";

/** What numbers in a search ask for. Pay is in dollars, `startsIn` a month of the year from 1. */
export type Ask =
  | { hourly: number }
  /** `by` is how it was typed: "$150 a day". */
  | { yearly: number; by?: { unit: "day" | "week" | "month"; amount: number } }
  | { age: number }
  | { startsIn: number };

export type Amount = { ask: Ask; words: string };

const least = String.raw`(?:(?:at least|over|above|more than|minimum|min|from|starting at|making|paying|pay|pays|earn)\s+)?`;
const number = `(${figure})`;
const per = String.raw`\s*(?:\/|\ban\b|\ba\b|\bper\b)\s*`;
const unit = `(${unitWords}|salary)`;
const yearlyOf: Partial<Record<PayUnit, [times: number, name?: "day" | "week" | "month"]>> = {
  d: [260, "day"],
  w: [52, "week"],
  m: [12, "month"],
  y: [1],
};
const [leastYearly, leastHourly, mostHourly] = [10_000, 5, 200];

const patterns: readonly [RegExp, (match: RegExpExecArray) => Ask | null][] = [
  // "$25 an hour", "20/hr", "$1,000 a week", "60k a year"
  [
    new RegExp(String.raw`${least}\$\s?${number}\s*(k)?\s*\+?(?:${per}|\s*)${unit}\b\s*\+?`),
    ([, digits = "", k, by = ""]) => payOf(amountOf(digits, k), by),
  ],
  [
    new RegExp(
      String.raw`${least}\b${number}\s*(k)?\s*\+?\s*(?:dollars|bucks|usd|${per})(?:${per}|\s*)${unit}\b\s*\+?`,
    ),
    ([, digits = "", k, by = ""]) => payOf(amountOf(digits, k), by),
  ],
  // "$25", "$60,000", "60k"
  [
    new RegExp(String.raw`${least}\$\s?${number}\s*(k)?\b\s*\+?`),
    ([, digits = "", k]) => payOf(amountOf(digits, k), ""),
  ],
  [
    new RegExp(String.raw`${least}\b(\d{2,3})(k)\b\s*\+?`),
    ([, digits = "", k]) => payOf(amountOf(digits, k), ""),
  ],
  [/\bunder (?:18|eighteen)(?: years?(?: old)?)?\b/, () => ({ age: 17 })],
  [
    /\b(?:for |at |age |aged |ages )?(1[4-9]|2[01])[ -]?(?:years?|yrs?|yr|y)?[ -]?(?:olds?|o)\b|\bages? (1[4-9]|2[01])\b|\b(1[4-9]|2[01]) and (?:over|up)\b/,
    ([, ...ages]) => ({ age: Number(ages.find(Boolean)) }),
  ],
];

const months = [
  ["january", "jan"],
  ["february", "feb"],
  ["march"],
  ["april"],
  ["may"],
  ["june"],
  ["july"],
  ["august", "aug"],
  ["september", "sept", "sep"],
  ["october", "oct"],
  ["november", "nov"],
  ["december", "dec"],
];
const monthWords = new Map(months.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));
const inMonth = new RegExp(
  String.raw`\b(?:(?:start|starts|starting|begin|begins|beginning|available|from|in|by|for)\s+)*(${[...monthWords.keys()].join("|")})\b(?:\s*(?:-|to|through|thru|until|till)\s*(?:${[...monthWords.keys()].join("|")})\b)?(?:\s+20\d\d\b)?`,
);

/** Takes amounts of pay, ages and months out of a search. */
export function readAmounts(typed: string): { amounts: Amount[]; rest: string } {
  const amounts: Amount[] = [];
  let rest = typed;
  for (const [pattern, ask] of [...patterns, [inMonth, monthOf] as const]) {
    const found = new RegExp(pattern, "i").exec(rest);
    const asked = found && ask(found);
    if (!found || !asked) continue;
    const { 0: words, index } = found;
    amounts.push({ ask: asked, words: words.trim().toLowerCase() });
    rest = `${rest.slice(0, index)} ${rest.slice(index + words.length)}`;
  }
  return { amounts, rest };
}

function monthOf([, name = ""]: RegExpExecArray): Ask | null {
  const month = monthWords.get(name.toLowerCase());
  return month ? { startsIn: month } : null;
}

function payOf(amount: number, word: string): Ask | null {
  const unit = word.toLowerCase() === "salary" ? "y" : unitOf(word);
  if (word && unit !== "h" && !(unit && yearlyOf[unit])) return null;
  const [times, by] = (unit && yearlyOf[unit]) ?? [1];
  if (unit === "h" || (!word && amount < mostHourly))
    return amount >= leastHourly && amount < mostHourly ? { hourly: amount } : null;
  const yearly = amount * times;
  return yearly >= leastYearly ? { yearly, ...(by && { by: { unit: by, amount } }) } : null;
}
