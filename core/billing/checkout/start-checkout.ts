import { and, eq } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import {
  type Analytics,
  findPaymentPage,
  metadataOf,
  openSession,
} from "#core/billing/checkout/checkout-session.ts";
import { confirmSubscriptions } from "#core/billing/checkout/confirm-subscriptions.ts";
import { findOpenOrder, type Order, writeOrder } from "#core/billing/orders.ts";
import { findPlan, type PlanKey } from "#core/billing/plans.ts";
import { findPrice } from "#core/billing/prices.ts";
import { dropMissingCustomer, ensureCustomer } from "#core/billing/subscriptions/customers.ts";
import { checkouts } from "#core/billing/tables.ts";
import { type Db, db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { site } from "#core/platform/site.ts";
import { takeFrom } from "#core/rate-limits/take.ts";

type Buyer = { userId: string; email: string };

export type CheckoutRequest = {
  plan: unknown;
  account: Buyer | null;
  clientAddress: string;
  analytics: Analytics;
  next?: string;
};

type Started =
  | { ok: true; url: string }
  | { ok: false; reason: "unknown-plan" | "already-subscribed" | "unavailable" }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

export async function startCheckout(wish: CheckoutRequest, now = new Date()): Promise<Started> {
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

async function startUnlessGone(plan: PlanKey, wish: CheckoutRequest, now: Date): Promise<Started> {
  try {
    return await start(plan, wish, now);
  } catch (error) {
    if (!wish.account || !(await dropMissingCustomer(wish.account.userId, error))) throw error;
    return start(plan, wish, now);
  }
}

async function start(plan: PlanKey, wish: CheckoutRequest, now: Date): Promise<Started> {
  const { account } = wish;
  if (account && (await confirmSubscriptions(account.userId, now)).length)
    return { ok: false, reason: "already-subscribed" };
  const order = account
    ? await inTransaction((tx) => findOrWrite(tx, plan, { ...wish, account }, now))
    : await write(db, plan, wish, now);
  if (!order.stripeSessionId) return open(order, plan, wish);
  const page = await findPaymentPage(order);
  return page ? { ok: true, url: page } : open(await write(db, plan, wish, now), plan, wish);
}

/** A person has one open order per plan, so two clicks lead to one session. */
async function findOrWrite(
  tx: Tx,
  plan: PlanKey,
  { account, next }: Intent & { account: Buyer },
  now: Date,
): Promise<Order> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, account.userId)).for("update");
  const whose = and(eq(checkouts.userId, account.userId), eq(checkouts.plan, plan));
  const open = await findOpenOrder(tx, whose, now);
  if (!open) return write(tx, plan, { account, next }, now);
  // The buyer returns to the jobs of the last click.
  if (next) await tx.update(checkouts).set({ next }).where(eq(checkouts.id, open.id));
  return open;
}

type Intent = Pick<CheckoutRequest, "account" | "next">;

function write(where: Db, plan: PlanKey, { account, next }: Intent, now: Date): Promise<Order> {
  return writeOrder(where, { purpose: "subscription", plan, userId: account?.userId, next }, now);
}

async function open(order: Order, plan: PlanKey, { account, analytics }: CheckoutRequest): Promise<Started> {
  const metadata = metadataOf(order, analytics);
  const url = await openSession(order, {
    mode: "subscription",
    line_items: [{ price: (await findPrice(plan)).id, quantity: 1 }],
    metadata,
    subscription_data: { metadata },
    ...(account && { customer: await ensureCustomer(account) }),
    success_url: `${site.origin}/?payment=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site.origin}/?payment=cancelled#pricing`,
  });
  return { ok: true, url };
}
