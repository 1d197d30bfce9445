import { Temporal } from "temporal-polyfill";

export function easternMoment(clock: string): Date {
  try {
    const there = Temporal.PlainDateTime.from(clock).toZonedDateTime("America/New_York");
    return new Date(there.epochMilliseconds);
  } catch (error) {
    if (error instanceof RangeError) return new Date(Number.NaN);
    throw error;
  }
}
