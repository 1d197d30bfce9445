import { longDate } from "#core/text/long-date.ts";

/** Federal postings close at midnight Eastern, bare dates at the end of the UTC day. In New York both are the same day. Pure. */
export function lastDay(validThrough: Date): string {
  return longDate(validThrough, "America/New_York");
}
