import { LRUCache } from "lru-cache";
import { confirmLiveSubscriptions } from "#core/billing/live-subscriptions.ts";
import { readSubscription } from "#core/billing/read-subscription.ts";
import { settleOpenCheckouts } from "#core/billing/settle-open-checkouts.ts";
import type { Subscription } from "#core/billing/subscription.ts";
import { logger } from "#core/logger.server.ts";

const pauseMs = 5000;
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
    await settleOpenCheckouts(userId, now);
    await confirmLiveSubscriptions(userId);
  } catch (error) {
    logger.warn({ err: error }, "a subscription could not be checked with Stripe");
  }
}
