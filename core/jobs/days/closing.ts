import { LRUCache } from "lru-cache";
import { Temporal } from "temporal-polyfill";
import { longDate } from "#core/text/long-date.ts";
import { shortDay } from "#core/text/short-day.ts";
import { dayMs, hourMs, isEndOfDay } from "#core/text/time.ts";

const soonDays = 14;

/** 23:59 anywhere from Auckland to Honolulu is in one day of Honolulu. */
const zoneOfUnknown = "Pacific/Honolulu";

/** Made once: that takes longer than all else here. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** Long lists ask for the same days again and again. */
const known = new LRUCache<string, string>({ max: 5_000 });

export type Closing = {
  /** Example: "December 4, 2026". */
  date: string;
  /** Example: "2026-12-04T23:59:00-07:00". The day alone where no zone is known. */
  time: string;
  /** Example: "Closes in 3 days". Null where that is far, over, or unknown for want of a zone. */
  left: string | null;
};

export function readClosing(closes: Date | null, zone: string | null, now: Date): Closing | null {
  if (!closes) return null;
  const left = zone === null ? null : closesIn(closes, zone, now);
  return { date: closingDate(closes, zone), time: timeThere(closes, zone), left };
}

/** "2026-12-04": the last day, counted where the job is. */
export function closingDay(closes: Date, zone: string | null): string {
  return isEndOfDay(closes) ? closes.toISOString().slice(0, 10) : dayIn(zone ?? zoneOfUnknown, closes);
}

export function closingDate(closes: Date, zone: string | null): string {
  return longDate(new Date(closingDay(closes, zone)));
}

/** Counts days of the calendar, so that "in 3 days" agrees with the date beside it. Null when it is over. */
export function daysLeft(closes: Date, zone: string | null, now: Date): number | null {
  const today = dayIn(zone ?? zoneOfUnknown, now);
  const days = (Date.parse(closingDay(closes, zone)) - Date.parse(today)) / dayMs;
  return days < 0 || (closes <= now && !isEndOfDay(closes)) ? null : days;
}

/** Null where the close is not near or is over. Without a zone, nobody knows what "today" is there. */
export function closesIn(closes: Date | null, zone: string | null, now: Date): string | null {
  const days = closes && daysLeft(closes, zone, now);
  if (!closes || days === null || days >= soonDays) return null;
  if (zone === null) return `Closes ${shortDay(closingDay(closes, zone))}`;
  if (days < 2) return days === 0 ? "Closes today" : "Closes tomorrow";
  return `Closes in ${days} days`;
}

function timeThere(closes: Date, zone: string | null): string {
  const day = closingDay(closes, zone);
  if (zone === null) return day;
  const there = isEndOfDay(closes)
    ? Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: "23:59" })
    : Temporal.Instant.fromEpochMilliseconds(closes.getTime()).toZonedDateTimeISO(zone);
  return there.toString({ timeZoneName: "never", smallestUnit: "second" });
}

/** Clocks differ by quarters of an hour, so each of these is within one day. */
function dayIn(timeZone: string, moment: Date): string {
  const key = `${timeZone} ${Math.floor(moment.getTime() / (hourMs / 4))}`;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone });
  formats.set(timeZone, format);
  const day = known.get(key) ?? format.format(moment);
  known.set(key, day);
  return day;
}
