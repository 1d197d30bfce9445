import type Stripe from "stripe";
import { isHandled } from "#core/billing/events/event-types.ts";
import { stripeEvents } from "#core/billing/tables.ts";
import { type Db, inTransaction } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { livemode, stripe } from "#core/platform/stripe.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";

/** The clocks may differ by this many seconds. */
const tolerance = 300;

export async function receiveStripeEvent(
  payload: string,
  signature: string,
  now = new Date(),
): Promise<"stored" | "repeated" | "ignored" | "forged"> {
  const event = readSigned(payload, signature, now);
  if (!event) return "forged";
  if (event.livemode !== livemode) {
    logger.warn({ event: event.id, livemode: event.livemode }, "an event of the other mode was ignored");
    return "ignored";
  }
  if (!isHandled(event.type)) return "ignored";
  return inTransaction(async (tx) => {
    const [isNew] = await storeEvents(tx, [event]);
    if (isNew) await enqueue(tx, "billing.apply-event", { eventId: event.id });
    return isNew ? "stored" : "repeated";
  });
}

export async function storeEvents(where: Db, events: Stripe.Event[]): Promise<string[]> {
  if (!events.length) return [];
  const rows = events.map(({ id, type, data, livemode }) => {
    return { id, type, livemode, objectId: "id" in data.object ? String(data.object.id) : "" };
  });
  const stored = await where
    .insert(stripeEvents)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return stored.map(({ id }) => id);
}

function readSigned(payload: string, signature: string, now: Date): Stripe.Event | null {
  try {
    const event = stripe().webhooks.constructEvent(
      payload,
      signature,
      env.STRIPE_WEBHOOK_SECRET.trim(),
      tolerance,
      undefined,
      now.getTime(),
    );
    return isFromTheFuture(signature, now) ? null : event;
  } catch (error) {
    logger.info({ reason: error instanceof Error ? error.name : error }, "a webhook was refused");
    return null;
  }
}

/** The SDK only rejects signatures that are too old. */
function isFromTheFuture(signature: string, now: Date): boolean {
  const stamps = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  return stamps.some((seconds) => seconds > now.getTime() / 1000 + tolerance);
}
