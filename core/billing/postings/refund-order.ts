import { and, eq, inArray, isNull } from "drizzle-orm";
import Stripe from "stripe";
import { findSession } from "#core/billing/checkout/find-session.ts";
import { idOf } from "#core/billing/invoices.ts";
import { checkouts, postingRefunds } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";

/** `waiting`: Stripe did not answer or refused, and it is tried again. `disputed`: the bank decides. */
export type RefundOutcome = "refunded" | "waiting" | "disputed" | "nothing-paid";

/** For the operator. */
export const refundSentences: Record<RefundOutcome, string> = {
  refunded: "The payment is refunded.",
  waiting: "Stripe didn't take the refund yet. We'll keep trying, and you can try again.",
  disputed: "The payer disputed the payment, so the bank decides. We can't refund it.",
  "nothing-paid": "Nothing was paid, so there is no refund.",
};

type Open = typeof postingRefunds.$inferSelect;

/** The task of a refund that an operator has requested. It throws where it must be tried again. */
export async function refundOrder(checkoutId: string, now = new Date()): Promise<void> {
  const found = await findOpen(checkoutId);
  if (!found) return;
  try {
    const payment = await paymentOf(String(found.sessionId));
    const idempotencyKey = `refund-${payment}-${found.refund.refusals}`;
    const { id } = await stripe().refunds.create({ payment_intent: payment }, { idempotencyKey });
    await settle(checkoutId, { refundedAt: now, stripeRefundId: id, failure: null });
  } catch (error) {
    await settleFailure(found.refund, error, now);
  }
}

/** What has not come back after this is up to the tasks, and to whoever tries again by hand. */
export async function refundNow(orders: { id: string }[], now = new Date()): Promise<RefundOutcome> {
  if (!orders.length) return "nothing-paid";
  const ids = orders.map(({ id }) => id);
  for (const id of ids)
    await refundOrder(id, now).catch((error) =>
      logger.warn({ err: error, checkout: id }, "a refund has to be tried again"),
    );
  const open = await db
    .select()
    .from(postingRefunds)
    .where(and(inArray(postingRefunds.checkoutId, ids), isNull(postingRefunds.refundedAt)));
  if (!open.length) return "refunded";
  return open.some(({ isDisputed }) => isDisputed) ? "disputed" : "waiting";
}

/** Null once the refund is made. */
export async function retryRefunds(postingId: string, now = new Date()): Promise<RefundOutcome | null> {
  const open = await db
    .select({ id: postingRefunds.checkoutId })
    .from(postingRefunds)
    .innerJoin(checkouts, eq(checkouts.id, postingRefunds.checkoutId))
    .where(and(eq(checkouts.postingId, postingId), isNull(postingRefunds.refundedAt)));
  return open.length ? refundNow(open, now) : null;
}

async function findOpen(checkoutId: string) {
  const [found] = await db
    .select({ refund: postingRefunds, sessionId: checkouts.stripeSessionId })
    .from(postingRefunds)
    .innerJoin(checkouts, eq(checkouts.id, postingRefunds.checkoutId))
    .where(and(eq(postingRefunds.checkoutId, checkoutId), isNull(postingRefunds.refundedAt)));
  return found;
}

async function paymentOf(sessionId: string): Promise<string> {
  const payment = (await findSession(sessionId))?.payment_intent;
  if (!payment) throw new Error(`The paid checkout session ${sessionId} lacks its payment.`);
  return idOf(payment);
}

async function settleFailure({ checkoutId, refusals }: Open, error: unknown, now: Date): Promise<void> {
  const { code, statusCode } = error instanceof Stripe.errors.StripeError ? error : {};
  // Somebody refunded it at Stripe, before or after the request.
  if (code === "charge_already_refunded")
    return settle(checkoutId, { refundedAt: now, failure: null, isDisputed: false });
  const isDisputed = code === "charge_disputed";
  await settle(checkoutId, {
    ...{ isDisputed, failure: error instanceof Error ? error.message : String(error) },
    // An unanswered request may have been followed, so its key stays.
    refusals: statusCode ? refusals + 1 : refusals,
  });
  if (!isDisputed) throw error;
}

async function settle(checkoutId: string, values: Partial<Open>): Promise<void> {
  await db
    .update(postingRefunds)
    .set(values)
    .where(and(eq(postingRefunds.checkoutId, checkoutId), isNull(postingRefunds.refundedAt)));
}
