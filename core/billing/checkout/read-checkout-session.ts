import { noteReturn } from "#core/billing/checkout/awaited-payments.ts";
import { boughtSubscription } from "#core/billing/checkout/bought-subscription.ts";
import { findSession } from "#core/billing/checkout/find-session.ts";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { inTime } from "#core/billing/checkout/in-time.ts";
import { type Unpaid, whyUnpaid } from "#core/billing/checkout/why-unpaid.ts";
import { idOf } from "#core/billing/invoices.ts";
import { findSessionOrder, isSessionId } from "#core/billing/orders.ts";
import { renewalText } from "#core/billing/renewal.ts";
import { claimSubscriptions } from "#core/billing/subscriptions/claim-subscriptions.ts";
import { findCustomer } from "#core/billing/subscriptions/customers.ts";
import { readSubscription } from "#core/billing/subscriptions/read-subscription.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { takeFrom } from "#core/rate-limits/take.ts";
import { dayMs } from "#core/text/time.ts";

const tellAnyoneMs = dayMs;

/** `unknown` also stands for sessions of other people, and `unreachable` for Stripe's silence. */
export type Unfinished = Unpaid | "expired" | "second" | "ended" | "unknown" | "unreachable";

type Account = { userId: string; email: string };

type Found =
  | { ok: true; email: string; subscribed: boolean; next: string | null; renewal: string | null }
  | { ok: false; reason: Unfinished }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

export async function readCheckoutSession(
  sessionId: unknown,
  account: Account | null,
  clientAddress: string,
  now = new Date(),
): Promise<Found> {
  const taken = await takeFrom("payment-lookup", env.LIMIT_PAYMENT_LOOKUP, clientAddress, now);
  if (!taken.ok) return { ok: false, reason: "too-many", limit: taken.limit, retryAfter: taken.retryAfter };
  const order = await findSessionOrder(String(sessionId));
  const isTheirs = !order?.userId || order.userId === account?.userId;
  if ((order && order.purpose !== "subscription") || !isTheirs) return { ok: false, reason: "unknown" };
  const fulfilled = await fulfil(String(sessionId), account, now);
  if (!fulfilled.ok) {
    const isAwaited = ["unpaid", "pending", "unreachable"].includes(fulfilled.reason);
    if (isAwaited && account) await noteReturn(account.userId, String(sessionId), now);
    return fulfilled;
  }
  const { userId, paidEmail, fulfilledAt, next, plan } = fulfilled.checkout;
  const renewal = fulfilledAt && renewalText(plan, fulfilledAt);
  if (account && (userId === account.userId || (userId === null && paidEmail === account.email)))
    return { ok: true, ...(await ownPurchase(account, now)), next, renewal };
  if (userId !== null) return { ok: false, reason: "unknown" };
  const isRecent = fulfilledAt !== null && now.getTime() - fulfilledAt.getTime() < tellAnyoneMs;
  if (!paidEmail || !isRecent) return { ok: false, reason: "unknown" };
  return { ok: true, email: paidEmail, subscribed: false, next, renewal };
}

async function ownPurchase(account: Account, now: Date) {
  await claimSubscriptions(account, now);
  const { subscribed } = await readSubscription(account.userId, now);
  return { email: account.email, subscribed };
}

/** If Stripe can't be reached, the webhook grants it later. */
async function fulfil(sessionId: string, account: Account | null, now: Date) {
  try {
    return await inTime(readOutcome(sessionId, account, now));
  } catch (error) {
    logger.error({ err: error }, "a checkout session could not be read");
    const order = await findSessionOrder(sessionId);
    if (order?.fulfilledAt) return { ok: true, checkout: order } as const;
    return { ok: false, reason: "unreachable" } as const;
  }
}

async function readOutcome(sessionId: string, account: Account | null, now: Date) {
  const fulfilled = await fulfilCheckout(sessionId, now);
  if (fulfilled.ok) {
    const bought = await boughtSubscription(sessionId);
    return bought === "kept" ? fulfilled : ({ ok: false, reason: bought } as const);
  }
  if (fulfilled.reason === "not-paid") return { ok: false, reason: await whyUnpaid(sessionId) } as const;
  const isOver = fulfilled.reason === "over" || (await hasExpired(sessionId, account));
  return { ok: false, reason: isOver ? "expired" : "unknown" } as const;
}

/** An expired checkout has lost its order, so only Stripe knows it, and whose it was. */
async function hasExpired(sessionId: string, account: Account | null): Promise<boolean> {
  const session = isSessionId(sessionId) ? await findSession(sessionId) : null;
  if (session?.status !== "expired" || session.metadata?.purpose !== "subscription") return false;
  if (!session.customer) return true;
  return account !== null && idOf(session.customer) === (await findCustomer(account.userId));
}
