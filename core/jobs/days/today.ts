import { dayMs, hourMs } from "#core/text/time.ts";

export function todayInAllOfTheUs(now: Date): string {
  return new Date(now.getTime() - 10 * hourMs).toISOString().slice(0, 10);
}

/** When the day that many days from today is over in all of the US. */
export function endInAllOfTheUs(days: number, now: Date): Date {
  return new Date(Date.parse(todayInAllOfTheUs(now)) + (days + 1) * dayMs + 10 * hourMs);
}
