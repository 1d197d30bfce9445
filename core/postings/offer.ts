import { counted } from "#core/text/number-words.ts";
import { priceText } from "#core/text/price.ts";
import { dayMs } from "#core/text/time.ts";

/** What a featured posting costs, and how long it is live for that. Pure. */
export const offer = { cents: 19_900, days: 30 } as const;

/** "$199". */
export const offerPrice = priceText(offer.cents);
/** "30 days". */
export const offerTerm = counted(offer.days, "day");
/** How Stripe and receipts call what is bought. */
export const offerName = `Featured job, ${offerTerm}`;

/** Title and company may be changed for so long. */
export const renameHours = 24;
/** Its employer is told so long before it ends. */
export const noticeDays = 3;
/** Its employer is told so long after it went live how it does. */
export const firstWeekDays = 7;
/** A checkout left open is followed by a mail after so long. */
export const reminderMinutes = 10;

/** The end of what is paid for from `start` on: so many times 24 hours, whatever the clocks do. */
export function endOfTerm(start: Date): Date {
  return new Date(start.getTime() + offer.days * dayMs);
}
