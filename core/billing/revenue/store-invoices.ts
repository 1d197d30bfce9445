import type Stripe from "stripe";
import { paidInvoices } from "#core/billing/invoices.ts";
import { type RevenueEntry, storeRevenue } from "#core/billing/revenue/store-revenue.ts";
import { db } from "#core/platform/db.server.ts";

/** What a subscription has paid so far. */
export async function storePaidInvoices(subscriptionId: string): Promise<void> {
  for await (const invoice of paidInvoices(subscriptionId)) await storeInvoices([invoice]);
}

export async function storeInvoices(invoices: Stripe.Invoice[]): Promise<void> {
  await storeRevenue(db, invoices.filter(({ status }) => status === "paid").map(toEntry));
}

function toEntry({ id, amount_paid, currency, created, status_transitions }: Stripe.Invoice): RevenueEntry {
  const at = new Date((status_transitions.paid_at ?? created) * 1000);
  return { stripeId: id, product: "subscription", cents: amount_paid, currency, at };
}
