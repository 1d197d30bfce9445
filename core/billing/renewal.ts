import { longDate } from "#core/text/long-date.ts";
import { findPlan, type Plan, plans } from "./plans.ts";

export const howToCancel = "Cancel in two clicks on your dashboard.";

export function renewalTerms(now: Date): string[] {
  return plans.map((plan) => termsOf(plan, now));
}

/** Null for an order that does not renew. */
export function renewalText(key: string, start: Date): string | null {
  const plan = findPlan(key);
  return plan && termsOf(plan, start);
}

function termsOf(plan: Plan, start: Date): string {
  return `Renews on ${longDate(firstRenewal(plan, start))}, then every ${plan.interval}. ${howToCancel}`;
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
