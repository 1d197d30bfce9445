import { dayMs } from "#core/text/time.ts";
import { easterInMarch, holidayIn, holidayName, type PartOfMonth } from "./words/holidays.ts";

/** Every part but the month may be missing. */
export type SaidDate = {
  year: number | null;
  month: number;
  day: number | null;
  part: PartOfMonth;
  /** The text names a season of the year; the month is its first. */
  isSeason: boolean;
  holiday: string | null;
  /** Nothing tells whether its day or its month comes first. */
  isUnsure: boolean;
  from: number;
  to: number;
};

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const seasons: Record<string, number> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 };

const monthName =
  "(?<name>(?i:Jan(?:uary)?|Feb(?:r?uary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?))\\b\\.?";
const date = new RegExp(
  [
    `(?:\\b(?<before>\\d{1,2})(?:st|nd|rd|th)?(?: of)? )?\\b${monthName}(?:\\s{1,3}(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:/]|\\s?[ap]\\.?m\\b))?(?:,?\\s{0,2}(?:of )?(?<year>20\\d\\d)(?!\\d))?`,
    "\\b(?<season>[Ss]pring|[Ss]ummer|[Ff]all|[Aa]utumn|[Ww]inter)(?: of| season)?,? (?<ofYear>20\\d\\d)",
    `${holidayName}(?:,? (?<holidayYear>20\\d\\d))?`,
    "\\b(?<first>\\d{1,2})(?<sign>[/.-])(?<second>\\d{1,2})\\k<sign>(?<y>20\\d\\d|\\d\\d)\\b",
    "\\b(?<iy>20\\d\\d)(?<isoSign>[-/.])(?<im>\\d\\d)\\k<isoSign>(?<id>\\d\\d)\\b",
    "(?<![\\d/$.])\\b(?<shortFirst>\\d{1,2})/(?<shortSecond>\\d{1,2})\\b(?![/\\d%])",
  ].join("|"),
  "g",
);
const partBefore =
  /\b(early|mid|middle|late|beginning|start|end|first|last|second|third|[1-4](?:st|nd|rd|th)(?= w))(?: (?:weeks?|part|half|\w*day))?(?:(?: to | or |\/|-| - )(?:early|mid|late))?(?:[- ]{1,3}| of | in | of the month of )$/i;
const partOf = (word: string): PartOfMonth =>
  /^(?:early|beginning|start|first|1st)/i.test(word)
    ? "early"
    : /^(?:mid|second|2nd)/i.test(word)
      ? "mid"
      : "late";
/** "May" at the start of a sentence is a month if one of these follows. */
const monthGoesOn = /^\s*(?:$|[-–—,.;:/()]|(?:to|through|thru|until|till|and|or|with|for|each)\b|\d)/;

const inFigures =
  /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})(?:\2(?:20\d\d|\d\d)\b|(?= ?[-–—] ?\d{1,2}\/\d{1,2}\b))/g;
const abroad =
  /[€£]|\b(?:C|CA|A|AU|NZ)\$|\b(?:british columbia|alberta|saskatchewan|manitoba|ontario|qu[eé]bec|nova scotia|newfoundland|yukon|nunavut|wales|aud|nzd|gbp|eur|chf|labour|programmes?|centre|licence|organis\w+|kilometres|metres|australia|new zealand|canada|united kingdom|england|scotland|ireland|norway|sweden|switzerland|austria|germany|france)\b/i;

export type Notation = "month first" | "day first" | "unknown";

/** One date that shows the order tells it for the text; of others, only those of other countries are unknown. */
export function notationOf(text: string): Notation | null {
  const pairs = [...text.matchAll(inFigures)].map(
    ([, one, , other]) => [Number(one), Number(other)] as const,
  );
  if (!pairs.length) return null;
  if (pairs.some(([one, other]) => one <= 12 && other > 12)) return "month first";
  if (pairs.some(([one, other]) => one > 12 && other <= 12)) return "day first";
  return abroad.test(text) ? "unknown" : null;
}

export function datesIn(text: string, notation: Notation | null = null): SaidDate[] {
  const found: SaidDate[] = [];
  for (const match of text.matchAll(date)) {
    const said = readMatch(match, text, notation);
    if (said) found.push(said);
  }
  return found;
}

