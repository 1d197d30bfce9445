import { LRUCache } from "lru-cache";
import { confirmSubscriptions } from "#core/billing/checkout/confirm-subscriptions.ts";
import { readSubscription } from "#core/billing/subscriptions/read-subscription.ts";
import type { Subscription } from "#core/billing/subscriptions/subscription.ts";
import { logger } from "#core/platform/logger.server.ts";

const pauseMs = 5000;
const asked = new LRUCache<string, Promise<boolean>>({ max: 10_000, ttl: pauseMs });

type Checked = {
  subscription: Subscription;
  isChecked: boolean;
};

/** Asks Stripe every few seconds at most. Without an answer, returns what the database knows. */
export async function checkSubscription(userId: string, now = new Date()): Promise<Checked> {
  const asking = asked.get(userId) ?? askStripe(userId, now);
  asked.set(userId, asking, { noUpdateTTL: true });
  const isChecked = await asking;
  return { subscription: await readSubscription(userId, now), isChecked };
}

async function askStripe(userId: string, now: Date): Promise<boolean> {
  try {
    await confirmSubscriptions(userId, now);
    return true;
  } catch (error) {
    logger.warn({ err: error }, "a subscription could not be checked with Stripe");
    return false;
  }
}
