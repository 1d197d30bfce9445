import type { PlanKey } from "#core/billing/plans.ts";
import { hourMs } from "#core/text/time.ts";

export type Subscription = {
  subscribed: boolean;
  /** The live subscription's plan, or the last one's; null if there never was one. */
  plan: PlanKey | null;
  /** The end of the paid period. */
  end: Date | null;
  /** It ends then instead of renewing. */
  endsForGood: boolean;
  /** The last renewal failed. */
  isPastDue: boolean;
};

export const noSubscription: Subscription = {
  subscribed: false,
  plan: null,
  end: null,
  endsForGood: false,
  isPastDue: false,
};

/** Access outlasts the paid period by this long, so a slow renewal or an outage locks nobody out. */
export const accessLeewayHours = 48;
export const accessLeewayMs = accessLeewayHours * hourMs;

export const accessStatuses = ["active", "trialing", "past_due"];

/** Decision 15. `paidUntil` is the end of the last paid period. */
export function givesAccess(status: string, paidUntil: Date | null, now: Date): boolean {
  if (!accessStatuses.includes(status) || !paidUntil) return false;
  return paidUntil.getTime() + accessLeewayMs > now.getTime();
}
