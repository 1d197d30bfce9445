import { dayMs } from "#core/text/time.ts";
import type { Fact } from "./fact.ts";

export type WordSource = Pick<Fact, "name" | "value" | "low" | "high" | "unit" | "fromDay" | "untilDay"> & {
  isUnsure?: boolean;
};

/** In dollars. */
export const hourlySteps = [12, 15, 18, 20, 22, 25, 30, 35, 40, 50] as const;

// Exact amounts and days get no word, because few jobs share one.
const withoutWords = /^(?:season_start|season_end|hours_per_week|hitch|housing_cost|housing_stipend)$/;
const longestSeasonDays = 280;
const longestStartMonths = 4;
/** A month counts if half of it is worked: from the 17th at the latest, or until the 14th at the earliest. */
const [latestStart, earliestEnd] = [17, 14];

/** Words look like "housing:provided", "start:2027-05" or "pay-hour:22"; unsure facts have none. */
export function factWords(facts: readonly WordSource[]): string[] {
  const sure = facts.filter((fact) => !fact.isUnsure);
  const words = sure.flatMap((fact) => {
    if (fact.name === "pay") return fact.unit === "h" && fact.low ? hourlyWords(fact.high ?? fact.low) : [];
    return withoutWords.test(fact.name) ? [] : [factWord(fact.name, fact.value)];
  });
  return [...new Set([...words, ...seasonWords(sure)])].sort();
}

export function factWord(name: string, value: string): string {
  const plain = value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `${name}:${plain}`;
}

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

/** The job works at least half of two months in a row, and ends within the year. */
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
