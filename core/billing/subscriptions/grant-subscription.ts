import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { findBuyer, lockBuyer } from "#core/billing/buyer.ts";
import { lockOrder, type Order, paidEmailOf } from "#core/billing/orders.ts";
import { claimSubscriptions } from "#core/billing/subscriptions/claim-subscriptions.ts";
import { endRivals } from "#core/billing/subscriptions/end-rivals.ts";
import { liveSubscriptions } from "#core/billing/subscriptions/live-subscriptions.ts";
import { mailStart } from "#core/billing/subscriptions/mail-start.ts";
import { type SubscriptionState, stateOf } from "#core/billing/subscriptions/read-stripe-subscription.ts";
import { confirmLiveSubscriptions } from "#core/billing/subscriptions/sync-subscription.ts";
import { checkouts, userSubscriptions } from "#core/billing/tables.ts";
import { db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";

type Purchase = { subscriptionId: string; paidEmail: string; readTicket: number; state: SubscriptionState };

export async function grantSubscription(
  session: Stripe.Checkout.Session,
  order: Order,
  readTicket: number,
  now: Date,
): Promise<Order> {
  const purchase = await readPurchase(session, readTicket);
  await confirmRivals({ userId: order.userId, paidEmail: purchase.paidEmail }, now);
  return inTransaction((tx) => grant(tx, order.id, purchase, now));
}

async function readPurchase(session: Stripe.Checkout.Session, readTicket: number): Promise<Purchase> {
  const { subscription } = session;
  if (!subscription || typeof subscription === "string")
    throw new Error(`The paid checkout session ${session.id} lacks its subscription.`);
  const state = await stateOf(subscription);
  return { subscriptionId: subscription.id, paidEmail: paidEmailOf(session), readTicket, state };
}

async function confirmRivals(bought: { userId: string | null; paidEmail: string }, now: Date) {
  const buyer = await findBuyer(db, bought);
  await confirmLiveSubscriptions(buyer);
  if (bought.userId && buyer.userId)
    await claimSubscriptions({ userId: buyer.userId, email: buyer.email }, now);
}

async function grant(tx: Tx, orderId: string, purchase: Purchase, now: Date): Promise<Order> {
  const order = await lockOrder(tx, orderId);
  if (order.fulfilledAt) return order;
  const { subscriptionId, paidEmail, readTicket, state } = purchase;
  const { userId } = order;
  const earlier = await liveSubscriptions(tx, await lockBuyer(tx, { userId, paidEmail }));
  const [done] = await tx
    .update(checkouts)
    .set({ fulfilledAt: new Date(), paidEmail })
    .where(eq(checkouts.id, orderId))
    .returning();
  const [bought] = await tx
    .insert(userSubscriptions)
    .values({
      ...state,
      plan: state.plan ?? order.plan,
      stripeSubscriptionId: subscriptionId,
      userId,
      paidEmail,
      readTicket,
    })
    .returning();
  if (!done || !bought) throw new Error(`The order ${orderId} was not granted.`);
  // Invoices whose events came before this row were not stored.
  await enqueue(tx, "billing.store-invoices", { subscriptionId });
  const kept = await endRivals(tx, [...earlier, bought], now);
  if (kept === bought) await tellBuyer(tx, order, purchase);
  return done;
}

function tellBuyer(tx: Tx, order: Order, { subscriptionId, paidEmail, state }: Purchase): Promise<void> {
  return mailStart(tx, {
    subscriptionId,
    email: paidEmail,
    plan: order.plan,
    end: state.currentPeriodEnd,
    needsSignIn: order.userId === null,
  });
}
