import type { PlanKey } from "#core/billing/plans.ts";
import { hourMs } from "#core/text/time.ts";

/** What a person's subscription opens, and until when. Pure. */
export type Subscription = {
  subscribed: boolean;
  /** The plan of the live subscription, else of the last one; null if there never was one. */
  plan: PlanKey | null;
  /** Until when it is paid for. */
  end: Date | null;
  /** It ends then, rather than being renewed. */
  endsForGood: boolean;
  /** The last renewal could not be charged. */
  isPastDue: boolean;
};

export const noSubscription: Subscription = {
  subscribed: false,
  plan: null,
  end: null,
  endsForGood: false,
  isPastDue: false,
};

/** Access outlives the paid period by this, so that a slow renewal or an outage of ours locks nobody out. */
export const accessLeewayHours = 48;
export const accessLeewayMs = accessLeewayHours * hourMs;

export const accessStatuses = ["active", "trialing", "past_due"];

/** Whether a subscription in this state gives access (decision 15). `paidUntil` is the end of the last paid period. */
export function givesAccess(status: string, paidUntil: Date | null, now: Date): boolean {
  if (!accessStatuses.includes(status) || !paidUntil) return false;
  return paidUntil.getTime() + accessLeewayMs > now.getTime();
}
