const newYork = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/New_York" });

/**
 * Federal postings close at midnight Eastern and bare dates at the end of the UTC day. New York has the
 * right day for both.
 */
export function lastDay(validThrough: Date): string {
  return newYork.format(validThrough);
}
