import { noteReturn } from "#core/billing/checkout/awaited-payments.ts";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { renewalText } from "#core/billing/renewal.ts";
import { claimSubscriptions } from "#core/billing/subscriptions/claim-subscriptions.ts";
import { readSubscription } from "#core/billing/subscriptions/read-subscription.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { takeFrom } from "#core/rate-limits/take.ts";
import { dayMs } from "#core/text/time.ts";

const tellAnyoneMs = dayMs;
const notSold = { ok: false, isOpen: false } as const;

type Account = { userId: string; email: string };

type Found =
  | { ok: true; email: string; subscribed: boolean; next: string | null; renewal: string | null }
  | { ok: false; reason: "refused" }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

export async function readCheckoutSession(
  sessionId: unknown,
  account: Account | null,
  clientAddress: string,
  now = new Date(),
): Promise<Found> {
  const taken = await takeFrom("payment-lookup", env.LIMIT_PAYMENT_LOOKUP, clientAddress, now);
  if (!taken.ok) return { ok: false, reason: "too-many", limit: taken.limit, retryAfter: taken.retryAfter };
  const fulfilled = await fulfil(String(sessionId), now);
  if (!fulfilled.ok && fulfilled.isOpen && account) await noteReturn(account.userId, String(sessionId), now);
  if (!fulfilled.ok) return { ok: false, reason: "refused" };
  const { userId, paidEmail, fulfilledAt, next, plan } = fulfilled.checkout;
  const renewal = fulfilledAt && renewalText(plan, fulfilledAt);
  if (account && (userId === account.userId || (userId === null && paidEmail === account.email)))
    return { ok: true, ...(await ownPurchase(account, now)), next, renewal };
  if (userId !== null) return { ok: false, reason: "refused" };
  const isRecent = fulfilledAt !== null && now.getTime() - fulfilledAt.getTime() < tellAnyoneMs;
  if (!paidEmail || !isRecent) return { ok: false, reason: "refused" };
  return { ok: true, email: paidEmail, subscribed: false, next, renewal };
}

async function ownPurchase(account: Account, now: Date) {
  await claimSubscriptions(account, now);
  const { subscribed } = await readSubscription(account.userId, now);
  return { email: account.email, subscribed };
}

/** If Stripe can't be reached, the webhook grants it later. */
async function fulfil(sessionId: string, now: Date) {
  try {
    const fulfilled = await fulfilCheckout(sessionId, now);
    if (!fulfilled.ok) return { ok: false, isOpen: fulfilled.reason === "not-paid" } as const;
    return fulfilled.checkout.purpose === "subscription" ? fulfilled : notSold;
  } catch (error) {
    logger.error({ err: error }, "a checkout session could not be read");
    return { ok: false, isOpen: true } as const;
  }
}
