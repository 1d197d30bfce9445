import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { idOf } from "#core/billing/invoices.ts";
import { lockOrder, type Order, paidEmailOf } from "#core/billing/orders.ts";
import { storeRevenue } from "#core/billing/revenue/store-revenue.ts";
import { checkouts } from "#core/billing/tables.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";
import { activatePosting, renewPosting } from "#core/postings/activate-posting.ts";

type Paid = {
  paymentIntentId: string;
  paidEmail: string;
  cents: number;
  currency: string;
  invoiceId: string | null;
  customerId: string | null;
};

/** A payment that buys nothing (paid twice, or hidden meanwhile) is refunded. */
export function grantPosting(session: Stripe.Checkout.Session, order: Order, now: Date): Promise<Order> {
  const paid = readPayment(session);
  return inTransaction((tx) => grant(tx, order.id, paid, now));
}

function readPayment(session: Stripe.Checkout.Session): Paid {
  const { payment_intent, amount_total, currency, invoice, customer } = session;
  if (!payment_intent || amount_total === null || !currency)
    throw new Error(`The paid checkout session ${session.id} lacks its payment.`);
  return {
    paymentIntentId: idOf(payment_intent),
    ...{ paidEmail: paidEmailOf(session), cents: amount_total, currency },
    ...{ invoiceId: invoice && idOf(invoice), customerId: customer && idOf(customer) },
  };
}

async function grant(tx: Tx, orderId: string, paid: Paid, now: Date): Promise<Order> {
  const order = await lockOrder(tx, orderId);
  if (order.fulfilledAt) return order;
  const isGranted = await bring(tx, order, paid.cents, now);
  const [done] = await tx
    .update(checkouts)
    .set({
      fulfilledAt: now,
      paidEmail: paid.paidEmail,
      paidCents: paid.cents,
      stripeInvoiceId: paid.invoiceId,
      stripeCustomerId: paid.customerId,
      postingId: isGranted ? order.postingId : null,
    })
    .where(eq(checkouts.id, orderId))
    .returning();
  if (!done) throw new Error(`The order ${orderId} was not granted.`);
  const { paymentIntentId, cents, currency } = paid;
  await storeRevenue(tx, [{ stripeId: paymentIntentId, product: "posting", cents, currency, at: now }]);
  if (!isGranted) await enqueue(tx, "billing.refund-payment", { paymentIntentId, checkoutId: orderId });
  return done;
}

async function bring(tx: Tx, { id, postingId, isRenewal }: Order, cents: number, now: Date) {
  if (!postingId) return false;
  const receipt = { orderId: id, cents, paidAt: now.toISOString() };
  return (isRenewal ? renewPosting : activatePosting)(tx, { postingId, receipt }, now);
}
