import { daysUntil } from "#core/jobs/days/days-until.ts";
import { lastDay } from "#core/jobs/days/last-day.ts";
import type { EndReason } from "#core/jobs/end-reason.ts";

export type Ends = {
  expiredAt: Date | null;
  expiresAt: Date | null;
  validThrough: Date | null;
  featuredUntil: Date | null;
  endReason: EndReason | null;
};

export type ClosingDay = {
  /** Example: "Apply by December 4, 2026". */
  text: string;
  /** Example: "in 3 days". Null for more than a month. */
  left: string | null;
};

/** Only a day that the source, the employer or the paid term states, never our own guess. */
export function statedClose({
  validThrough,
  featuredUntil,
}: Pick<Ends, "validThrough" | "featuredUntil">): Date | null {
  return featuredUntil ?? validThrough;
}

export function closingDay(job: Ends, now: Date): ClosingDay | null {
  const closes = statedClose(job);
  if (!closes) return null;
  const day = lastDay(closes);
  return {
    text: job.featuredUntil ? `Listed until ${day}` : `Apply by ${day}`,
    left: daysLeft(closes, now),
  };
}

const countedDays = 31;

function daysLeft(closes: Date, now: Date): string | null {
  const days = daysUntil(closes, now);
  if (days > countedDays) return null;
  if (days <= 0) return days === 0 ? "today" : null;
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
