import type { DayCount } from "#core/postings/counts.ts";
import { offer } from "#core/postings/offer.ts";
import { dayMs } from "#core/text/time.ts";

/** So many times 24 hours reach into a day more. */
const daysOfTerm = offer.days + 1;
const steps = [4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40];

type Plot = {
  /** The count at the upper edge. */
  top: number;
  /** Days across: those of a term at least, so that a new posting's first day does not fill the width. */
  slots: number;
  firstDay: string;
  lastDay: string;
  /** The part of the plot's height that each day's bar has, from 0 to 1. */
  heights: number[];
};

/** How the bars of one of the counts stand. `days` is at least one. Pure. */
export function plotCounts(days: DayCount[], what: "views" | "applies"): Plot {
  const slots = Math.max(days.length, daysOfTerm);
  const top = roundedUp(Math.max(...days.map((day) => day[what])));
  const firstDay = days[0]?.day ?? "";
  return {
    top,
    slots,
    firstDay,
    lastDay: new Date(Date.parse(firstDay) + (slots - 1) * dayMs).toISOString().slice(0, 10),
    heights: days.map((day) => day[what] / top),
  };
}

/** A number that is easy to read. */
function roundedUp(count: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(count / 4)));
  return (steps.find((step) => step * power >= count) ?? 50) * power;
}
