import { Temporal } from "temporal-polyfill";

/** The moment of a clock like "2026-12-15T23:59:00", there. */
export function momentThere(clock: string, timeZone: string): Date {
  try {
    return new Date(Temporal.PlainDateTime.from(clock).toZonedDateTime(timeZone).epochMilliseconds);
  } catch (error) {
    if (error instanceof RangeError) return new Date(Number.NaN);
    throw error;
  }
}
