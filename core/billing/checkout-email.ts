import { fulfilCheckout } from "#core/billing/fulfil-checkout.ts";
import { readSubscription } from "#core/billing/read-subscription.ts";
import { env } from "#core/env.server.ts";
import { logger } from "#core/logger.server.ts";
import { takeFrom } from "#core/rate-limits/take.ts";

const tellAnyoneMs = 24 * 3600 * 1000;

type Found =
  | { ok: true; email: string; subscribed: boolean }
  | { ok: false; reason: "refused" }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

/**
 * What the page after a payment may know of it: a signed-in buyer's own address, or the paid one of a purchase made
 * signed out in the last day. What is paid is granted on the way; nobody is signed in by it.
 */
export async function readCheckoutSession(
  sessionId: unknown,
  account: { userId: string; email: string } | null,
  clientAddress: string,
  now = new Date(),
): Promise<Found> {
  const taken = await takeFrom("payment-lookup", env.LIMIT_PAYMENT_LOOKUP, clientAddress, now);
  if (!taken.ok) return { ok: false, reason: "too-many", limit: taken.limit, retryAfter: taken.retryAfter };
  const fulfilled = await fulfil(String(sessionId));
  if (!fulfilled) return { ok: false, reason: "refused" };
  const { userId, paidEmail, fulfilledAt } = fulfilled;
  if (userId !== null) {
    if (account?.userId !== userId) return { ok: false, reason: "refused" };
    const { subscribed } = await readSubscription(userId, now);
    return { ok: true, email: account.email, subscribed };
  }
  const isRecent = fulfilledAt !== null && now.getTime() - fulfilledAt.getTime() < tellAnyoneMs;
  if (!paidEmail || !isRecent) return { ok: false, reason: "refused" };
  return { ok: true, email: paidEmail, subscribed: false };
}

/** Where Stripe cannot be asked, the webhook will grant it later. */
async function fulfil(sessionId: string) {
  try {
    const fulfilled = await fulfilCheckout(sessionId);
    return fulfilled.ok && fulfilled.checkout.purpose === "subscription" ? fulfilled.checkout : null;
  } catch (error) {
    logger.error({ err: error }, "a checkout session could not be read");
    return null;
  }
}
