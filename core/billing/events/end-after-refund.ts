import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { z } from "zod";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { applied, type EventResult } from "#core/billing/events/event-outcomes.ts";
import { findPaidOrder, hideAfterRefund } from "#core/billing/events/hide-after-refund.ts";
import { idOf, invoiceOfCharge, latestPaidInvoice, subscriptionOf } from "#core/billing/invoices.ts";
import { storeLostDispute, storeRefunds } from "#core/billing/revenue/store-refunds.ts";
import { isStored } from "#core/billing/revenue/store-revenue.ts";
import { queueEnd } from "#core/billing/subscriptions/end-rivals.ts";
import { checkouts, userSubscriptions } from "#core/billing/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";

/** A full refund of the latest period ends the subscription. A refunded posting is hidden. */
export async function endAfterRefund(chargeId: string, now = new Date()): Promise<EventResult | null> {
  const charge = await readCharge(chargeId);
  const sold = await findSold(charge, now);
  if (!sold) return null;
  await storeRefunds(chargeId, sold.product);
  if (!charge.refunded) return applied("A refund in part ends nothing.");
  if (sold.product === "posting") return hideAfterRefund(sold.order, "refund", now);
  const latest = await latestPaidInvoice(sold.subscriptionId);
  if (latest?.id !== sold.invoiceId) return applied("A refund of an earlier period ends nothing.");
  await end(sold.subscriptionId);
  return applied("The latest period was refunded, so the subscription ends.");
}

/** A lost dispute about any period ends the subscription. A disputed posting is hidden. */
export async function endAfterDispute(disputeId: string, now = new Date()): Promise<EventResult | null> {
  const dispute = await stripe().disputes.retrieve(disputeId);
  if (dispute.status !== "lost") return applied("The dispute was not lost, so nothing ends.");
  const sold = await findSold(await readCharge(idOf(dispute.charge)), now);
  if (!sold) return null;
  await storeLostDispute(dispute, sold.product);
  if (sold.product === "posting") return hideAfterRefund(sold.order, "dispute", now);
  await end(sold.subscriptionId);
  return applied("The dispute was lost, so the subscription ends.");
}

function readCharge(chargeId: string): Promise<Stripe.Charge> {
  return stripe().charges.retrieve(chargeId, { expand: ["payment_intent"] });
}

function postingPayment({ payment_intent }: Stripe.Charge): Stripe.PaymentIntent | null {
  if (!payment_intent || typeof payment_intent === "string") return null;
  return payment_intent.metadata.purpose === "job_post" ? payment_intent : null;
}

/** Null if it was not bought from us. */
async function findSold(charge: Stripe.Charge, now: Date) {
  const payment = postingPayment(charge);
  if (!payment) return findCharged(charge, now);
  const order = await findPaidOrder(payment, now);
  return order && { product: "posting" as const, order };
}

async function findCharged(charge: Stripe.Charge, now: Date) {
  const invoice = await invoiceOfCharge(charge);
  const subscriptionId = invoice && subscriptionOf(invoice);
  if (!subscriptionId) return null;
  const isOurs =
    (await isKnown(subscriptionId)) ||
    // The account may have been erased since.
    (await isStored(invoice.id)) ||
    (await isOrdered(subscriptionId, now));
  return isOurs ? { product: "subscription" as const, subscriptionId, invoiceId: invoice.id } : null;
}

async function isKnown(subscriptionId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: userSubscriptions.id })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.stripeSubscriptionId, subscriptionId));
  return row !== undefined;
}

/** The refund may arrive before the purchase, so the purchase is granted first and can then end. */
async function isOrdered(subscriptionId: string, now: Date): Promise<boolean> {
  const { metadata } = await stripe().subscriptions.retrieve(subscriptionId);
  const orderId = z.uuid().safeParse(metadata.checkout_id);
  if (!orderId.success) return false;
  const [order] = await db.select().from(checkouts).where(eq(checkouts.id, orderId.data));
  if (!order?.stripeSessionId) return false;
  const fulfilled = await fulfilCheckout(order.stripeSessionId, now);
  if (!fulfilled.ok && fulfilled.reason === "not-paid")
    throw new Error(`The order ${order.id} was charged but is not paid yet.`);
  return isKnown(subscriptionId);
}

function end(subscriptionId: string): Promise<void> {
  return inTransaction((tx) => queueEnd(tx, subscriptionId, { refund: false }));
}
