import { lastDay } from "#core/jobs/days/last-day.ts";
import { newYorkDay } from "#core/jobs/days/new-york-day.ts";
import { unknownEndDays } from "#core/jobs/end-reason.ts";
import type { SourceFacts } from "#core/jobs/source-facts.ts";
import { dayMs, endOfDay } from "#core/text/time.ts";

export type Ends = {
  expiredAt: Date | null;
  expiresAt: Date | null;
  validThrough: Date | null;
  featuredUntil: Date | null;
  hiddenAt: Date | null;
  sourceFacts: SourceFacts | null;
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
  const days = dayNumber(closes) - dayNumber(now);
  if (days > countedDays) return null;
  if (days <= 0) return days === 0 ? "today" : null;
  return days === 1 ? "tomorrow" : `in ${days} days`;
}

function dayNumber(moment: Date): number {
  return Date.parse(newYorkDay(moment)) / dayMs;
}

export function whyEnded(job: Ends, end: Date): string {
  const { hiddenAt, featuredUntil, validThrough, sourceFacts, expiresAt } = job;
  const seasonEnd = sourceFacts?.seasonEnd;
  if (hiddenAt) return "We took it down after a review.";
  if (featuredUntil) return featuredUntil <= end ? "Its paid listing ended." : "The employer closed it.";
  if (validThrough && validThrough <= end) return "Its apply-by date passed.";
  if (seasonEnd && endOfDay(new Date(seasonEnd)) <= end) return "Its season ended.";
  return expiresAt && expiresAt <= end
    ? `Its source hadn't shown it for ${unknownEndDays} days.`
    : "Its source took it down.";
}
