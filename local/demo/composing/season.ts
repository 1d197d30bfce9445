import type { Fact } from "#local/demo/fact.ts";
import { monthAndDay } from "#local/demo/wording.ts";
import type { Draw } from "./draw.ts";
import { fits, seasons } from "./stock.ts";

export type SeasonDates = { start?: string; end?: string };

/** Takes the row's season, else a usual one; without years, because demonstration dates move. */
export function seasonOf(fact: Fact, tags: Set<string>, draw: Draw): SeasonDates {
  if (fact.season) return { start: monthAndDay(fact.season[0]), end: monthAndDay(fact.season[1]) };
  const usual = seasons.filter(({ title, ...rest }) => (title ? title.test(fact.title) : fits(rest, tags)));
  const first = usual[0];
  if (!first) return {};
  // Lines of the same tags are one choice, since ends belong to their starts.
  const choices = usual.filter(({ title, for: tagged }) => title === first.title && tagged === first.for);
  const drawn = draw.one("season", choices) ?? first;
  const start = draw.one("season start", drawn.starts);
  const end = draw.one("season end", drawn.ends ?? []);
  if (!end || draw.chance("season start alone", 0.16)) return start ? { start } : {};
  return draw.chance("season end alone", 0.05) ? { end } : start ? { start, end } : { end };
}

export function on(day: string): string {
  if (/^the /.test(day)) return `at ${day}`;
  return /\d|^Labor Day$/.test(day) ? `on ${day}` : `in ${day}`;
}
