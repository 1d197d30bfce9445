import { axisTop } from "#app/components/reading/axis-top.ts";
import type { DayCount } from "#core/postings/counts.ts";
import { offer } from "#core/postings/offer.ts";
import { dayMs } from "#core/text/time.ts";

/** A term of full days reaches into one more calendar day. */
const daysOfTerm = offer.days + 1;

type Plot = {
  top: number;
  slots: number;
  firstDay: string;
  lastDay: string;
  heights: number[];
};

/** Requires at least one day. */
export function plotCounts(days: DayCount[], what: "views" | "applies"): Plot {
  const slots = Math.max(days.length, daysOfTerm);
  const top = axisTop(Math.max(...days.map((day) => day[what])));
  const firstDay = days[0]?.day ?? "";
  return {
    top,
    slots,
    firstDay,
    lastDay: new Date(Date.parse(firstDay) + (slots - 1) * dayMs).toISOString().slice(0, 10),
    heights: days.map((day) => day[what] / top),
  };
}
