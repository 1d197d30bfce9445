import { daysUntil } from "#core/jobs/days/days-until.ts";

const soonDays = 14;

/** Null where the close is not near or is over. */
export function closesIn(validThrough: Date | null, now: Date): string | null {
  if (!validThrough || validThrough <= now) return null;
  const days = daysUntil(validThrough, now);
  if (days >= soonDays) return null;
  if (days < 2) return days === 0 ? "Closes today" : "Closes tomorrow";
  return `Closes in ${days} days`;
}
