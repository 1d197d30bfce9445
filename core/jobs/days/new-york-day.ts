const newYork = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });

/** "2026-12-01": the day in which closing times are stated. See `lastDay`. */
export function newYorkDay(moment: Date): string {
  return newYork.format(moment);
}
