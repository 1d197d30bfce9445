import { subscriptionOf } from "#core/billing/invoices.ts";
import { findSubscriber } from "#core/billing/subscriptions/find-subscriber.ts";
import { type SubscriptionSync, syncSubscription } from "#core/billing/subscriptions/sync-subscription.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { dollars } from "#core/text/price.ts";

/** Sent once, while a working card still helps. Null if the invoice is for no subscription. */
export async function mailFailedRenewal(invoiceId: string): Promise<SubscriptionSync | "mailed" | null> {
  const invoice = await stripe().invoices.retrieve(invoiceId);
  const subscriptionId = subscriptionOf(invoice);
  if (!subscriptionId) return null;
  const sync = await syncSubscription(subscriptionId);
  if (invoice.status !== "open" || invoice.billing_reason !== "subscription_cycle") return sync;
  const subscriber = await findSubscriber(subscriptionId);
  if (subscriber?.status !== "past_due" && subscriber?.status !== "unpaid") return sync;
  await queueMail(db, {
    kind: "renewal-failed",
    to: subscriber.email,
    data: { plan: subscriber.plan, amount: dollars(invoice.amount_due) },
    onceKey: `renewal-failed:${invoice.id}`,
  });
  return "mailed";
}
