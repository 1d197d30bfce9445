import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { fulfilCheckout } from "#core/billing/fulfil-checkout.ts";
import { confirmLiveSubscriptions } from "#core/billing/live-subscriptions.ts";
import { readSubscription } from "#core/billing/read-subscription.ts";
import type { Subscription } from "#core/billing/subscription.ts";
import { checkouts } from "#core/billing/tables.ts";
import { db } from "#core/db.server.ts";
import { logger } from "#core/logger.server.ts";

const pauseMs = 5000;
const dayMs = 24 * 3600 * 1000;
const asked = new LRUCache<string, Promise<void>>({ max: 10_000, ttl: pauseMs });

/** A person's subscription as Stripe tells it, asked every few seconds at most; where it does not answer, as we know it. */
export async function checkSubscription(userId: string, now = new Date()): Promise<Subscription> {
  const asking = asked.get(userId) ?? askStripe(userId, now);
  asked.set(userId, asking, { noUpdateTTL: true });
  await asking;
  return readSubscription(userId, now);
}

async function askStripe(userId: string, now: Date): Promise<void> {
  try {
    for (const { sessionId } of await openCheckouts(userId, now)) await fulfilCheckout(String(sessionId));
    await confirmLiveSubscriptions(userId);
  } catch (error) {
    logger.warn({ err: error }, "a subscription could not be checked with Stripe");
  }
}

/** One may be paid a moment ago, its webhook still on the way. */
function openCheckouts(userId: string, now: Date) {
  return db
    .select({ sessionId: checkouts.stripeSessionId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        isNotNull(checkouts.stripeSessionId),
        isNull(checkouts.fulfilledAt),
        gt(checkouts.createdAt, new Date(now.getTime() - dayMs)),
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(4);
}
