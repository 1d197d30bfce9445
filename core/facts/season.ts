import { datesIn, dateValue, daysOf, type Notation, notationOf, type SaidDate, withYears } from "./dates.ts";
import type { Fact, Reading } from "./fact.ts";
import { proofOf } from "./proof.ts";
import { daysBetween, rangeWeight, roleOf, windowOf } from "./season-signs.ts";
import type { Sentence } from "./sentences.ts";
import { holidayName } from "./words/holidays.ts";
import { jobWords, ofOtherSubject, otherDates, seasonLabel, startsAt } from "./words/season-words.ts";

type Found = { date: SaidDate; sentence: Sentence; weight: number };
type Season = { start: Found | null; end: Found | null };

const rangeSign =
  /^(?: w(?:ee)?k(?:end)?)?[*,\s]{0,4}(?:\([^()]{0,30}\))?[,\s~]{0,4}(?:-|–|—|to|into|through|thru|until|till|['’]?til|and (?:will )?(?:end|ends|ending|conclude|concludes|run until|last until|last till|last through|continue through|go through|run through)|ending|and)(?: (?:\w{3,6}day,?|(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\b[.,]{0,2}|the|in|on|at least|about|around|approximately|roughly|as late as|either|or)){0,6}[\s~]{0,4}$/i;
/** "Early June to whenever the hay is in, generally late August" */
const eventRange =
  /^\s?(?:to|till|until|through) [^.;\d]{3,40}[,(]? ?(?:typically|generally|usually|normally|often|likely|about|around|no later than|at the latest|by)(?: in)? $/i;
const seasonName = /^(?:[/–-]\d\d)?\s?[:,(]/;
const orSign = /^\s*(?:\/|or|or as early as|- or -)\s*$/i;
const hasDate = new RegExp(`\\d|\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|${holidayName}`, "i");

/** Dates to apply, train, rest or receive guests do not count. */
export function readSeason({ text, sentences, postedAt }: Reading): Fact[] {
  const notation = notationOf(text);
  const seasons = sentences.flatMap((sentence) => seasonOf(sentence, notation) ?? []);
  const best = (side: "start" | "end") =>
    seasons.reduce<Found | null>((before, season) => {
      const found = season[side];
      return found && (!before || found.weight > before.weight) ? found : before;
    }, null);
  let [start, end] = [best("start"), best("end")];
  // A range that has both ends comes first if one of them is as good as any.
  const whole =
    seasons.find((season) => season.start && season.end && season.start === start) ??
    seasons.find((season) => season.start && season.end === end);
  if (
    whole?.start &&
    whole.end &&
    start &&
    end &&
    start.weight + end.weight <= whole.start.weight + whole.end.weight + 1
  ) {
    [start, end] = [whole.start, whole.end];
  }
  // An end in another sentence than a surer start may end something else.
  if (start && end && end.sentence !== start.sentence) {
    const own = seasons.find((season) => season.end === end)?.start?.date.month ?? null;
    const isApart =
      own !== null && Math.min((own - start.date.month + 12) % 12, (start.date.month - own + 12) % 12) > 1;
    if (end.weight < 3 || (isApart && end.weight < start.weight)) end = null;
  }
  const years = withYears(start?.date ?? null, end?.date ?? null, postedAt);
  return [
    ...(start && years.start ? [factOf("season_start", years.start, start, text)] : []),
    ...(end && years.end ? [factOf("season_end", years.end, end, text)] : []),
  ];
}

function factOf(name: string, date: SaidDate, { sentence }: Found, text: string): Fact {
  const days = daysOf(date);
  return {
    name,
    value: dateValue(date),
    ...(days && { fromDay: days[0], untilDay: days[1] }),
    ...(date.isUnsure && { isUnsure: true }),
    precision: date.isSeason ? "season" : date.day ? "day" : "month",
    ...proofOf(text, sentence, date),
  };
}

function seasonOf(sentence: Sentence, notation: Notation | null): Season | null {
  const said = sentence.text;
  if (!hasDate.test(said)) return null;
  // In "Summer 2026: May 4 to October 1", the season of the year is but a name.
  const dates = datesIn(said, notation).filter(
    (one, i, all) => !(one.isSeason && all[i + 1] && seasonName.test(said.slice(one.to, one.to + 5))),
  );
  if (!dates.length || dates.length > 12) return null;
  const colon = said.indexOf(":");
  const label = colon > 0 && colon < (dates[0]?.from ?? 0) ? said.slice(Math.max(0, colon - 60), colon) : "";
  const under = said.length < 120 ? sentence.heading : "";
  const season: Season = { start: null, end: null };
  const seasonYear =
    Number(
      /\b(20\d\d) (?:\w+ )?season\b|\b(?:season|summer|winter|fall|spring)(?: of)? (20\d\d)\b/i
        .exec(said)
        ?.slice(1)
        .find(Boolean),
    ) || null;
  const keep = (side: "start" | "end", date: SaidDate, weight: number) => {
    const precise = weight + (date.day ? 0.5 : date.isSeason ? -0.5 : 0);
    if (season[side] && precise <= season[side].weight) return;
    const isYearless =
      season.start?.date.year == null && dates.every((other) => other.year === null || other.isSeason);
    season[side] = {
      date: isYearless && side === "start" ? { ...date, year: date.year ?? seasonYear } : date,
      sentence,
      weight: precise,
    };
  };
  for (let i = 0; i < dates.length; i++) {
    const first = dates[i] as SaidDate;
    const clause = clauseBefore(said, dates, i);
    const own = clause.slice(-90);
    const near = clause.slice(label ? -40 : -90);
    const isOther =
      /^(?:apply|applications?|deadlines?|open(?! (?:positions?|roles?|jobs?|until|periods?)\b))\b/i.test(
        said,
      ) ||
      ofOtherSubject.test(clause) ||
      (!label && own.length < 12 && ofOtherSubject.test(said.slice(dates[i + 1]?.to ?? first.to))) ||
      otherDates.test(
        near.replace(
          /\bappl(?:y|ications?) for (?:the|this|these|our)? ?(?=position|internship|job|season|role)/i,
          "",
        ),
      ) ||
      (otherDates.test(clauseAfter(said, dates, i)) && !/^(start|season|dates?|duration)/i.test(label));
    let last = first;
    const goesOnBy = (sign: RegExp) =>
      dates[i + 1] && sign.test(said.slice(dates[i]?.to, dates[i + 1]?.from));
    while (goesOnBy(orSign) && !(last.year && dates[i + 1]?.year)) last = dates[++i] as SaidDate;
    const next = dates[i + 1];
    const start = { ...first, year: first.year ?? (last === first ? null : last.year) };
    const between = next ? said.slice(last.to, next.from) : "";
    const dayRange = next
      ? null
      : /^\s?[-–—]\s?(\d{1,2})(?:st|nd|rd|th)?(?:,? (20\d\d))?\b(?!\s?[ap:/])/.exec(
          said.slice(last.to, last.to + 16),
        );
    const isBetween = /\bbetween\b[^.;]{0,15}$/i.test(own);
    const window =
      next && (rangeSign.test(between) || isBetween)
        ? windowOf(label, under, own, said.slice(next.to))
        : null;
    if (window && next && (isBetween || daysBetween(first, next) <= 45)) {
      keep(window, start, 4);
      i++;
      continue;
    }
    if (
      next &&
      (rangeSign.test(between) || eventRange.test(between) || isRow(between, label, last, next)) &&
      !(isBetween && startsAt.test(own)) &&
      (!/^\W*and\s*$/i.test(between) || isBetween)
    ) {
      i++;
      while (goesOnBy(/^\s*(?:\/|or|and)\s*$/i)) i++;
      const later = dates[i + 1];
      // In "May-June through September", the first two are the start.
      const isThird =
        later && /^\s?(?:to|through|thru|until|–|-)\s?$/.test(said.slice(dates[i]?.to, later.from));
      const end = {
        ...(isThird ? later : next),
        year: (isThird ? later : next).year ?? (dates[i] as SaidDate).year,
      };
      if (isThird) i++;
      const weight = rangeWeight(said, label, own, under, isOther, first, dates[i] as SaidDate);
      if (weight) {
        keep("start", start, weight);
        keep("end", end, weight);
      }
      continue;
    }
    // A shorter range is a session or a week of training.
    if (dayRange && first.day && Number(dayRange[1]) - first.day >= 12) {
      const weight = rangeWeight(said, label, own, under, isOther, first, {
        ...last,
        to: last.to + dayRange[0].length,
      });
      if (weight >= 3) {
        const year = dayRange[2] ? Number(dayRange[2]) : first.year;
        keep("start", { ...start, year }, weight);
        keep("end", { ...start, year, day: Number(dayRange[1]) }, weight);
      }
      continue;
    }
    const role = roleOf(own, label, under);
    // Who must be there at Christmas may start long before it.
    const isForHoliday = first.holiday !== null && role?.side === "start" && /\bavailab/i.test(own);
    if (role && !isForHoliday && !(isOther && !/\bdates?\W*(is|are|:)/i.test(own + (label && ":"))))
      keep(role.side, start, role.weight + (jobWords.test(said) ? 0.2 : 0));
    if (isBetween && next) i++;
  }
  return season.start || season.end ? season : null;
}

const isRow = (between: string, label: string, a: SaidDate, b: SaidDate) =>
  Boolean(a.year && b.year) && /^\s?\/?\s?$/.test(between) && seasonLabel.test(label);

function clauseBefore(said: string, dates: SaidDate[], i: number): string {
  const from = dates[i]?.from ?? 0;
  const before = said.slice(Math.max(dates[i - 1]?.to ?? 0, from - 160), from);
  return before.slice(before.lastIndexOf(";") + 1);
}

function clauseAfter(said: string, dates: SaidDate[], i: number): string {
  const to = dates[i]?.to ?? 0;
  const after = said.slice(to, Math.min(dates[i + 1]?.from ?? said.length, to + 50));
  return after.split(/[;.,(]|\band\b|\bw(?:ith\b|\/)/)[0] ?? "";
}
