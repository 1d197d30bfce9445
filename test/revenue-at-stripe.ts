import { invoiceOfCharge, subscriptionOf } from "#core/billing/invoices.ts";
import { revenueEntries } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";

/** "product cents" of each payment, refund and lost dispute, sorted. */
export async function storedRevenue(): Promise<string[]> {
  const entries = await db.select().from(revenueEntries);
  return entries.map(({ product, cents }) => `${product} ${cents}`).sort();
}

/** The same, of all that Stripe has, for tests in which all of it is ours. */
export async function revenueAtStripe(): Promise<string[]> {
  const all = { limit: 100 };
  const most = { limit: 10_000 };
  const [invoices, refunds, closed] = await Promise.all([
    stripe()
      .invoices.list({ status: "paid", ...all })
      .autoPagingToArray(most),
    stripe().refunds.list(all).autoPagingToArray(most),
    stripe()
      .events.list({ types: ["charge.dispute.closed"], ...all })
      .autoPagingToArray(most),
  ]);
  const paid = invoices.map((invoice) => `${productOf(subscriptionOf(invoice))} ${invoice.amount_paid}`);
  const lost = closed.flatMap(({ data: { object } }) =>
    object.object === "dispute" && object.status === "lost" ? [object] : [],
  );
  const returned = [...refunds, ...lost].map(async ({ charge, amount }) => {
    const invoice = await invoiceOfCharge(await stripe().charges.retrieve(String(charge)));
    return `${productOf(invoice && subscriptionOf(invoice))} ${-amount}`;
  });
  return [...paid, ...(await Promise.all(returned))].sort();
}

function productOf(subscriptionId: string | null): "subscription" | "posting" {
  return subscriptionId ? "subscription" : "posting";
}
