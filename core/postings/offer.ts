import { formatCount } from "#core/text/number-words.ts";
import { priceText } from "#core/text/price.ts";
import { dayMs } from "#core/text/time.ts";

export const offer = { cents: 19_900, days: 30 } as const;

export const offerPrice = priceText(offer.cents);
export const offerTerm = formatCount(offer.days, "day");
export const offerName = `Featured job, ${offerTerm}`;

export const renameHours = 24;
export const noticeDays = 3;
/** After this many days live, the employer gets a summary. */
export const firstWeekDays = 7;
/** After this many minutes, an abandoned checkout is followed by an email. */
export const reminderMinutes = 10;

export function endOfTerm(start: Date): Date {
  return new Date(start.getTime() + offer.days * dayMs);
}
