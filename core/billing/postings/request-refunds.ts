import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Order } from "#core/billing/orders.ts";
import { featuredPost } from "#core/billing/plans.ts";
import { checkouts, postingRefunds } from "#core/billing/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";

/** Granting locks orders before their posting, so whoever decides about both does the same. */
export function lockPayments(tx: Tx, postingId: string): Promise<Order[]> {
  return tx
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.postingId, postingId), isNotNull(checkouts.fulfilledAt)))
    .orderBy(asc(checkouts.createdAt))
    .for("update");
}

export function centsOf(orders: Pick<Order, "paidCents">[]): number {
  return orders.reduce((sum, { paidCents }) => sum + (paidCents ?? featuredPost.cents), 0);
}

export async function requestRefunds(tx: Tx, orders: Order[], by: string, now: Date): Promise<void> {
  for (const { id: checkoutId } of orders) {
    const request = { checkoutId, requestedBy: by, requestedAt: now };
    await tx.insert(postingRefunds).values(request).onConflictDoNothing();
    await enqueue(tx, "billing.refund-posting", { checkoutId });
  }
}
