import { sql } from "drizzle-orm";
import type Stripe from "stripe";
import { idOf, latestPaidInvoice, periodLines } from "#core/billing/invoices.ts";
import { planOf } from "#core/billing/prices.ts";
import { db } from "#core/platform/db.server.ts";

export type SubscriptionState = {
  stripeCustomerId: string;
  status: Stripe.Subscription.Status;
  plan: string | null;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  livemode: boolean;
};

/** Draw one before each reading of Stripe. A lower number means older data. */
export async function drawReadTicket(): Promise<number> {
  const { rows } = await db.execute<{ ticket: string }>(sql`select nextval('stripe_reads') as ticket`);
  return Number(rows[0]?.ticket);
}

export async function stateOf(subscription: Stripe.Subscription): Promise<SubscriptionState> {
  const isUnpaid = ["incomplete", "past_due", "unpaid"].includes(subscription.status);
  const end = isUnpaid ? await lastPaidEnd(subscription.id) : periodEnd(subscription);
  return {
    stripeCustomerId: idOf(subscription.customer),
    status: subscription.status,
    plan: planOf(subscription.items.data[0]?.price)?.key ?? null,
    currentPeriodEnd: end === null ? null : new Date(end * 1000),
    // With flexible billing, Stripe's portal ends subscriptions by setting a date.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    livemode: subscription.livemode,
  };
}

/** While a renewal is unpaid, the subscription's own period is the unpaid one. */
async function lastPaidEnd(subscriptionId: string): Promise<number | null> {
  const invoice = await latestPaidInvoice(subscriptionId);
  return invoice && Math.max(...periodLines(invoice).map((line) => line.period.end));
}

function periodEnd({ items }: Stripe.Subscription): number | null {
  return items.data.length ? Math.max(...items.data.map((item) => item.current_period_end)) : null;
}
