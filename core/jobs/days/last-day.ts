import { longDate } from "#core/text/long-date.ts";

/**
 * Federal postings close at midnight Eastern and bare dates at the end of the UTC day. New York has the
 * right day for both.
 */
export function lastDay(validThrough: Date): string {
  return longDate(validThrough, "America/New_York");
}