function readMatch(match: RegExpExecArray, text: string, notation: Notation | null): SaidDate | null {
  const g = match.groups ?? {};
  const said: SaidDate = {
    year: Number(g.year ?? g.ofYear ?? g.holidayYear ?? g.iy ?? 0) || null,
    month: Number(g.im ?? 0),
    day: Number(g.day ?? g.before ?? g.id ?? 0) || null,
    part: null,
    isSeason: g.season !== undefined,
    holiday: g.holiday ?? null,
    isUnsure: false,
    from: match.index,
    to: match.index + match[0].length,
  };
  if (g.name) {
    said.month = months.indexOf(g.name.slice(0, 3).toLowerCase()) + 1;
    const near = partBefore.exec(text.slice(Math.max(0, said.from - 40), said.from));
    if (near && !g.before && !(/^(?:start|end|beginning)/i.test(near[0]) && !/of /.test(near[0]))) {
      said.part = partOf(near[1] ?? "");
      said.from -= near[0].length;
    }
    const isBare = said.day === null && said.year === null && said.part === null;
    if (isBare && /^(?:m|jan$)/.test(g.name)) return null;
    if (isBare && /^may$/i.test(g.name) && !monthGoesOn.test(text.slice(said.to, said.to + 12))) return null;
  } else if (g.season) said.month = seasons[g.season.toLowerCase()] ?? 6;
  else if (g.holiday) [said.month, said.part] = holidayIn(g.holiday);
  else if (!g.iy) {
    const [one, other] = [Number(g.first ?? g.shortFirst), Number(g.second ?? g.shortSecond)];
    const isOpen = one <= 12 && other <= 12 && one !== other;
    said.isUnsure = isOpen && (notation === "unknown" || (notation === null && g.sign === "."));
    const isDayFirst = isOpen ? said.isUnsure || notation === "day first" : one > 12 && notation !== null;
    [said.month, said.day] = isDayFirst ? [other, one] : [one, other];
    said.year = g.y ? Number(g.y) + (g.y.length === 2 ? 2000 : 0) : null;
  }
  const { month, day } = said;
  return month < 1 || month > 12 || (day !== null && day > 31) ? null : said;
}

/** "2026-05-18" or "2026-05"; without a year, "05-18". */
export function dateValue({ year, month, day }: SaidDate): string {
  return [year, month, day]
    .filter((n) => n !== null)
    .map((n) => String(n).padStart(2, "0"))
    .join("-");
}

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

export function daysOf({ year, month, day, part, isSeason }: SaidDate): [string, string] | null {
  if (year === null) return null;
  if (day) return [dayOf(year, month, day), dayOf(year, month, day)];
  if (isSeason) return [dayOf(year, month, 1), dayOf(year, month + 3, 0)];
  const [first, last] =
    part === "early" ? [1, 10] : part === "mid" ? [11, 20] : [part === "late" ? 21 : 1, 0];
  return [dayOf(year, month, first), last ? dayOf(year, month, last) : dayOf(year, month + 1, 0)];
}

/** A missing year follows from the other end, or else from the day of the posting. */
export function withYears(start: SaidDate | null, end: SaidDate | null, postedAt: Date | null) {
  const isOver =
    start &&
    end &&
    (end.month < start.month || (end.month === start.month && (end.day ?? 31) < (start.day ?? 1)));
  let [from, until] = [start?.year ?? null, end?.year ?? null];
  if (from === null && until !== null) from = isOver ? until - 1 : until;
  if (from === null && postedAt) {
    const first = start ?? end;
    if (first) {
      const earliest = new Date(postedAt.getTime() - 30 * dayMs);
      const year = earliest.getUTCFullYear();
      const last = daysOf({ ...first, year })?.[1] ?? "";
      from = last >= earliest.toISOString().slice(0, 10) ? year : year + 1;
    }
  }
  if (until === null && from !== null) until = isOver ? from + 1 : from;
  return { start: start && inYear(start, from), end: end && inYear(end, until) };
}

function inYear(said: SaidDate, year: number | null): SaidDate {
  return /^easter/i.test(said.holiday ?? "") && easterInMarch.has(year ?? 0)
    ? { ...said, year, month: 3, part: "late" }
    : { ...said, year };
}
