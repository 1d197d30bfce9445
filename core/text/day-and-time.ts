import { dayMs } from "#core/text/time.ts";

/** Pages are the same for everybody, so their times are those of one zone, which they name. */
export const zone = { timeZone: "America/Denver" };
const zoneName = "Mountain";

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", ...zone });
const isoFormat = new Intl.DateTimeFormat("en-CA", zone);
const timeFormat = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", ...zone });

export function dayAndTime(moment: Date, now: Date): string {
  const time = timeFormat.format(moment).replace(/\s/g, " ");
  return `${dayName(moment, now)}, ${time} ${zoneName}`;
}

/** "2026-11-24", the day in our pages' zone. */
export function dayOf(moment: Date): string {
  return isoFormat.format(moment);
}

export function startOfDay(day: string): Date {
  const inSummer = new Date(`${day}T00:00:00-06:00`);
  return dayOf(inSummer) === day ? inSummer : new Date(`${day}T00:00:00-07:00`);
}

export function dayName(moment: Date, now: Date): string {
  const day = dayFormat.format(moment);
  if (day === dayFormat.format(now)) return "today";
  return day === dayFormat.format(new Date(now.getTime() - dayMs)) ? "yesterday" : day;
}
