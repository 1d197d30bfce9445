import { and, eq, lt } from "drizzle-orm";
import {
  drawReadTicket,
  type SubscriptionState,
  stateOf,
} from "#core/billing/subscriptions/read-stripe-subscription.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { isMissing, stripe } from "#core/platform/stripe.server.ts";

export type SubscriptionSync = { status: string } | "superseded" | "unknown";

/** This creates no rows; only fulfilling a checkout does. */
export async function syncSubscription(subscriptionId: string): Promise<SubscriptionSync> {
  const ours = eq(userSubscriptions.stripeSubscriptionId, subscriptionId);
  const [known] = await db.select({ plan: userSubscriptions.plan }).from(userSubscriptions).where(ours);
  if (!known) return "unknown";
  const readTicket = await drawReadTicket();
  const state = await readState(subscriptionId);
  const [stored] = await db
    .update(userSubscriptions)
    .set({ ...state, plan: state.plan ?? known.plan, readTicket, updatedAt: new Date() })
    .where(and(ours, lt(userSubscriptions.readTicket, readTicket)))
    .returning({ status: userSubscriptions.status });
  return stored ?? "superseded";
}

async function readState(subscriptionId: string): Promise<Partial<SubscriptionState>> {
  try {
    return await stateOf(await stripe().subscriptions.retrieve(subscriptionId));
  } catch (error) {
    // Deleted test data is never charged again.
    if (isMissing(error)) return { status: "canceled" };
    throw error;
  }
}
