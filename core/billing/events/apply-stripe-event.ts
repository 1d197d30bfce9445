import { eq } from "drizzle-orm";
import { forgetReturn } from "#core/billing/checkout/awaited-payments.ts";
import { applyCheckout } from "#core/billing/events/apply-checkout.ts";
import { endAfterDispute, endAfterRefund } from "#core/billing/events/end-after-refund.ts";
import { applied, type EventResult } from "#core/billing/events/event-outcomes.ts";
import type { EventType } from "#core/billing/events/event-types.ts";
import { settleEvent } from "#core/billing/events/settle-event.ts";
import { subscriptionOf } from "#core/billing/invoices.ts";
import { storeInvoices } from "#core/billing/revenue/store-invoices.ts";
import { mailFailedRenewal } from "#core/billing/subscriptions/mail-failed-renewal.ts";
import { type SubscriptionSync, syncSubscription } from "#core/billing/subscriptions/sync-subscription.ts";
import { checkouts, stripeEvents } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { isMissing, stripe } from "#core/platform/stripe.server.ts";

type StoredEvent = typeof stripeEvents.$inferSelect;

/** Null means that nothing of ours was found. */
type Effect = (objectId: string, now: Date) => Promise<EventResult | null>;

/** Reads the object from Stripe again, because the event's copy may be outdated. */
export async function applyStripeEvent(eventId: string, now = new Date()): Promise<void> {
  const [event] = await db.select().from(stripeEvents).where(eq(stripeEvents.id, eventId));
  if (!event || event.handledAt) return;
  try {
    await settleEvent(db, eventId, await apply(event, now));
  } catch (error) {
    // If the database is away, too, the error below says so.
    await settleEvent(db, eventId, failed(error), null).catch(() => {});
    throw error;
  }
}

async function apply(event: StoredEvent, now: Date): Promise<EventResult> {
  try {
    return (await effects[event.type as EventType](event.objectId, now)) ?? (await whyNothing(event));
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { outcome: "unknown", detail: "Stripe no longer has it, so there is nothing to do." };
  }
}

const effects: Record<EventType, Effect> = {
  "checkout.session.completed": applyCheckout,
  "checkout.session.async_payment_succeeded": applyCheckout,
  "checkout.session.async_payment_failed": applyFailedCheckout,
  "checkout.session.expired": applyCheckout,
  "customer.subscription.created": syncById,
  "customer.subscription.updated": syncById,
  "customer.subscription.deleted": syncById,
  "customer.subscription.paused": syncById,
  "customer.subscription.resumed": syncById,
  "invoice.paid": syncInvoiced,
  "invoice.payment_failed": syncUnpaid,
  "charge.refunded": endAfterRefund,
  "charge.dispute.closed": endAfterDispute,
};

async function applyFailedCheckout(sessionId: string, now: Date) {
  await forgetReturn(sessionId);
  return applyCheckout(sessionId, now);
}

async function syncById(subscriptionId: string) {
  return resultOfSync(await syncSubscription(subscriptionId));
}

async function syncInvoiced(invoiceId: string) {
  const invoice = await stripe().invoices.retrieve(invoiceId);
  const subscriptionId = subscriptionOf(invoice);
  if (!subscriptionId) return null;
  const sync = await syncSubscription(subscriptionId);
  if (sync !== "unknown") await storeInvoices([invoice]);
  return resultOfSync(sync);
}

async function syncUnpaid(invoiceId: string) {
  const renewal = await mailFailedRenewal(invoiceId);
  if (renewal === "mailed") return applied("The renewal failed, and the subscriber was emailed.");
  return renewal && resultOfSync(renewal);
}

function resultOfSync(sync: SubscriptionSync): EventResult | null {
  if (sync === "unknown") return null;
  if (sync === "superseded")
    return { outcome: "superseded", detail: "A newer reading of the subscription is stored already." };
  return applied(`The subscription was stored as ${sync.status}.`);
}

async function whyNothing({ checkoutId }: StoredEvent): Promise<EventResult> {
  if (!checkoutId) return { outcome: "not-ours", detail: "It names no order of ours." };
  const [order] = await db
    .select({ fulfilledAt: checkouts.fulfilledAt })
    .from(checkouts)
    .where(eq(checkouts.id, checkoutId));
  if (order && !order.fulfilledAt)
    return { outcome: "not-paid", detail: "Its checkout is not complete yet. That will bring the purchase." };
  return { outcome: "unknown", detail: "It names an order of ours, but we no longer have the purchase." };
}

function failed(error: unknown): EventResult {
  const detail = error instanceof Error ? error.message : String(error);
  return { outcome: "failed", detail: detail.slice(0, longestDetail) };
}

const longestDetail = 500;
