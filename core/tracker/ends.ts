import { closingDate, daysLeft } from "#core/jobs/days/closing.ts";
import type { EndReason } from "#core/jobs/end-reason.ts";

export type Ends = {
  expiredAt: Date | null;
  expiresAt: Date | null;
  validThrough: Date | null;
  featuredUntil: Date | null;
  closingZone: string | null;
  endReason: EndReason | null;
};

export type ClosingDay = {
  /** Example: "Apply by December 4, 2026". */
  text: string;
  /** Example: "in 3 days". Null for more than a month, or where no zone is known. */
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
  const day = closingDate(closes, job.closingZone);
  return {
    text: job.featuredUntil ? `Listed until ${day}` : `Apply by ${day}`,
    left: job.closingZone && timeLeft(daysLeft(closes, job.closingZone, now)),
  };
}

const countedDays = 31;

function timeLeft(days: number | null): string | null {
  if (days === null || days > countedDays) return null;
  if (days < 2) return days === 0 ? "today" : "tomorrow";
  return `in ${days} days`;
}
