import type Stripe from "stripe";
import type { Account } from "./account.ts";
import { billPeriod, chargeInvoice, payInvoice } from "./billing.ts";
import { planOf } from "./objects/price.ts";
import { itemOf, newSubscription } from "./objects/subscription.ts";
import { periodEnd } from "./period.ts";

export type AfterLastRetry = "canceled" | "unpaid";

export function startSubscription(
  account: Account,
  given: {
    customer: Stripe.Customer;
    price: Stripe.Price;
    quantity: number;
    metadata: Record<string, string>;
  },
): Stripe.Subscription {
  const testClock = given.customer.test_clock ? String(given.customer.test_clock) : null;
  const created = account.time(testClock);
  const subscription = account.add(
    newSubscription({
      ...given,
      customer: given.customer.id,
      created,
      periodEnd: periodEnd(created, created, given.price),
      testClock,
    }),
  );
  const invoice = billPeriod(account, subscription, "subscription_create", created);
  account.emit("customer.subscription.created", subscription, created);
  payInvoice(account, invoice, created);
  return subscription;
}

export function setCancelAtPeriodEnd(account: Account, subscription: Stripe.Subscription, cancel: boolean) {
  if (cancel === subscription.cancel_at_period_end) return;
  const now = account.time(subscription.test_clock);
  const changes: Partial<Stripe.Subscription> = {
    cancel_at_period_end: cancel,
    cancel_at: cancel ? itemOf(subscription).current_period_end : null,
    canceled_at: cancel ? now : null,
    cancellation_details: reason(cancel ? "cancellation_requested" : null),
  };
  account.change(subscription, changes, "customer.subscription.updated", now);
}

export function endSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  at: number,
  why: "cancellation_requested" | "payment_failed" | "payment_disputed" = "cancellation_requested",
) {
  const changes: Partial<Stripe.Subscription> = {
    status: "canceled",
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    cancellation_details: reason(why),
  };
  account.change(subscription, changes, "customer.subscription.deleted", at);
}

export function changePrice(account: Account, subscription: Stripe.Subscription, price: Stripe.Price) {
  const now = account.time(subscription.test_clock);
  const item = {
    ...itemOf(subscription),
    price,
    plan: planOf(price),
    current_period_start: now,
    current_period_end: periodEnd(now, now, price),
  };
  const items = { ...subscription.items, data: [item] };
  account.change(
    subscription,
    { items, billing_cycle_anchor: now, cancel_at_period_end: false, cancel_at: null, canceled_at: null },
    "customer.subscription.updated",
    now,
  );
  charge(
    account,
    subscription,
    billPeriod(account, subscription, "subscription_update", now),
    now,
    "canceled",
  );
}

/** When the subscription next changes by itself. */
export function dueAt(account: Account, subscription: Stripe.Subscription): number | null {
  if (subscription.status === "active") return itemOf(subscription).current_period_end;
  if (subscription.status !== "past_due") return null;
  return latestInvoice(account, subscription)?.next_payment_attempt ?? null;
}

export function passDue(
  account: Account,
  subscription: Stripe.Subscription,
  at: number,
  after: AfterLastRetry,
) {
  const open = subscription.status === "past_due" ? latestInvoice(account, subscription) : null;
  if (open) charge(account, subscription, open, at, after);
  else if (subscription.cancel_at_period_end) endSubscription(account, subscription, at);
  else renew(account, subscription, at, after);
}

function renew(account: Account, subscription: Stripe.Subscription, at: number, after: AfterLastRetry) {
  const item = {
    ...itemOf(subscription),
    current_period_start: at,
    current_period_end: periodEnd(subscription.billing_cycle_anchor, at, itemOf(subscription).price),
  };
  const items = { ...subscription.items, data: [item] };
  account.change(subscription, { items }, "customer.subscription.updated", at);
  charge(account, subscription, billPeriod(account, subscription, "subscription_cycle", at), at, after);
}

function charge(
  account: Account,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  at: number,
  after: AfterLastRetry,
) {
  const outcome = chargeInvoice(account, invoice, at);
  if (outcome === "given_up" && after === "canceled") {
    endSubscription(account, subscription, at, "payment_failed");
    return;
  }
  const status = outcome === "paid" ? "active" : outcome === "again_later" ? "past_due" : "unpaid";
  if (subscription.status !== status)
    account.change(subscription, { status }, "customer.subscription.updated", at);
}

function latestInvoice(account: Account, subscription: Stripe.Subscription): Stripe.Invoice | null {
  return account.find("invoice", String(subscription.latest_invoice));
}

function reason(why: Stripe.Subscription.CancellationDetails["reason"]) {
  return { comment: null, feedback: null, feedback_option: null, reason: why };
}
