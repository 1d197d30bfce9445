import { eq } from "drizzle-orm";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { endAfterDispute, endAfterRefund } from "#core/billing/events/end-after-refund.ts";
import type { EventType } from "#core/billing/events/event-types.ts";
import { subscriptionOf } from "#core/billing/invoices.ts";
import { mailFailedRenewal } from "#core/billing/subscriptions/mail-failed-renewal.ts";
import { syncSubscription } from "#core/billing/subscriptions/sync-subscription.ts";
import { stripeEvents } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { isMissing, stripe } from "#core/platform/stripe.server.ts";

/** Reads the object from Stripe again, because the event's copy may be outdated. */
export async function applyStripeEvent(eventId: string, now = new Date()): Promise<void> {
  const [event] = await db.select().from(stripeEvents).where(eq(stripeEvents.id, eventId));
  if (!event || event.handledAt) return;
  try {
    await effects[event.type as EventType](event.objectId, now);
  } catch (error) {
    // The object was deleted with its test data, so there is nothing to do.
    if (!isMissing(error)) throw error;
  }
  await db.update(stripeEvents).set({ handledAt: new Date() }).where(eq(stripeEvents.id, eventId));
}

const effects: Record<EventType, (objectId: string, now: Date) => Promise<unknown>> = {
  "checkout.session.completed": fulfilCheckout,
  "checkout.session.async_payment_succeeded": fulfilCheckout,
  "checkout.session.async_payment_failed": fulfilCheckout,
  "checkout.session.expired": fulfilCheckout,
  "customer.subscription.created": syncSubscription,
  "customer.subscription.updated": syncSubscription,
  "customer.subscription.deleted": syncSubscription,
  "customer.subscription.paused": syncSubscription,
  "customer.subscription.resumed": syncSubscription,
  "invoice.paid": syncInvoiced,
  "invoice.payment_failed": mailFailedRenewal,
  "charge.refunded": endAfterRefund,
  "charge.dispute.closed": endAfterDispute,
};

async function syncInvoiced(invoiceId: string) {
  const subscriptionId = subscriptionOf(await stripe().invoices.retrieve(invoiceId));
  if (subscriptionId) await syncSubscription(subscriptionId);
}
