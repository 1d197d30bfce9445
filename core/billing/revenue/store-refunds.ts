import type Stripe from "stripe";
import { type Product, type RevenueEntry, storeRevenue } from "#core/billing/revenue/store-revenue.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";

/** All refunds of a payment, in part or in full. */
export async function storeRefunds(chargeId: string, product: Product): Promise<void> {
  const refunds = await stripe().refunds.list({ charge: chargeId, limit: 100 });
  const made = refunds.data.filter(({ status }) => status !== "failed" && status !== "canceled");
  await storeRevenue(
    db,
    made.map((refund) => toEntry(refund, product)),
  );
}

/** The bank takes the money when the dispute opens. */
export function storeLostDispute(dispute: Stripe.Dispute, product: Product): Promise<void> {
  return storeRevenue(db, [toEntry(dispute, product)]);
}

type Returned = Pick<Stripe.Refund, "id" | "amount" | "currency" | "created">;

function toEntry({ id, amount, currency, created }: Returned, product: Product): RevenueEntry {
  return { stripeId: id, product, cents: -amount, currency, at: new Date(created * 1000) };
}
