import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type Stripe from "stripe";
import { findSession } from "#core/billing/checkout/find-session.ts";
import type { Order } from "#core/billing/orders.ts";
import { findPlan } from "#core/billing/plans.ts";
import { howToCancel } from "#core/billing/renewal.ts";
import { checkouts } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { site } from "#core/platform/site.ts";
import { stripe } from "#core/platform/stripe.server.ts";

type Params = Stripe.Checkout.SessionCreateParams;

export type Analytics = { visitorId: string | null; sessionId: string | null };

export async function findPaymentPage(order: Order): Promise<string | null> {
  const session = order.stripeSessionId ? await findSession(order.stripeSessionId) : null;
  return session?.status === "open" ? session.url : null;
}

export async function openSession(order: Order, given: Params, note: string | null = null): Promise<string> {
  // Our pages state prices in dollars, and Stripe must charge the same.
  const params: Params = {
    ...given,
    client_reference_id: order.id,
    adaptive_pricing: { enabled: false },
    custom_text: { submit: { message: payTerms(order.plan, note) } },
  };
  const digest = createHash("sha256").update(JSON.stringify(params)).digest("hex").slice(0, 16);
  const idempotencyKey = `checkout-${order.id}-${digest}`;
  const session = await stripe().checkout.sessions.create(params, { idempotencyKey });
  const isOrder = eq(checkouts.id, order.id);
  await db
    .update(checkouts)
    .set({ stripeSessionId: session.id, expiresAt: new Date(session.expires_at * 1000) })
    .where(and(isOrder, isNull(checkouts.stripeSessionId)));
  const [bound] = await db.select().from(checkouts).where(isOrder);
  // Another click was faster with different content, so the order keeps that session.
  const url = bound?.stripeSessionId === session.id ? session.url : bound && (await findPaymentPage(bound));
  if (!url) throw new Error(`The checkout session ${session.id} cannot be paid.`);
  return url;
}

export function payTerms(key: Order["plan"], note: string | null): string {
  const plan = findPlan(key);
  const renewal = plan ? `Renews every ${plan.interval} until you cancel. ${howToCancel} ` : "";
  return `${note ? `${note} ` : ""}${renewal}By paying, you agree to our [Terms of Service](${site.origin}/terms-of-service).`;
}

export function metadataOf(order: Order, analytics: Analytics): Record<string, string> {
  return {
    purpose: order.purpose,
    checkout_id: order.id,
    ...(order.postingId && { posting_id: order.postingId }),
    ...(analytics.visitorId && { datafast_visitor_id: analytics.visitorId }),
    ...(analytics.sessionId && { datafast_session_id: analytics.sessionId }),
  };
}
