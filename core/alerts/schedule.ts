import { Temporal } from "temporal-polyfill";
import type { Frequency } from "#core/alerts/criteria.ts";

const pacific = "America/Los_Angeles";

/** The first 8 AM Pacific after a moment, whatever the clocks did overnight; of weekly alerts, that of a Monday. */
export function nextDue(frequency: Frequency, after: Date): Date {
  const there = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(pacific);
  for (let days = 0; ; days++) {
    const due = there.toPlainDate().add({ days }).toZonedDateTime({ timeZone: pacific, plainTime: "08:00" });
    const isItsDay = frequency === "daily" || due.dayOfWeek === 1;
    if (isItsDay && due.epochMilliseconds > after.getTime()) return new Date(due.epochMilliseconds);
  }
}
