import { and, eq, lt } from "drizzle-orm";
import type Stripe from "stripe";
import type { Buyer } from "#core/billing/buyer.ts";
import { liveSubscriptions } from "#core/billing/subscriptions/live-subscriptions.ts";
import {
  drawReadTicket,
  type SubscriptionState,
  stateOf,
} from "#core/billing/subscriptions/read-stripe-subscription.ts";
import { tellSubscriber } from "#core/billing/subscriptions/tell-subscriber.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { isMissing, stripe } from "#core/platform/stripe.server.ts";

export type SubscriptionSync = { status: string } | "superseded" | "unknown";

/** This creates no rows; only fulfilling a checkout does. */
export async function syncSubscription(subscriptionId: string, now = new Date()): Promise<SubscriptionSync> {
  const ours = eq(userSubscriptions.stripeSubscriptionId, subscriptionId);
  if (!(await db.$count(userSubscriptions, ours))) return "unknown";
  const readTicket = await drawReadTicket();
  const { state, terms } = await readState(subscriptionId);
  return inTransaction(async (tx) => {
    const [before] = await tx.select().from(userSubscriptions).where(ours).for("update");
    if (!before) return "unknown";
    const [after] = await tx
      .update(userSubscriptions)
      .set({ ...state, plan: state.plan ?? before.plan, readTicket, updatedAt: new Date() })
      .where(and(ours, lt(userSubscriptions.readTicket, readTicket)))
      .returning();
    if (!after) return "superseded";
    await tellSubscriber(tx, before, after, terms, now);
    return { status: after.status };
  });
}

export async function confirmLiveSubscriptions(buyer: Buyer) {
  const known = await liveSubscriptions(db, buyer);
  await Promise.all(known.map((each) => syncSubscription(each.stripeSubscriptionId)));
  return known.length ? liveSubscriptions(db, buyer) : known;
}

type Reading = { state: Partial<SubscriptionState>; terms: Stripe.Subscription | null };

async function readState(subscriptionId: string): Promise<Reading> {
  try {
    const terms = await stripe().subscriptions.retrieve(subscriptionId);
    return { state: await stateOf(terms), terms };
  } catch (error) {
    // Deleted test data is never charged again.
    if (isMissing(error)) return { state: { status: "canceled" }, terms: null };
    throw error;
  }
}
