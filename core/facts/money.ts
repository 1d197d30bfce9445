export type PayUnit = "h" | "d" | "w" | "2w" | "m" | "y" | "trip" | "s" | "t";

export type Sum = {
  low: number;
  high: number;
  unit: PayUnit | null;
  currency: "USD" | "CAD" | "other";
  isUpTo: boolean;
  from: number;
  to: number;
};

const figure = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d{1,6}(?:\\.\\d{1,4})?";
const sum = new RegExp(
  `(?<sign>(?:CA|CAD|C|US|USD|AU|AUD|NZ|NZD)? ?\\$|€|£) ?(?<low>${figure})(?<k>[kK]\\b)?` +
    `(?: ?(?:CAD|USD))?(?<lowUnit>\\s?(?:\\/|per |an? )\\s?(?:hr|hour|wk|week|mo|month|yr|year|day)s?\\b\\.?)?` +
    `(?:\\s{0,2}(?:-|–|—|to\\s{0,2}[-–—]|to|and|up to|and goes up to|goes up to|and up to|(?:and )?up to)\\s{0,2}(?:(?:US|CA|C)?(?<sign2>\\$) ?(?<signed>${figure})(?![,.]?\\d)|(?<bare>${figure}))(?<k2>[kK]\\b)?(?!,?\\d|(?<!\\$ ?[\\d,.]{1,9})[- ]?(?:hrs?|hours?|days?|weeks?|months?|%|lbs?)(?:\\b|(?<=%))))?(?! ?(?:million|billion|[MB]\\b))`,
  "g",
);

const unitWords: [PayUnit, string][] = [
  [
    "2w",
    "bi-?weekly|bi weekly|biweek|(?:every )?(?:two|2)[- ]weeks?|other week|pay period|every two weeks|fortnight",
  ],
  ["h", "hourly|hour|hours|hr|hrs|h"],
  ["w", "weekly|week|wk"],
  ["m", "monthly|month|mo|mth"],
  ["y", "annually|annum|annual|annualized|yearly|year|yr"],
  ["d", "daily|day"],
  ["trip", "(?<!\\bround[- ])trip"],
  ["s", "season|summer"],
];
const units = unitWords.map(([unit, words]) => [unit, words] as const);
const unitAfter = new RegExp(
  `^\\+?[\\s)]{0,2}(?:USD|CAD)?\\s{0,2}(?:(?:\\/|per|an?|each|every|for the|for each|p\\/)\\s{0,2}\\/?\\s{0,2}|)(?:${units.map(([, words], i) => `(?<u${i}>${words})`).join("|")})\\b`,
  "i",
);
/** "$900 total" is paid once, but "$45,000 total compensation" is a year's pay. */
const inTotal = /^\s?(?:in )?total\b(?! (?:compensation|pay|salary|rewards?|package))/i;
const unitLater = new RegExp(`(?:${units.map(([, words], i) => `(?<u${i}>${words})`).join("|")})\\b`, "i");

export function sumsIn(text: string): Sum[] {
  const sums: Sum[] = [];
  for (const match of text.matchAll(sum)) {
    const g = match.groups ?? {};
    const low = amountOf(g.low, g.k ?? (g.k2 && Number(g.low) < 1000 ? g.k2 : undefined));
    const second = g.signed ?? g.bare;
    let high = second ? amountOf(second, g.k2) : low;
    let to = match.index + match[0].length;
    // In "$15 and 2 days off" and "$100 - 401(k)", the second figure is not money.
    const isRange = high > low && high < low * 12 && (g.sign2 || !/\band\b/.test(match[0]));
    if (!isRange && second) {
      to =
        match.index +
        match[0].length -
        match[0].slice(match[0].indexOf(g.lowUnit ?? g.low ?? "") + (g.lowUnit ?? g.low ?? "").length).length;
      high = low;
    }
    sums.push({
      low,
      high,
      unit:
        unitIn(unitAfter, text.slice(to, to + 30)) ??
        (g.lowUnit ? unitIn(unitLater, g.lowUnit) : inTotal.test(text.slice(to, to + 30)) ? "t" : null),
      currency:
        /^(?:CA|C)/.test(g.sign ?? "") || /^ ?(?:CAD|Canadian)/.test(text.slice(to, to + 9))
          ? "CAD"
          : /^(?:US|\$| \$)/.test(g.sign ?? "")
            ? "USD"
            : "other",
      isUpTo: /up to\s?$/i.test(text.slice(Math.max(0, match.index - 8), match.index)),
      from: match.index,
      to,
    });
  }
  return sums;
}

export function unitNamed(words: string): PayUnit | null {
  return unitIn(namedUnit, words.replace(/\b\d+[- ](?:hour|day|week|month|year)s?\b/gi, ""));
}

const namedUnit = new RegExp(
  `\\b(?:${units.map(([, words], i) => `(?<u${i}>${words.replace("|hours", "").replace("hr|hrs|h", "hr").replace("season|summer", "per season|summer stipend")})`).join("|")})\\b`,
  "i",
);

function unitIn(words: RegExp, text: string): PayUnit | null {
  const groups = words.exec(text)?.groups;
  if (!groups) return null;
  const index = units.findIndex((_, i) => groups[`u${i}`] !== undefined);
  return units[index]?.[0] ?? null;
}

const amountOf = (digits = "0", thousands?: string) =>
  Number(digits.replaceAll(",", "")) * (thousands ? 1000 : 1);
