import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { readEmail } from "#core/accounts/read-email.ts";
import { findBuyer, lockBuyer } from "#core/billing/buyer.ts";
import { claimSubscriptions } from "#core/billing/claim-subscriptions.ts";
import { findSession } from "#core/billing/find-session.ts";
import { idOf } from "#core/billing/invoices.ts";
import { keepOne } from "#core/billing/keep-one.ts";
import { confirmLiveSubscriptions, liveSubscriptions } from "#core/billing/live-subscriptions.ts";
import { findPlan } from "#core/billing/plans.ts";
import { planOf } from "#core/billing/prices.ts";
import { drawReadTicket, type SubscriptionState, stateOf } from "#core/billing/read-stripe-subscription.ts";
import { checkouts, userSubscriptions } from "#core/billing/tables.ts";
import { tellStarted } from "#core/billing/tell-started.ts";
import { db, inTransaction, type Tx } from "#core/db.server.ts";
import { logger } from "#core/logger.server.ts";
import { livemode } from "#core/stripe.server.ts";
import { enqueue } from "#core/tasks.server.ts";

type Checkout = typeof checkouts.$inferSelect;
export type Fulfilled =
  | { ok: true; checkout: Checkout }
  | { ok: false; reason: "unknown" | "not-paid" | "over" | "refused" };

/** What a paid session brings, besides the subscription's own state. */
type Purchase = { subscriptionId: string; paidEmail: string; readTicket: number; state: SubscriptionState };

/**
 * Grants what a checkout session has paid for, once, however often and from wherever this is called: webhook, return
 * page and reconciliation. Nothing is granted but what our order was opened for; what was paid otherwise goes back.
 */
export async function fulfilCheckout(sessionId: string, now = new Date()): Promise<Fulfilled> {
  const checkout = await findCheckout(sessionId);
  if (!checkout) return { ok: false, reason: "unknown" };
  if (checkout.fulfilledAt) return { ok: true, checkout };
  const readTicket = await drawReadTicket();
  const session = await findSession(sessionId);
  if (!session || session.status === "expired") return giveUp(checkout);
  const fault = findFault(session, checkout);
  if (fault) return refuse(session, checkout, fault);
  if (!isPaid(session)) return { ok: false, reason: "not-paid" };
  const purchase = await readPurchase(session, readTicket);
  await confirmRivals({ userId: checkout.userId, paidEmail: purchase.paidEmail }, now);
  return { ok: true, checkout: await inTransaction((tx) => grant(tx, checkout.id, purchase, now)) };
}

async function findCheckout(sessionId: string): Promise<Checkout | null> {
  if (!/^cs_(test|live)_[A-Za-z0-9]+$/.test(sessionId)) return null;
  const [found] = await db.select().from(checkouts).where(eq(checkouts.stripeSessionId, sessionId));
  return found ?? null;
}

/** Nothing can come of this order any more. */
async function giveUp({ id }: Checkout): Promise<Fulfilled> {
  await db.delete(checkouts).where(eq(checkouts.id, id));
  return { ok: false, reason: "over" };
}

/** What keeps a session from being the one that the order was opened for. */
function findFault(session: Stripe.Checkout.Session, checkout: Checkout): string | null {
  const plan = findPlan(checkout.plan);
  const lines = session.line_items?.data ?? [];
  if (session.client_reference_id !== checkout.id) return "order";
  if (session.mode !== "subscription") return "mode";
  if (checkout.purpose !== "subscription" || session.metadata?.purpose !== "subscription") return "purpose";
  if (!plan || lines.length !== 1 || planOf(lines[0]?.price)?.key !== plan.key) return "plan";
  if (session.amount_total !== plan.cents) return "amount";
  if (session.currency !== "usd") return "currency";
  if (session.livemode !== livemode || checkout.livemode !== livemode) return "livemode";
  return null;
}

function isPaid({ status, payment_status }: Stripe.Checkout.Session): boolean {
  return status === "complete" && payment_status !== "unpaid";
}

/** Whoever has paid for what we do not grant gets the money back: without its order, none can come of it again. */
async function refuse(session: Stripe.Checkout.Session, { id }: Checkout, fault: string): Promise<Fulfilled> {
  const what = { checkout: id, session: session.id, fault };
  logger[isPaid(session) ? "error" : "warn"](what, "a checkout session is not what was ordered");
  const { subscription } = session;
  if (isPaid(session) && subscription)
    await inTransaction(async (tx) => {
      const [given] = await tx.delete(checkouts).where(eq(checkouts.id, id)).returning();
      if (given) await enqueue(tx, "billing.cancel", { subscriptionId: idOf(subscription), refund: true });
    });
  return { ok: false, reason: "refused" };
}

async function readPurchase(session: Stripe.Checkout.Session, readTicket: number): Promise<Purchase> {
  const { subscription, customer_details } = session;
  const given = customer_details?.email;
  if (!subscription || typeof subscription === "string" || !given)
    throw new Error(`The paid checkout session ${session.id} lacks its subscription or address.`);
  // Whoever has paid with an address that we cannot write to must not lose the purchase for it.
  const paidEmail = readEmail(given) ?? given.trim().toLowerCase();
  return { subscriptionId: subscription.id, paidEmail, readTicket, state: await stateOf(subscription) };
}

/** What else the buyer has is the account's, and as Stripe says now, before it is weighed against the purchase. */
async function confirmRivals(bought: { userId: string | null; paidEmail: string }, now: Date) {
  const buyer = await findBuyer(db, bought);
  await confirmLiveSubscriptions(buyer);
  if (bought.userId && buyer.userId)
    await claimSubscriptions({ userId: buyer.userId, email: buyer.email }, now);
}

async function grant(tx: Tx, checkoutId: string, purchase: Purchase, now: Date): Promise<Checkout> {
  const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, checkoutId)).for("update");
  if (!checkout) throw new Error(`The order ${checkoutId} vanished while it was fulfilled.`);
  if (checkout.fulfilledAt) return checkout;
  const { subscriptionId, paidEmail, readTicket, state } = purchase;
  const { userId } = checkout;
  const earlier = await liveSubscriptions(tx, await lockBuyer(tx, { userId, paidEmail }));
  const [done] = await tx
    .update(checkouts)
    .set({ fulfilledAt: new Date(), paidEmail })
    .where(eq(checkouts.id, checkoutId))
    .returning();
  const [bought] = await tx
    .insert(userSubscriptions)
    .values({
      ...state,
      plan: state.plan ?? checkout.plan,
      stripeSubscriptionId: subscriptionId,
      userId,
      paidEmail,
      readTicket,
    })
    .returning();
  if (!done || !bought) throw new Error(`The order ${checkoutId} was not granted.`);
  const kept = await keepOne(tx, [...earlier, bought], now);
  if (kept === bought) await tellBuyer(tx, checkout, purchase);
  return done;
}

function tellBuyer(
  tx: Tx,
  checkout: Checkout,
  { subscriptionId, paidEmail, state }: Purchase,
): Promise<void> {
  return tellStarted(tx, {
    subscriptionId,
    email: paidEmail,
    plan: checkout.plan,
    end: state.currentPeriodEnd,
    needsSignIn: checkout.userId === null,
  });
}
