import { eq } from "drizzle-orm";
import { findBuyer, lockBuyer } from "#core/billing/buyer.ts";
import { paidInvoices, paymentOfInvoice } from "#core/billing/invoices.ts";
import { refundRemainder } from "#core/billing/refund-remainder.ts";
import { endRivals, isOpen } from "#core/billing/subscriptions/end-rivals.ts";
import { findSubscriber } from "#core/billing/subscriptions/find-subscriber.ts";
import { endedStatuses, liveSubscriptions } from "#core/billing/subscriptions/live-subscriptions.ts";
import { mailStart } from "#core/billing/subscriptions/mail-start.ts";
import { confirmLiveSubscriptions, syncSubscription } from "#core/billing/subscriptions/sync-subscription.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { isMissing, stripe } from "#core/platform/stripe.server.ts";

/** Works even if the account is gone. `refund` returns all payments and emails the buyer. */
export async function cancelSubscription(
  task: { subscriptionId: string; refund: boolean },
  now = new Date(),
): Promise<void> {
  const { subscriptionId, refund } = task;
  if (refund && !(await isStillSecond(subscriptionId, now))) return welcome(subscriptionId);
  await cancel(subscriptionId);
  if (refund) {
    await refundPayments(subscriptionId);
    await tell(subscriptionId);
  }
  await syncSubscription(subscriptionId);
}

/**
 * If the other has ended since, this one stays. A subscription without a row was never granted or lost its
 * account.
 */
async function isStillSecond(subscriptionId: string, now: Date): Promise<boolean> {
  const subscriber = await findSubscriber(subscriptionId);
  if (!subscriber) return true;
  await syncSubscription(subscriptionId);
  await confirmLiveSubscriptions(await findBuyer(db, subscriber));
  return inTransaction(async (tx) => {
    const others = await liveSubscriptions(tx, await lockBuyer(tx, subscriber));
    const isThis = eq(userSubscriptions.stripeSubscriptionId, subscriptionId);
    const [row] = await tx.select().from(userSubscriptions).where(isThis).for("update");
    if (!row) return true;
    // A subscription canceled before a crash still waits for its refund.
    const isOver = endedStatuses.includes(row.status) || others.some((each) => isOpen(each, now));
    if (!row.isEnding || isOver) return row.isEnding;
    await tx.update(userSubscriptions).set({ isEnding: false }).where(isThis);
    await endRivals(tx, [row, ...others], now);
    return false;
  });
}

async function welcome(subscriptionId: string): Promise<void> {
  const subscriber = await findSubscriber(subscriptionId);
  if (subscriber)
    await mailStart(db, { ...subscriber, subscriptionId, needsSignIn: subscriber.userId === null });
}

async function cancel(subscriptionId: string): Promise<void> {
  try {
    await stripe().subscriptions.cancel(subscriptionId);
  } catch (error) {
    // Stripe no longer finds subscriptions that have ended.
    if (!isMissing(error)) throw error;
  }
}

async function refundPayments(subscriptionId: string): Promise<void> {
  for await (const invoice of paidInvoices(subscriptionId)) {
    const payment = await paymentOfInvoice(invoice.id);
    if (payment) await refundRemainder(payment);
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
