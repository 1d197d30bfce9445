import { and, eq, isNull } from "drizzle-orm";
import type { EventResult } from "#core/billing/events/event-outcomes.ts";
import { stripeEvents } from "#core/billing/tables.ts";
import type { Db } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";

/** Stores and logs what became of an event. With `handledAt` null it will be tried again; of others the first stays. */
export async function settleEvent(
  where: Db,
  id: string,
  { outcome, detail }: EventResult,
  handledAt: Date | null = new Date(),
): Promise<void> {
  const [event] = await where
    .update(stripeEvents)
    .set({ outcome, detail, handledAt })
    .where(and(eq(stripeEvents.id, id), isNull(stripeEvents.handledAt)))
    .returning();
  if (!event) return;
  const { type, objectId: object } = event;
  const line = { event: id, type, object, outcome, detail };
  logger[outcome === "failed" ? "warn" : "info"](line, "an event of Stripe was settled");
}
