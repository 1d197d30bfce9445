import type { PlanKey } from "#core/billing/plans.ts";
import { hourMs } from "#core/text/time.ts";

export type Subscription = {
  subscribed: boolean;
  /** The live subscription's plan, or the last one's. Null if there never was one. */
  plan: PlanKey | null;
  end: Date | null;
  endsForGood: boolean;
  isPastDue: boolean;
  /** The buyer is back from a checkout whose payment is not confirmed yet. */
  awaitsPayment: boolean;
};

export const noSubscription: Subscription = {
  subscribed: false,
  plan: null,
  end: null,
  endsForGood: false,
  isPastDue: false,
  awaitsPayment: false,
};

/** A slow renewal or an outage must not lock anybody out. */
export const accessLeewayHours = 48;
export const accessLeewayMs = accessLeewayHours * hourMs;

export const accessStatuses = ["active", "trialing", "past_due"];

export function givesAccess(status: string, paidUntil: Date | null, now: Date): boolean {
  if (!accessStatuses.includes(status) || !paidUntil) return false;
  return paidUntil.getTime() + accessLeewayMs > now.getTime();
}
