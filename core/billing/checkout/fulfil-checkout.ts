import { eq } from "drizzle-orm";
import { findMismatch, isPaid } from "#core/billing/checkout/find-mismatch.ts";
import { findSession } from "#core/billing/checkout/find-session.ts";
import { grantPosting } from "#core/billing/checkout/grant-posting.ts";
import { refuseCheckout } from "#core/billing/checkout/refuse-checkout.ts";
import { findSessionOrder, type Order } from "#core/billing/orders.ts";
import { grantSubscription } from "#core/billing/subscriptions/grant-subscription.ts";
import { drawReadTicket } from "#core/billing/subscriptions/read-stripe-subscription.ts";
import { checkouts } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";

export type FulfilmentResult =
  | { ok: true; checkout: Order }
  | { ok: false; reason: "unknown" | "not-paid" | "over" }
  | { ok: false; reason: "refused"; fault: string };

/**
 * Webhook, return page and reconciliation may all call this, but each session is granted once. Payments for
 * anything but our order are refunded.
 */
export async function fulfilCheckout(sessionId: string, now = new Date()): Promise<FulfilmentResult> {
  const checkout = await findSessionOrder(sessionId);
  if (!checkout) return { ok: false, reason: "unknown" };
  if (checkout.fulfilledAt) return { ok: true, checkout };
  const readTicket = await drawReadTicket();
  const session = await findSession(sessionId);
  if (!session || session.status === "expired") return giveUp(checkout);
  const fault = findMismatch(session, checkout);
  if (fault) {
    await refuseCheckout(session, checkout, fault);
    return { ok: false, reason: "refused", fault };
  }
  if (!isPaid(session)) return { ok: false, reason: "not-paid" };
  if (checkout.purpose === "job_post")
    return { ok: true, checkout: await grantPosting(session, checkout, now) };
  return { ok: true, checkout: await grantSubscription(session, checkout, readTicket, now) };
}

async function giveUp({ id }: Order): Promise<FulfilmentResult> {
  await db.delete(checkouts).where(eq(checkouts.id, id));
  return { ok: false, reason: "over" };
}
