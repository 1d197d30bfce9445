import { Temporal } from "temporal-polyfill";

/** Converts the time in Washington, D.C.: "2026-07-15T23:59:59.997" is four hours later in UTC. */
export function easternMoment(clock: string): Date {
  try {
    const there = Temporal.PlainDateTime.from(clock).toZonedDateTime("America/New_York");
    return new Date(there.epochMilliseconds);
  } catch (error) {
    if (error instanceof RangeError) return new Date(Number.NaN);
    throw error;
  }
}
