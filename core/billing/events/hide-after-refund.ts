import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { z } from "zod";
import { findSession } from "#core/billing/checkout/find-session.ts";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { applied, type EventResult } from "#core/billing/events/event-outcomes.ts";
import { idOf } from "#core/billing/invoices.ts";
import type { Order } from "#core/billing/orders.ts";
import { checkouts } from "#core/billing/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { hidePosting } from "#core/postings/decisions/moderate-posting.ts";

export async function hideAfterRefund(
  { postingId: id }: Order,
  by: "refund" | "dispute",
  now: Date,
): Promise<EventResult> {
  if (!id) return applied("The payment had brought its posting nothing, so nothing is hidden.");
  await inTransaction((tx) => hidePosting(tx, { id, by, isRefund: true }, now));
  return applied(`The posting is hidden after a ${by === "refund" ? "refund" : "lost dispute"}.`);
}

/** The refund may arrive before the purchase, so the order is granted first. */
export async function findPaidOrder(payment: Stripe.PaymentIntent, now: Date): Promise<Order | null> {
  const orderId = z.uuid().safeParse(payment.metadata.checkout_id);
  if (!orderId.success) return null;
  const [order] = await db.select().from(checkouts).where(eq(checkouts.id, orderId.data));
  if (!order?.stripeSessionId) return null;
  const session = await findSession(order.stripeSessionId);
  // The payment names an order that isn't its own.
  if (!session?.payment_intent || idOf(session.payment_intent) !== payment.id) return null;
  const fulfilled = await fulfilCheckout(session.id, now);
  if (!fulfilled.ok && fulfilled.reason === "not-paid")
    throw new Error(`The order ${order.id} was charged but is not paid yet.`);
  return fulfilled.ok ? fulfilled.checkout : null;
}
