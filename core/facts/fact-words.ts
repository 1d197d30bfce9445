import { dayMs } from "#core/text/time.ts";
import type { Fact } from "./fact.ts";

/** What words are made of. */
export type WordSource = Pick<Fact, "name" | "value" | "low" | "high" | "unit" | "fromDay" | "untilDay"> & {
  isUnsure?: boolean;
};

/** Steps by which pay of an hour is asked for, in dollars. */
export const hourlySteps = [12, 15, 18, 20, 22, 25, 30, 35, 40, 50] as const;

// Amounts, days and sums tell nobody apart by themselves.
const withoutWords = ["pay", "season_start", "season_end", "hours_per_week", "hitch", "housing_cost"];
const longestSeasonDays = 280;
const longestStartMonths = 4;
/** Days of a month from which, and until which, half of it is worked. */
const [latestStart, earliestEnd] = [17, 14];

/**
 * Facts as words of a list's index, such as "housing:provided", "start:2027-05", "season:summer", "pay-hour:22". What is
 * not sure enough to be filtered by has none.
 */
export function factWords(facts: readonly WordSource[]): string[] {
  const sure = facts.filter((fact) => !fact.isUnsure);
  const words = sure.flatMap((fact) => {
    if (fact.name === "pay") return fact.unit === "h" ? hourlyWords(fact.high ?? fact.low ?? 0) : [];
    return withoutWords.includes(fact.name) ? [] : [factWord(fact.name, fact.value)];
  });
  return [...new Set([...words, ...seasonWords(sure)])].sort();
}

/** "papers", "visa supported" → "papers:visa-supported". */
export function factWord(name: string, value: string): string {
  const plain = value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `${name}:${plain}`;
}

/** A word for each step that the pay of an hour, in dollars, reaches. */
export function hourlyWords(dollars: number): string[] {
  return hourlySteps.filter((step) => dollars >= step).map((step) => `pay-hour:${step}`);
}

function seasonWords(facts: readonly WordSource[]): string[] {
  const start = facts.find(({ name }) => name === "season_start");
  const end = facts.find(({ name }) => name === "season_end");
  const starts = monthsBetween(start?.fromDay, start?.untilDay).slice(0, longestStartMonths);
  const ends = monthsBetween(end?.fromDay, end?.untilDay).slice(0, longestStartMonths);
  return [
    ...starts.map((month) => `start:${month}`),
    ...ends.map((month) => `end:${month}`),
    ...seasonsOf(start?.fromDay, end?.untilDay),
  ];
}

/** A season is a job's when it works two of its months in a row, half of each at least, and ends within the year. */
function seasonsOf(from: string | undefined, until: string | undefined): string[] {
  if (!from || !until) return [];
  const days = (Date.parse(until) - Date.parse(from)) / dayMs;
  if (!(days > 0 && days <= longestSeasonDays)) return [];
  const touched = monthsBetween(from, until);
  const months = touched
    .slice(Number(from.slice(8)) > latestStart ? 1 : 0, Number(until.slice(8)) < earliestEnd ? -1 : undefined)
    .map((month) => Number(month.slice(5)));
  const worksTwoOf = (season: number[]) =>
    months.some((month, at) => season.includes(month) && season.includes(months[at + 1] ?? 0));
  return [
    worksTwoOf([6, 7, 8]) ? "season:summer" : "",
    worksTwoOf([12, 1, 2, 3]) ? "season:winter" : "",
  ].filter(Boolean);
}

/** "2027-05-20", "2027-06-02" → "2027-05", "2027-06". */
function monthsBetween(from: string | undefined, until: string | undefined): string[] {
  if (!from || !until || until < from) return [];
  const months: string[] = [];
  let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const last = until.slice(0, 7);
  while (months.length < 24) {
    const name = `${year}-${String(month).padStart(2, "0")}`;
    if (name > last) break;
    months.push(name);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  return months;
}
