import type { SayableFact } from "./say-fact.ts";

/** Months from January of the first year, so that a winter's last month is past 12. */
export type SeasonMonths = { from: number; until: number };

/** Null unless both ends name a month. */
export function seasonMonths(
  start: SayableFact | undefined,
  end: SayableFact | undefined,
): SeasonMonths | null {
  if (!start?.fromDay || !end?.untilDay) return null;
  if (start.precision === "season" || end.precision === "season") return null;
  const first = monthsSinceZero(start.fromDay);
  const last = monthsSinceZero(end.untilDay);
  if (last < first) return null;
  const from = first % 12;
  return { from, until: from + Math.min(last - first + 1, 12) };
}

function monthsSinceZero(day: string): number {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return year * 12 + month - 1;
}
