import { newYorkDay } from "#core/jobs/days/new-york-day.ts";
import { dayMs } from "#core/text/time.ts";

/** Counts days of the calendar, so that "in 3 days" agrees with the date beside it. */
export function daysUntil(moment: Date, now: Date): number {
  return dayNumber(moment) - dayNumber(now);
}

function dayNumber(moment: Date): number {
  return Date.parse(newYorkDay(moment)) / dayMs;
}
