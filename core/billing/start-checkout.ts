import { createHash } from "node:crypto";
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type Stripe from "stripe";
import { profiles } from "#core/accounts/tables.ts";
import { confirmSubscriptions } from "#core/billing/confirm-subscriptions.ts";
import { ensureCustomer, forgetMissingCustomer } from "#core/billing/customers.ts";
import { findSession } from "#core/billing/find-session.ts";
import { findPlan, type PlanKey } from "#core/billing/plans.ts";
import { findPrice } from "#core/billing/prices.ts";
import { checkouts } from "#core/billing/tables.ts";
import { type Db, db, inTransaction } from "#core/db.server.ts";
import { env } from "#core/env.server.ts";
import { logger } from "#core/logger.server.ts";
import { takeFrom } from "#core/rate-limits/take.ts";
import { site } from "#core/site.ts";
import { livemode, stripe } from "#core/stripe.server.ts";

type Buyer = { userId: string; email: string };
type Order = typeof checkouts.$inferSelect;

export type CheckoutWish = {
  plan: unknown;
  account: Buyer | null;
  clientAddress: string;
  /** DataFast's ids, where its cookies are there. */
  analytics: { visitorId: string | null; sessionId: string | null };
};

type Started =
  | { ok: true; url: string }
  | { ok: false; reason: "unknown-plan" | "already-subscribed" | "unavailable" }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

/** Opens a checkout session at Stripe, or leads back to the one that the person has open for the same plan. */
export async function startCheckout(wish: CheckoutWish, now = new Date()): Promise<Started> {
  const plan = findPlan(wish.plan);
  if (!plan) return { ok: false, reason: "unknown-plan" };
  const taken = await takeFrom("checkout", env.LIMIT_CHECKOUT, wish.clientAddress, now);
  if (!taken.ok) return { ok: false, reason: "too-many", limit: taken.limit, retryAfter: taken.retryAfter };
  try {
    return await startUnlessGone(plan.key, wish, now);
  } catch (error) {
    logger.error({ err: error }, "a checkout could not be started");
    return { ok: false, reason: "unavailable" };
  }
}

async function startUnlessGone(plan: PlanKey, wish: CheckoutWish, now: Date): Promise<Started> {
  try {
    return await start(plan, wish, now);
  } catch (error) {
    if (!wish.account || !(await forgetMissingCustomer(wish.account.userId, error))) throw error;
    return start(plan, wish, now);
  }
}

async function start(plan: PlanKey, wish: CheckoutWish, now: Date): Promise<Started> {
  const { account } = wish;
  if (account && (await confirmSubscriptions(account.userId, now)).length)
    return { ok: false, reason: "already-subscribed" };
  const order = await inTransaction((tx) =>
    account ? findOrOpen(tx, plan, account, now) : open(tx, plan, null, now),
  );
  if (!order.stripeSessionId) return openSession(order, plan, wish);
  const session = await findSession(order.stripeSessionId);
  if (session?.status === "open" && session.url) return { ok: true, url: session.url };
  // It is over, or waits for a payment that takes its time.
  return openSession(await open(db, plan, account?.userId ?? null, now), plan, wish);
}

/** A person has one open order for a plan, so that two clicks lead to one session. */
async function findOrOpen(tx: Db, plan: PlanKey, { userId }: Buyer, now: Date): Promise<Order> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)).for("update");
  const soon = new Date(now.getTime() + 60_000);
  const [found] = await tx
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        eq(checkouts.plan, plan),
        eq(checkouts.livemode, livemode),
        isNull(checkouts.fulfilledAt),
        or(isNull(checkouts.expiresAt), gt(checkouts.expiresAt, soon)),
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  return found ?? open(tx, plan, userId, now);
}

async function open(tx: Db, plan: PlanKey, userId: string | null, createdAt: Date): Promise<Order> {
  const [order] = await tx
    .insert(checkouts)
    .values({ purpose: "subscription", plan, userId, livemode, createdAt })
    .returning();
  if (!order) throw new Error("The order was not written.");
  return order;
}

async function openSession(order: Order, plan: PlanKey, wish: CheckoutWish): Promise<Started> {
  const params = await sessionParams(order, plan, wish);
  const digest = createHash("sha256").update(JSON.stringify(params)).digest("hex").slice(0, 16);
  const idempotencyKey = `checkout-${order.id}-${digest}`;
  const session = await stripe().checkout.sessions.create(params, { idempotencyKey });
  const isOrder = eq(checkouts.id, order.id);
  await db
    .update(checkouts)
    .set({ stripeSessionId: session.id, expiresAt: new Date(session.expires_at * 1000) })
    .where(and(isOrder, isNull(checkouts.stripeSessionId)));
  const [bound] = await db.select().from(checkouts).where(isOrder);
  // Another click was faster, with other analytics: its session is the order's.
  const ours =
    bound?.stripeSessionId === session.id ? session : await findSession(bound?.stripeSessionId ?? "");
  if (!ours?.url) throw new Error(`The checkout session ${session.id} cannot be paid.`);
  return { ok: true, url: ours.url };
}

async function sessionParams(
  order: Order,
  plan: PlanKey,
  { account, analytics }: CheckoutWish,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const metadata = {
    purpose: "subscription",
    checkout_id: order.id,
    ...(analytics.visitorId && { datafast_visitor_id: analytics.visitorId }),
    ...(analytics.sessionId && { datafast_session_id: analytics.sessionId }),
  };
  return {
    mode: "subscription",
    line_items: [{ price: (await findPrice(plan)).id, quantity: 1 }],
    client_reference_id: order.id,
    metadata,
    subscription_data: { metadata },
    ...(account && { customer: await ensureCustomer(account) }),
    success_url: `${site.origin}/?payment=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site.origin}/?payment=cancelled#pricing`,
    // What is charged is what the page says, in dollars.
    adaptive_pricing: { enabled: false },
  };
}
