import { and, eq, isNotNull, isNull } from "drizzle-orm";
import Stripe from "stripe";
import {
  type Analytics,
  findPaymentPage,
  metadataOf,
  openSession,
  payTerms,
} from "#core/billing/checkout/checkout-session.ts";
import { findSession } from "#core/billing/checkout/find-session.ts";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { findOpenOrder, type Order, writeOrder } from "#core/billing/orders.ts";
import { featuredPost } from "#core/billing/plans.ts";
import { findPrice } from "#core/billing/prices.ts";
import { checkouts } from "#core/billing/tables.ts";
import { managePath, resumePath } from "#core/mail/posting-links.ts";
import { type Db, db, type Tx } from "#core/platform/db.server.ts";
import { site } from "#core/platform/site.ts";
import { livemode, stripe } from "#core/platform/stripe.server.ts";

type Wanted = { postingId: string; isRenewal: boolean };
/** The note is said beside the button that pays. */
type Payer = { email: string; linkVersion: number; analytics: Analytics; note: string | null };

/** A posting has one open order, and one for its renewal. The caller holds the posting's lock. */
export async function findOrWriteOrder(tx: Tx, wanted: Wanted, now: Date): Promise<Order> {
  const whose = and(eq(checkouts.postingId, wanted.postingId), eq(checkouts.isRenewal, wanted.isRenewal));
  return (await findOpenOrder(tx, whose, now)) ?? write(tx, wanted, now);
}

/** Opens a new order if the old one's page has expired or waits for a slow payment. */
export async function payOrder(order: Order, payer: Payer, now: Date): Promise<string> {
  if (!order.stripeSessionId) return open(order, payer);
  const { postingId, isRenewal } = order;
  const page = await findPaymentPage(order);
  return page ?? open(await write(db, { postingId: String(postingId), isRenewal }, now), payer);
}

/** Withdraws a checkout that names another payer or says something else, since its page can't change. */
export async function settleOrders(postingId: string, payer: Payer, now: Date): Promise<void> {
  for (const sessionId of await openSessions(postingId)) {
    const session = await findSession(sessionId);
    if (session?.status === "open" && isAsWanted(session, payer)) continue;
    if (session?.status === "open") await withdraw(sessionId);
    await fulfilCheckout(sessionId, now);
  }
}

function isAsWanted(session: Stripe.Checkout.Session, { email, note }: Payer): boolean {
  const message = session.custom_text.submit?.message ?? "";
  return session.customer_email === email && message === payTerms(featuredPost.key, note);
}

async function openSessions(postingId: string): Promise<string[]> {
  const found = await db
    .select({ id: checkouts.stripeSessionId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.postingId, postingId),
        eq(checkouts.livemode, livemode),
        isNotNull(checkouts.stripeSessionId),
        isNull(checkouts.fulfilledAt),
      ),
    );
  return found.map(({ id }) => String(id));
}

async function withdraw(sessionId: string): Promise<void> {
  try {
    await stripe().checkout.sessions.expire(sessionId);
  } catch (error) {
    // The session was just paid or has just expired.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

function write(where: Db, wanted: Wanted, now: Date): Promise<Order> {
  return writeOrder(where, { purpose: "job_post", plan: featuredPost.key, ...wanted }, now);
}

async function open(order: Order, { email, linkVersion, analytics, note }: Payer): Promise<string> {
  const id = String(order.postingId);
  const metadata = metadataOf(order, analytics);
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: "payment",
    line_items: [{ price: (await findPrice(featuredPost.key)).id, quantity: 1 }],
    // The page promises a card payment. A bank transfer would take days without any explanation.
    allowed_payment_method_types: ["card"],
    metadata,
    payment_intent_data: { metadata },
    customer_email: email,
    // For the receipt. Stripe keeps the payer's name and address with a customer made for this payment alone.
    invoice_creation: { enabled: true },
    billing_address_collection: "required",
    customer_creation: "if_required",
    success_url: `${site.origin}/post-job/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site.origin}${(order.isRenewal ? managePath : resumePath)(id, linkVersion)}`,
  };
  return openSession(order, params, note);
}
