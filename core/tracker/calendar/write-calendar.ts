import ical, { ICalEventTransparency } from "ical-generator";
import { tidyLine } from "#core/text/tidy.ts";
import { dayMs } from "#core/text/time.ts";

/** Whole days; a stated month lasts from its first day to its last. */
export type CalendarDate = { kind: "apply-by" | "listed-until" | "season-start" | "season-end" } & {
  from: string;
  until: string;
};

export type JobDates = {
  savedId: string;
  savedAt: Date;
  title: string;
  company: string;
  url: string;
  dates: CalendarDate[];
};

const labels: Record<CalendarDate["kind"], string> = {
  "apply-by": "Apply by",
  "listed-until": "Listed until",
  "season-start": "Season starts",
  "season-end": "Season ends",
};

/** The same dates make the same file, so importing it again doubles nothing. */
export function writeCalendar(
  { savedId, savedAt, title, company, url, dates }: JobDates,
  host: string,
): string {
  const job = `${tidyLine(title)}, ${tidyLine(company)}`;
  const calendar = ical({ prodId: { company: host, product: "saved jobs", language: "EN" } });
  for (const { kind, from, until } of dates)
    calendar.createEvent({
      id: `${savedId}-${kind}@${host}`,
      stamp: savedAt,
      start: new Date(from),
      // The end of whole days is the day after them.
      end: new Date(Date.parse(until) + dayMs),
      allDay: true,
      // A date to know of keeps nobody busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `${labels[kind]}: ${job}`,
      url,
    });
  return calendar.toString();
}
