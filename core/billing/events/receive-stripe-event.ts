import type Stripe from "stripe";
import type { EventResult } from "#core/billing/events/event-outcomes.ts";
import { isHandled } from "#core/billing/events/event-types.ts";
import { readEventSubject } from "#core/billing/events/read-event-subject.ts";
import { settleEvent } from "#core/billing/events/settle-event.ts";
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
  if (!isHandled(event.type)) return "ignored";
  return inTransaction(async (tx) => {
    const [isNew] = await storeEvents(tx, [event]);
    if (isNew && event.livemode !== livemode) await settleEvent(tx, event.id, ofOtherMode(event));
    else if (isNew) await enqueue(tx, "billing.apply-event", { eventId: event.id });
    return isNew ? "stored" : "repeated";
  });
}

export async function storeEvents(where: Db, events: Stripe.Event[]): Promise<string[]> {
  if (!events.length) return [];
  const rows = events.map((event) => {
    const { id, type, data, livemode } = event;
    const objectId = "id" in data.object ? String(data.object.id) : "";
    return { id, type, livemode, objectId, ...readEventSubject(event) };
  });
  const stored = await where
    .insert(stripeEvents)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return stored.map(({ id }) => id);
}

function ofOtherMode({ livemode: isLive }: Stripe.Event): EventResult {
  const [given, ours] = isLive ? ["live", "test"] : ["test", "live"];
  return { outcome: "not-ours", detail: `It is an event of ${given} mode, and our key is of ${ours} mode.` };
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
