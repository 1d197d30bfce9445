import { longDate } from "#core/text/long-date.ts";

/** Federal postings close at midnight Eastern time, bare dates at the end of the day UTC: there both are the same day. Pure. */
export function lastDay(validThrough: Date): string {
  return longDate(validThrough, "America/New_York");
}
