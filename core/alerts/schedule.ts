import { Temporal } from "temporal-polyfill";
import { alertHour, alertZone, type Frequency } from "#core/alerts/rhythm.ts";

export function nextDue(frequency: Frequency, after: Date): Date {
  const there = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(alertZone);
  for (let days = 0; ; days++) {
    const due = there
      .toPlainDate()
      .add({ days })
      .toZonedDateTime({ timeZone: alertZone, plainTime: { hour: alertHour } });
    const isItsDay = frequency === "daily" || due.dayOfWeek === 1;
    if (isItsDay && due.epochMilliseconds > after.getTime()) return new Date(due.epochMilliseconds);
  }
}
