import { dayMs } from "#core/text/time.ts";

/** What a featured posting costs, and how long it is live for that. Pure. */
export const offer = { cents: 19_900, days: 30 } as const;

/** The end of what is paid for from `start` on: so many times 24 hours, whatever the clocks do. */
export function endOfTerm(start: Date): Date {
  return new Date(start.getTime() + offer.days * dayMs);
}
