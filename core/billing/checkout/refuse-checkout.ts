import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { isPaid } from "#core/billing/checkout/find-mismatch.ts";
import { idOf } from "#core/billing/invoices.ts";
import type { Order } from "#core/billing/orders.ts";
import { checkouts } from "#core/billing/tables.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";

type Session = Stripe.Checkout.Session;

export async function refuseCheckout(session: Session, { id }: Order, fault: string): Promise<void> {
  const what = { checkout: id, session: session.id, fault };
  logger[isPaid(session) ? "error" : "warn"](what, "a checkout session is not what was ordered");
  if (!isPaid(session) || !(session.subscription || session.payment_intent)) return;
  await inTransaction(async (tx) => {
    const [given] = await tx.delete(checkouts).where(eq(checkouts.id, id)).returning();
    if (given) await queueReturn(tx, session, id);
  });
}

function queueReturn(tx: Tx, { subscription, payment_intent }: Session, checkoutId: string): Promise<void> {
  if (subscription)
    return enqueue(tx, "billing.cancel", { subscriptionId: idOf(subscription), refund: true });
  return enqueue(tx, "billing.refund-payment", { paymentIntentId: idOf(payment_intent ?? ""), checkoutId });
}
