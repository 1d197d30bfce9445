import { currencyOf, currencySign, currencyWords } from "./currencies.ts";
import {
  adverbs,
  atLeast,
  atMost,
  each,
  forSeason,
  inAll,
  more,
  notUnit,
  orMore,
  parting,
  payNouns,
  person,
  trip,
} from "./sum-words.ts";
import { amountOf, figure, type PayUnit, unitOf, unitWords } from "./units.ts";

export type Sum = {
  low: number;
  high: number;
  /** "else" is for a lesson, half a day or whatever is no unit of ours; null is not stated beside the sum. */
  unit: PayUnit | "else" | null;
  /** Null is "$" alone. */
  currency: string | null;
  /** "Up to $25" has no least, and "From $18" no most. */
  bound: "least" | "most" | null;
  from: number;
  to: number;
  /** Where its unit ends. */
  end: number;
};

const range =
  `(?<low>${figure})(?<k>[kK]\\b)?(?: ?(?:CAD|USD))?(?<lowUnit>\\s?(?:\\/|per |an? )\\s?(?:hr|hour|wk|week|mo|month|yr|year|day)s?\\b\\.?)?(?: ?\\([^()$]{1,20}\\)(?= ?(?:to|-|–) ?\\$))?` +
  `(?:\\s{0,2}(?:-|–|—|to\\s{0,2}[-–—]|to|and|up to|and goes up to|goes up to|and up to|(?:and )?up to|\\/(?=[$£€]))\\s{0,2}(?:(?:[A-Z]{1,3} ?)?(?<sign2>[$£€]) ?(?<signed>${figure})(?![,.]?\\d)|(?<bare>${figure}))(?<k2>[kK]\\b)?(?!,?\\d|(?<![$£€] ?[\\d,.]{1,9})[- ]?(?:hrs?|hours?|days?|weeks?|months?|%|lbs?)(?:\\b|(?<=%))))?(?! ?(?:million|billion|[MB]\\b))`;
const signedSum = new RegExp(`(?<sign>${currencySign}) ?${range}`, "gi");
/** "Rate of pay: 18.00 - 21.00 per hour", "Hourly wage: 19.25" or "54,000 USD" */
const bareSum = new RegExp(
  `(?:(?<lead>\\b(?:${payNouns}|start(?:s|ing) at)\\b[^\\d$£€;.%]{0,25})|(?<![\\w.,$£€-]))(?<![$£€] ?)${range}`,
  "gi",
);
const label = new RegExp(
  `^(?:${payNouns})(?: (?:range|rate|of pay|is|of|at|from|starts at|starting at|between|are))*\\s?[:=–-]?\\s*$`,
  "i",
);

const direct = new RegExp(
  `^\\+?[\\s)(]{0,2}(?:(?:${currencyWords}|dollars|bucks|[$£€](?!\\d))\\)?[\\s,]{0,2})?${person}(?:${each}(?:(?:${trip})\\b|${more}(?<unit>${unitWords})\\b|(?<else>\\w+(?:-\\w+)?(?:[- ](?:hour|day|week|month)s?\\b)?))|for the (?<trip>${trip})\\b|(?<bare>hour|hrs?|wk|(?-i:ph|pw|pcm|pa)|${adverbs})\\b)`,
  "i",
);
const later = new RegExp(
  `(?:\\b(?:per|each|every|an(?= hour))|\\/)[\\s/]{1,3}${more}(?<unit>${unitWords})\\b|(?<!-)\\b(?<bare>${adverbs})(?=\\s*(?:$|[).,;:]|(?:${payNouns})\\b))`,
  "i",
);

export function sumsIn(text: string): Sum[] {
  const named = currencyNamed(text);
  const signed = [...text.matchAll(signedSum)].map((match) => sumOf(text, match, named));
  if (!bareHint.test(text)) return signed;
  const bare = [...text.matchAll(bareSum)].flatMap((match) => {
    const sum = sumOf(text, match, named);
    const isApart = signed.every(({ from, to }) => to <= sum.from || from >= sum.to);
    return isApart && isMoney(text, sum, match.groups?.lead) ? [sum] : [];
  });
  return bare.length ? [...signed, ...bare].sort((one, other) => one.from - other.from) : signed;
}

