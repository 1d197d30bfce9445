import { longDate } from "#core/text/long-date.ts";
import { type Plan, plans } from "./plans.ts";

export const howToCancel = "Cancel in two clicks on your dashboard.";

/** In the order of the plans: when each renews if bought now, and how it ends. */
export function renewalTerms(now: Date): string[] {
  return plans.map(
    (plan) => `Renews on ${longDate(firstRenewal(plan, now))}, then every ${plan.interval}. ${howToCancel}`,
  );
}

/** As Stripe counts: a day that the month lacks becomes its last. */
export function firstRenewal({ interval }: Plan, start: Date): Date {
  const end = new Date(start);
  if (interval === "week") end.setUTCDate(end.getUTCDate() + 7);
  else {
    end.setUTCMonth(end.getUTCMonth() + (interval === "year" ? 12 : 1));
    if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  }
  return end;
}
