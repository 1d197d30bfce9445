import { dayMs } from "#core/text/time.ts";

/** Every part but the month may be missing. */
export type SaidDate = {
  year: number | null;
  month: number;
  day: number | null;
  part: "early" | "mid" | "late" | null;
  /** The text names a season of the year; the month is its first. */
  isSeason: boolean;
  from: number;
  to: number;
};

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const seasons: Record<string, number> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 };

const holidays: Record<string, [number, SaidDate["part"]]> = {
  Mem: [5, "late"],
  Lab: [9, "early"],
  Col: [10, "mid"],
  Ind: [10, "mid"],
  Pre: [2, "mid"],
};

const monthName =
  "(?<name>Jan(?:uary)?|Feb(?:r?uary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?)\\b\\.?";
const date = new RegExp(
  [
    `(?:\\b(?<before>\\d{1,2})(?:st|nd|rd|th)?(?: of)? )?\\b${monthName}(?:\\s{1,3}(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:/]|\\s?[ap]\\.?m\\b))?(?:,?\\s{0,2}(?:of )?(?<year>20\\d\\d)(?!\\d))?`,
    "\\b(?<season>[Ss]pring|[Ss]ummer|[Ff]all|[Aa]utumn|[Ww]inter)(?: of| season)?,? (?<ofYear>20\\d\\d)",
    "\\b(?<holiday>Memorial|Labor|Columbus|Presidents['’]|Indigenous Peoples['’]) Day\\b(?: (?<holidayYear>20\\d\\d))?",
    "\\b(?<m>\\d{1,2})[/.](?<d>\\d{1,2})[/.](?<y>20\\d\\d|\\d\\d)\\b",
    "\\b(?<iy>20\\d\\d)-(?<im>\\d\\d)-(?<id>\\d\\d)\\b",
    "(?<![\\d/$.])\\b(?<sm>\\d{1,2})/(?<sd>\\d{1,2})\\b(?![/\\d%])",
  ].join("|"),
  "g",
);
const partBefore =
  /\b(early|mid|middle|late|beginning|start|end|first|last|second|third)(?: (?:week|weeks|part|half|day))?(?:(?: to | or |\/|-| - )(?:early|mid|late))?(?:[- ]{1,3}| of | in | of the month of )$/i;
const parts: Record<string, SaidDate["part"]> = {
  early: "early",
  beginning: "early",
  start: "early",
  first: "early",
  second: "mid",
  mid: "mid",
  middle: "mid",
  third: "late",
  late: "late",
  end: "late",
  last: "late",
};
/** "May" at the start of a sentence is a month if one of these follows. */
const monthGoesOn = /^\s*(?:$|[-–—,.;:/()]|(?:to|through|thru|until|till|and|or|with|for|each)\b|\d)/;

export function datesIn(text: string): SaidDate[] {
  const found: SaidDate[] = [];
  for (const match of text.matchAll(date)) {
    const said = readMatch(match, text);
    if (said) found.push(said);
  }
  return found;
}

function readMatch(match: RegExpExecArray, text: string): SaidDate | null {
  const g = match.groups ?? {};
  let from = match.index;
  const to = from + match[0].length;
  let month: number;
  let day: number | null = null;
  let year: number | null = null;
  let part: SaidDate["part"] = null;
  if (g.name) {
    month = months.indexOf(g.name.slice(0, 3).toLowerCase()) + 1;
    day = Number(g.day ?? g.before ?? 0) || null;
    year = g.year ? Number(g.year) : null;
    const said = partBefore.exec(text.slice(Math.max(0, from - 40), from));
    if (said && !g.before && !(/^(?:start|end|beginning)/i.test(said[0]) && !/of /.test(said[0]))) {
      part = parts[(said[1] ?? "").toLowerCase()] ?? null;
      from -= said[0].length;
    }
    const isBare = day === null && year === null && part === null;
    if (
      isBare &&
      /^(may|mar(ch)?|jan|jun|apr)$/i.test(g.name) &&
      !/^mar$/i.test(g.name) &&
      month === 5 &&
      !monthGoesOn.test(text.slice(to, to + 12))
    )
      return null;
  } else if (g.holiday) {
    const [ofMonth, near] = holidays[g.holiday.slice(0, 3)] ?? [5, "late"];
    return {
      year: Number(g.holidayYear ?? 0) || null,
      month: ofMonth,
      day,
      part: near,
      isSeason: false,
      from,
      to,
    };
  } else if (g.season) {
    month = seasons[g.season.toLowerCase()] ?? 6;
    year = Number(g.ofYear);
    return { year, month, day, part, isSeason: true, from, to };
  } else {
    month = Number(g.m ?? g.im ?? g.sm);
    day = Number(g.d ?? g.id ?? g.sd);
    const y = g.y ?? g.iy;
    year = y ? Number(y) + (y.length === 2 ? 2000 : 0) : null;
  }
  if (month < 1 || month > 12 || (day !== null && (day < 1 || day > 31))) return null;
  return { year, month, day, part, isSeason: false, from, to };
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
  const first = part === "late" ? 21 : part === "mid" ? 11 : 1;
  return [
    dayOf(year, month, first),
    part === "early"
      ? dayOf(year, month, 10)
      : part === "mid"
        ? dayOf(year, month, 20)
        : dayOf(year, month + 1, 0),
  ];
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
  return { start: start && { ...start, year: from }, end: end && { ...end, year: until } };
}
