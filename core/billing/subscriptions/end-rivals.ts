import { eq } from "drizzle-orm";
import { givesAccess } from "#core/billing/subscriptions/subscription.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";

type Row = typeof userSubscriptions.$inferSelect;

/** Keeps the first that gives access, or else the first. Call this under `lockBuyer`. */
export async function endRivals(tx: Tx, rivals: Row[], now: Date): Promise<Row | null> {
  const kept = rivals.find((each) => isOpen(each, now)) ?? rivals[0] ?? null;
  for (const each of rivals)
    if (each !== kept) await queueEnd(tx, each.stripeSubscriptionId, { refund: isOpen(each, now) });
  return kept;
}

export function isOpen({ status, currentPeriodEnd }: Row, now: Date): boolean {
  return givesAccess(status, currentPeriodEnd, now);
}

export async function queueEnd(tx: Tx, subscriptionId: string, { refund }: { refund: boolean }) {
  await tx
    .update(userSubscriptions)
    .set({ isEnding: true })
    .where(eq(userSubscriptions.stripeSubscriptionId, subscriptionId));
  await enqueue(tx, "billing.cancel", { subscriptionId, refund });
}
