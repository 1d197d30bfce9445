import { and, asc, eq, gt, isNotNull, isNull, lt, notInArray, or } from "drizzle-orm";
import type Stripe from "stripe";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { applyStripeEvent } from "#core/billing/events/apply-stripe-event.ts";
import { eventTypes } from "#core/billing/events/event-types.ts";
import { storeEvents } from "#core/billing/events/receive-stripe-event.ts";
import { endedStatuses } from "#core/billing/subscriptions/live-subscriptions.ts";
import { syncSubscription } from "#core/billing/subscriptions/sync-subscription.ts";
import { checkouts, stripeEvents, userSubscriptions } from "#core/billing/tables.ts";
import { isDatabaseUnavailable } from "#core/platform/database-health.ts";
import { db } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { livemode, stripe } from "#core/platform/stripe.server.ts";
import { dayMs } from "#core/text/time.ts";

const batch = 500;

export async function reconcileBilling(now = new Date()): Promise<void> {
  await eachAlone("checkout", await openCheckouts(now), (id) => fulfilCheckout(id, now));
  await eachAlone("subscription", await doubtfulSubscriptions(now), syncSubscription);
  await eachAlone("event", await unhandledEvents(now), (id) => applyStripeEvent(id, now));
}

/** One failure leaves the others alone and is retried in fifteen minutes. */
async function eachAlone(what: string, ids: string[], work: (id: string) => Promise<unknown>) {
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      logger.error({ err: error, [what]: id }, "could not be reconciled with Stripe");
    }
  }
}

async function openCheckouts(now: Date): Promise<string[]> {
  const found = await db
    .select({ id: checkouts.stripeSessionId })
    .from(checkouts)
    .where(
      and(
        isNull(checkouts.fulfilledAt),
        isNotNull(checkouts.stripeSessionId),
        eq(checkouts.livemode, livemode),
        gt(checkouts.createdAt, new Date(now.getTime() - 7 * dayMs)),
      ),
    )
    .orderBy(asc(checkouts.createdAt))
    .limit(batch);
  return found.map(({ id }) => String(id));
}

async function doubtfulSubscriptions(now: Date): Promise<string[]> {
  const found = await db
    .select({ id: userSubscriptions.stripeSubscriptionId })
    .from(userSubscriptions)
    .where(
      and(
        eq(userSubscriptions.livemode, livemode),
        notInArray(userSubscriptions.status, endedStatuses),
        // Null if nothing was ever paid.
        or(isNull(userSubscriptions.currentPeriodEnd), lt(userSubscriptions.currentPeriodEnd, now)),
      ),
    )
    .orderBy(asc(userSubscriptions.updatedAt))
    .limit(batch);
  return found.map(({ id }) => id);
}

async function unhandledEvents(now: Date): Promise<string[]> {
  await storeUndelivered();
  const found = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(
      and(isNull(stripeEvents.handledAt), gt(stripeEvents.receivedAt, new Date(now.getTime() - 30 * dayMs))),
    )
    .orderBy(asc(stripeEvents.receivedAt))
    .limit(batch);
  return found.map(({ id }) => id);
}

async function storeUndelivered(): Promise<void> {
  try {
    const query = { delivery_success: false, types: [...eventTypes], limit: 100 };
    const undelivered = await stripe().events.list(query).autoPagingToArray({ limit: 10_000 });
    const ours = undelivered.filter((event) => event.livemode === livemode);
    for (let from = 0; from < ours.length; from += batch) await storeSome(ours.slice(from, from + batch));
  } catch (error) {
    logger.error({ err: error }, "Stripe did not list what it could not deliver");
  }
}

/** One that cannot be stored leaves the others alone. */
async function storeSome(events: Stripe.Event[]): Promise<void> {
  try {
    await storeEvents(db, events);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    const byId = new Map(events.map((event) => [event.id, event]));
    await eachAlone("event", [...byId.keys()], async (id) => {
      const event = byId.get(id);
      if (event) await storeEvents(db, [event]);
    });
  }
}
