/** What an amount is for: "2w" is two weeks, "s" a season, "t" all of the work. */
export type PayUnit = "h" | "d" | "w" | "2w" | "m" | "y" | "n" | "trip" | "s" | "t";

const units: [PayUnit, string][] = [
  ["2w", "(?<!bi[- ]?)bi[- ]?weekly|(?:two|2)[- ]weeks?|other week|fortnight(?:ly)?"],
  ["h", "hours?|hourly|hrs?|h|ph"],
  ["d", "days?|daily"],
  ["w", "weeks?|weekly|wks?|pw|w"],
  ["m", "months?|monthly|mo|mth|pcm"],
  ["y", "years?|yearly|annum|annual(?:ly|i[sz]ed)?|yrs?|pa"],
  ["n", "nights?|nightly"],
  ["trip", "trips?"],
  ["s", "seasons?|summer|winter"],
];

export const unitWords = units.map(([, words]) => words).join("|");
const wholeWords = units.map(([unit, words]) => [unit, new RegExp(`^(?:${words})$`, "i")] as const);

export function unitOf(word: string): PayUnit | null {
  return wholeWords.find(([, words]) => words.test(word))?.[0] ?? null;
}

export const figure = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,6}(?:\.\d{1,4})?`;

export function amountOf(digits: string, thousands?: string): number {
  return Number(digits.replaceAll(",", "")) * (thousands ? 1_000 : 1);
}
