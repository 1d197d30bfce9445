import { type Frequency, previewDays } from "#core/alerts/rhythm.ts";
import { nextDue } from "#core/alerts/schedule.ts";
import { dayMs, hourMs } from "#core/text/time.ts";

/** An email names the jobs that came after `after`, up to and including `until`. */
export type MailWindow = { due: Date; after: Date; until: Date; isNext: boolean };

const stepDays: Record<Frequency, number> = { daily: 1, weekly: 7 };

/** The newest first: the next email as far as it is known, then those of the last days. */
export function mailWindows(frequency: Frequency, now: Date): MailWindow[] {
  const next = nextDue(frequency, now);
  const windows: MailWindow[] = [];
  for (let due = next; windows.length === 0 || due.getTime() > now.getTime() - previewDays * dayMs; ) {
    const before = dueBefore(due, frequency);
    windows.push({ due, after: before, until: due < now ? due : now, isNext: due === next });
    due = before;
  }
  return windows;
}

/** A day may have an hour more or less. */
function dueBefore(due: Date, frequency: Frequency): Date {
  return nextDue(frequency, new Date(due.getTime() - stepDays[frequency] * dayMs - 2 * hourMs));
}
