import Stripe from "stripe";
import { findSubscriber } from "#core/billing/find-subscriber.ts";
import { latestPaidInvoice, paymentOfInvoice } from "#core/billing/invoices.ts";
import { confirmLiveSubscriptions } from "#core/billing/live-subscriptions.ts";
import { syncSubscription } from "#core/billing/sync-subscription.ts";
import { tellStarted } from "#core/billing/tell-started.ts";
import { db } from "#core/db.server.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { isMissing, stripe } from "#core/stripe.server.ts";

/**
 * Ends a subscription at once, of an account that may be gone already. With `refund` it is one that was bought while
 * another was live: its last payment goes back, and the buyer is told.
 */
export async function cancelSubscription(task: { subscriptionId: string; refund: boolean }): Promise<void> {
  const { subscriptionId, refund } = task;
  if (refund && !(await isStillSecond(subscriptionId))) return welcome(subscriptionId);
  await cancel(subscriptionId);
  if (refund) {
    await refundLastPayment(subscriptionId);
    await tell(subscriptionId);
  }
  await syncSubscription(subscriptionId);
}

/** The other may have ended since. A second one that was cancelled before a crash still waits for its refund. */
async function isStillSecond(subscriptionId: string): Promise<boolean> {
  const subscriber = await findSubscriber(subscriptionId);
  if (!subscriber?.userId) return false;
  const live = (await confirmLiveSubscriptions(subscriber.userId)).map((each) => each.stripeSubscriptionId);
  return !live.includes(subscriptionId) || live.length > 1;
}

/** What was bought as a second one is the only one by now, and its buyer has not heard of it yet. */
async function welcome(subscriptionId: string): Promise<void> {
  const subscriber = await findSubscriber(subscriptionId);
  if (subscriber?.userId) await tellStarted(db, { ...subscriber, subscriptionId, needsSignIn: false });
}

async function cancel(subscriptionId: string): Promise<void> {
  try {
    await stripe().subscriptions.cancel(subscriptionId);
  } catch (error) {
    // Stripe no longer finds what has ended.
    if (!isMissing(error)) throw error;
  }
}

async function refundLastPayment(subscriptionId: string): Promise<void> {
  const invoice = await latestPaidInvoice(subscriptionId);
  const payment = invoice && (await paymentOfInvoice(invoice.id));
  if (!payment) return;
  try {
    await stripe().refunds.create({ payment_intent: payment }, { idempotencyKey: `refund-${payment}` });
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded";
    if (!isDone) throw error;
  }
}

async function tell(subscriptionId: string): Promise<void> {
  const subscriber = await findSubscriber(subscriptionId);
  if (!subscriber) return;
  await queueMail(db, {
    kind: "second-purchase-refunded",
    to: subscriber.email,
    data: { plan: subscriber.plan },
    onceKey: `second-purchase-refunded:${subscriptionId}`,
  });
}