const bareHint = new RegExp(
  `\\b(?:${payNouns}|start(?:s|ing) at|${currencyWords})\\b.{0,60}\\d|\\d ?(?:${currencyWords}|dollars|bucks|[$£€] ?(?!\\d)|(?:\\/|an?|per) ?h(?:ou)?r)`,
  "i",
);

/** "40 hours", "12%" */
const ofOther =
  /^(?:[\d%]|[.,]\d| ?(?:hours|hrs|days|weeks|months|years)\b|[- ](?:hour|day|week|month|year)-?\b)/i;

function isMoney(text: string, { from, to, unit }: Sum, lead: string | undefined): boolean {
  const behind = text.slice(to, to + 20);
  if (ofOther.test(behind)) return false;
  if (codeBehind.test(behind) || /^ ?(?:(?:dollars|bucks)\b|[$£€] ?(?:\/|a|p))/i.test(behind)) return true;
  if (unit === "h" && /\.\d\d$/.test(text.slice(from, to)) && /^ ?(?:\/|an|per) ?h(?:ou)?r/i.test(behind))
    return true;
  if (unit === "h" && /^ ?\/ ?h/i.test(behind) && /(?:^|:)\s?$/.test(text.slice(Math.max(0, from - 2), from)))
    return true;
  if (!lead || !/[\s:(]$/.test(lead)) return false;
  return unit
    ? unit !== "else"
    : label.test(lead) && unitBefore(text.slice(Math.max(0, from - 60), from)) !== null;
}

function sumOf(text: string, match: RegExpExecArray, named: string | null): Sum {
  const g = match.groups ?? {};
  const from = match.index + (g.lead?.length ?? 0);
  const low = amountOf(g.low ?? "", g.k ?? (g.k2 && Number(g.low) < 1000 ? g.k2 : undefined));
  const second = g.signed ?? g.bare;
  let high = second ? amountOf(second, g.k2) : low;
  let to = match.index + match[0].length;
  // In "$15 and 2 days off" and "$100 - 401(k)", the second figure is not money.
  const isRange = high > low && high < low * 12 && (g.sign2 || !/\band\b/.test(match[0]));
  if (!isRange) {
    const first = (g.low ?? "") + (g.k ?? "");
    to = from + text.slice(from, to).indexOf(first) + first.length;
    high = low;
  }
  const { unit, length } = unitBehind(text.slice(to, to + 60));
  const own =
    unit ?? (g.lowUnit && isRange ? unitOf(g.lowUnit.replace(/^[\s/]*(?:per|an?)?\s*|\.$/g, "")) : null);
  return {
    low,
    high,
    unit: own,
    currency: currencyAt(text, g.sign, to) ?? named,
    bound: low === high ? boundOf(text, from, to, to + length) : null,
    from,
    to,
    end: to + length,
  };
}

function unitBehind(text: string): { unit: Sum["unit"]; length: number } {
  const found = direct.exec(text);
  const g = found?.groups ?? {};
  const length = found?.[0].length ?? 0;
  if (!found) return { unit: wholeUnit(text.slice(0, 40), /^[^.;$]{0,3}$/), length };
  const unit = unitOf(g.unit ?? g.bare ?? "");
  if (g.else || (unit && unit !== "h" && notUnit.test(text.slice(length)))) return { unit: "else", length };
  return { unit: unit ?? "trip", length };
}

/** "For the summer" is a season's pay, and "for the 10-week program" is paid once. */
function wholeUnit(behind: string, between: RegExp): PayUnit | null {
  const [season, all] = [forSeason.exec(behind), inAll.exec(behind)];
  if (season && between.test(behind.slice(0, season.index))) return "s";
  return all && between.test(behind.slice(0, all.index)) ? "t" : null;
}

/** A sum without a unit beside it has the one that words nearby state; its size tells nothing. */
export function unitNear(before: string, behind: string): PayUnit | null {
  // "Hourly pay and a $200 stipend" has two units.
  const named = unitBefore(
    before.slice(Math.max(before.lastIndexOf(" and "), before.lastIndexOf(" plus ")) + 1),
  );
  if (named) return named;
  const found = later.exec(behind);
  if (
    found &&
    !parting.test(behind.slice(0, found.index)) &&
    !notUnit.test(behind.slice(found.index + found[0].length))
  )
    return unitOf(found.groups?.unit ?? found.groups?.bare ?? "");
  return wholeUnit(behind, /^[^;$]*$/);
}

const beforeWords = new RegExp(
  `(?<!\\b(?:semi|bi|non|twice|half|two times a|paid|payable|disbursed|distributed|issued)[- ]?)\\b(?<bare>${adverbs})\\b(?:\\)?[- (]{1,3}(?:[\\w-]+[ -]){0,2}?(?:${payNouns})\\b(?! (?:period|schedule|day|date|cycle))|[^\\p{L}\\d]{0,6}$)` +
    `|\\b(?:${payNouns}) ?(?:range |of pay )?[(:,-]? ?(?:per|\\/|an|each|a) ?(?:full |work )?(?<unit>${unitWords})\\b|(?:^|[(:•] ?)(?:per|each) (?<only>${unitWords})\\b[^\\p{L}\\d]{0,6}$|(?<!half[- ])\\b(?<rate>day) rate\\b`,
  "giu",
);

function unitBefore(words: string): PayUnit | null {
  const found = [...words.matchAll(beforeWords)].at(-1)?.groups;
  if (found) return unitOf(found.bare ?? found.unit ?? found.only ?? found.rate ?? "");
  if (
    /\b(?:for the|per) (?:[\w-]+ ){0,2}?(?:summer|season|winter)\b[^$\d]{0,12}$|\b(?:summer|winter|season(?:al|['’]?s)) (?:stipend|salary|pay|wages?)\b/i.test(
      words,
    )
  )
    return "s";
  return /\b(?:total (?:living )?(?:stipend|allowance)|lump[- ]sum|one-time|aggregate)\b/i.test(words)
    ? "t"
    : null;
}

function boundOf(text: string, from: number, to: number, end: number): Sum["bound"] {
  const before = text.slice(Math.max(0, from - 30), from);
  if (atMost.test(before)) return "most";
  return atLeast.test(before) || [to, end].some((at) => orMore.test(text.slice(at, at + 25)))
    ? "least"
    : null;
}

function currencyAt(text: string, sign: string | undefined, to: number): string | null {
  const own = sign ? currencyOf(sign.trim()) : null;
  if (own) return own;
  const behind =
    /^ ?([£€])/.exec(text.slice(to, to + 2))?.[1] ?? currencyBehind.exec(text.slice(to, to + 45))?.[1];
  return behind ? currencyOf(behind) : null;
}

const codeBehind = new RegExp(`^ ?(?:${currencyWords})\\b`, "i");
const currencyBehind = new RegExp(`^[^$£€;.\\d]{0,25}?\\b(${currencyWords})\\b`, "i");
const currencyName = new RegExp(`\\b(?:${currencyWords})\\b`, "gi");

/** The only currency that a sentence names. */
function currencyNamed(text: string): string | null {
  const named = new Set([...text.matchAll(currencyName)].map(([word]) => currencyOf(word)));
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

/** "All amounts are in Canadian dollars" */
export function currencyOfAll(sentences: readonly { text: string }[]): string | null {
  const all = sentences.find(({ text }) => inCurrency.test(text));
  return all ? currencyNamed(all.text) : null;
}

const inCurrency = new RegExp(
  `\\b(?:amounts?|prices|wages?|pay|paid|salar(?:y|ies)|figures|rates?|compensation|dollars|stipends?)\\b[^.;\\d]{0,40}\\b(?:in|are|is) (?:${currencyWords})\\b`,
  "i",
);
