import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { idOf, invoiceOfCharge, latestPaidInvoice, subscriptionOf } from "#core/billing/invoices.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import { db } from "#core/db.server.ts";
import { stripe } from "#core/stripe.server.ts";
import { enqueue } from "#core/tasks.server.ts";

/** A refund of all that was paid for the latest period ends the subscription. */
export async function endAfterRefund(chargeId: string): Promise<void> {
  const charge = await stripe().charges.retrieve(chargeId);
  if (!charge.refunded) return;
  const found = await findCharged(charge);
  if (!found) return;
  const latest = await latestPaidInvoice(found.subscriptionId);
  if (latest?.id === found.invoiceId) await end(found.subscriptionId);
}

/** A dispute that was lost ends the subscription, whichever period it is about. */
export async function endAfterDispute(disputeId: string): Promise<void> {
  const { status, charge } = await stripe().disputes.retrieve(disputeId);
  if (status !== "lost") return;
  const found = await findCharged(await stripe().charges.retrieve(idOf(charge)));
  if (found) await end(found.subscriptionId);
}

/** The subscription of ours that was charged, and for which invoice. */
async function findCharged(charge: Stripe.Charge) {
  const invoice = await invoiceOfCharge(charge);
  const subscriptionId = invoice && subscriptionOf(invoice);
  if (!subscriptionId) return null;
  const [ours] = await db
    .select({ id: userSubscriptions.id })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.stripeSubscriptionId, subscriptionId));
  return ours ? { subscriptionId, invoiceId: invoice.id } : null;
}

async function end(subscriptionId: string): Promise<void> {
  await enqueue(db, "billing.cancel", { subscriptionId, refund: false });
}
