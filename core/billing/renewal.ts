import { longDate } from "#core/text/long-date.ts";
import { type Plan, plans } from "./plans.ts";

export const howToCancel = "Cancel in two clicks on your dashboard.";

export function renewalTerms(now: Date): string[] {
  return plans.map(
    (plan) => `Renews on ${longDate(firstRenewal(plan, now))}, then every ${plan.interval}. ${howToCancel}`,
  );
}

/** Like Stripe, uses a month's last day if it lacks the day. */
export function firstRenewal({ interval }: Plan, start: Date): Date {
  const end = new Date(start);
  if (interval === "week") end.setUTCDate(end.getUTCDate() + 7);
  else {
    end.setUTCMonth(end.getUTCMonth() + (interval === "year" ? 12 : 1));
    if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  }
  return end;
}
