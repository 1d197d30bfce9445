import type { SaidDate } from "./dates.ts";
import {
  endLabel,
  endsAt,
  idleWords,
  jobWords,
  otherDates,
  otherLabel,
  otherThings,
  seasonLabel,
  startLabel,
  startsAt,
} from "./words/season-words.ts";

/** "Start date: June 1 - June 15" is a range in which the job may begin. */
export function windowOf(label: string, under: string, own: string, after: string): "start" | "end" | null {
  const said = label || (own.trim().length < 12 ? under : "");
  if (startLabel.test(said) && !/\bend|availab/i.test(said)) return "start";
  if (endLabel.test(said) && !/\b(start|begin)/i.test(said)) return "end";
  if (/\bbetween\b[^.;]{0,15}$/i.test(own)) {
    if (endsAt.test(own)) return "end";
    if (startsAt.test(own)) return "start";
  }
  // "begin in late May to early June and conclude in August"
  return startsAt.test(own) &&
    (/\bdates? (?:var(?:y|ies)|ranges?|are|is)\b[^.;]{0,25}$/i.test(own) ||
      /^[^.;]{0,30}\b(?:conclud|end|finish|through|until|with an end)/i.test(after))
    ? "start"
    : null;
}

export const daysBetween = (a: SaidDate, b: SaidDate) =>
  ((b.month - a.month + 12) % 12) * 30 + (b.day ?? 15) - (a.day ?? 15);

/** "Deckhand on the lake. (May to June)" does not tell what the range is of. */
const isAside = /^\([^()]{0,60}\)\W{0,3}$/;

/** "Open: 5/8/2026 to 5/8/2026", a week of training and "Christmas to New Year's" are no seasons. */
const isBrief = (a: SaidDate, b: SaidDate) =>
  (a.day !== null && b.day !== null && a.year === b.year && Math.abs(daysBetween(a, b)) < 12) ||
  (a.holiday !== null && b.holiday !== null && a.month === 12 && b.month === 1);

/** "(June to August)", "2-3 days a week, June to August" and "| June to August": it begins a part of its own. */
const standsFirst =
  /(?:^|[,;:|•(]|\s[-–—])\W*(?:(?:from|between|about|around|weekends?|weekdays|daily|seasonal|(?:some|most) sites)\W+){0,4}$/i;
/** "Lift tickets are half price, December to April" */
const ofElse =
  /\b(?:is|are|was|has|have|can|may|will|runs?|go(?:es)?|lasts?|offers?|serves?|sees?|draws?|takes?|feeds?|holds?|gets?|enjoy|explore|visit|see|watch)\b[^;:|•(]*$/i;
const worksBefore = /\d ?(?:hours|hrs)(?: (?:a|per|each) week|\/w(?:ee)?k)\b[^;.]{0,25}$/i;

/** 0 means the range is not the job's season. */
export function rangeWeight(
  said: string,
  label: string,
  own: string,
  under: string,
  isOther: boolean,
  first: SaidDate,
  last: SaidDate,
): number {
  if (isOther || isBrief(first, last) || isAside.test(said) || otherLabel.test(label.slice(-30))) return 0;
  const isLabeled = startLabel.test(label) || seasonLabel.test(label);
  if (isLabeled && !otherDates.test(label.slice(-30))) return 4.3;
  if (startsAt.test(own) && jobWords.test(said)) return 3.5;
  const rest = said.length - (last.to - first.from);
  if (under && seasonLabel.test(under) && !otherDates.test(under) && rest < 40) return 3.5;
  if (jobWords.test(own))
    return /\b(from|between|run|runs|last|lasts|is|are|be|work|dates?)\b[^.;]{0,30}$/i.test(own) ? 3 : 2;
  if (otherLabel.test(under) && !seasonLabel.test(under)) return 0;
  const part = said.slice(said.lastIndexOf(";", first.from) + 1);
  const [after = ""] = said.slice(last.to).split(/[,;]|\bw(?:ith\b|\/)|\bor as\b/);
  const isLong = daysBetween(first, last) > 40;
  const isInBrackets = /\($/.test(own.trimEnd()) && /^\s?\)/.test(after);
  if (isLong && isInBrackets && !otherDates.test(after.slice(0, 25))) return 1.5;
  if (isLong && !otherDates.test(after.slice(0, 80)) && !otherThings.test(part.split(";", 1)[0] ?? "")) {
    if (standsFirst.test(own) && !ofElse.test(own) && !/^\s?[:–—-]|^ (?:is|are|has|in \w+ing)\b/.test(after))
      return 1.5;
    if (worksBefore.test(own)) return 1.5;
  }
  return (rest < 25 && !otherDates.test(after) && !otherThings.test(own)) || ofJob.test(said.slice(last.to))
    ? 2
    : 0;
}

const ofJob =
  /^\s*\(?[^()]{0,12}\)?[^.]{0,30}\b(position|internship|season|seasonal|full[- ]time|employment)\b/i;

export function roleOf(
  own: string,
  label: string,
  under: string,
): { side: "start" | "end"; weight: number } | null {
  if (otherThings.test(own) && !jobWords.test(own)) return null;
  const start = own.search(startsAt);
  const end = own.search(endsAt);
  if (start >= 0 || end >= 0) {
    const side = end > start ? "end" : "start";
    const match = (side === "end" ? endsAt : startsAt).exec(own);
    const after = match?.[0].slice(match[1]?.length ?? 0) ?? "";
    if (idleWords.test(after)) {
      const isNamed = label !== "" || /date/i.test(match?.[0] ?? "");
      const isOfJob = side === "start" || jobWords.test(own);
      return { side, weight: /\bby\b/i.test(after) ? 1 : isNamed ? 4 : isOfJob ? 3 : 0.5 };
    }
  }
  const told: [string, number][] = [
    [own.trimStart().length < 40 && !otherDates.test(label) ? label : "", 4],
    [own.length < 25 ? under : "", 3.5],
  ];
  for (const [name, weight] of told) {
    if (endLabel.test(name)) return { side: "end", weight };
    if (startLabel.test(name)) return { side: "start", weight };
    if (weight === 4 && /^seasons?$/i.test(name)) return { side: "start", weight: 2 };
  }
  return null;
}
