import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { assignCustomer } from "#core/billing/customers.ts";
import { liveSubscriptions } from "#core/billing/live-subscriptions.ts";
import { checkouts, userSubscriptions } from "#core/billing/tables.ts";
import { inTransaction, type Tx } from "#core/db.server.ts";
import { enqueue } from "#core/tasks.server.ts";

/**
 * Gives a person what was bought, signed out, with the address that they have now proved to be theirs. Of two live
 * subscriptions the one that was theirs before stays; the other is ended and refunded.
 */
export async function claimSubscriptions(who: { userId: string; email: string }): Promise<void> {
  await inTransaction((tx) => claim(tx, who));
}

async function claim(tx: Tx, { userId, email }: { userId: string; email: string }): Promise<void> {
  const isUnclaimed = and(eq(userSubscriptions.paidEmail, email), isNull(userSubscriptions.userId));
  const [waiting] = await tx.select().from(userSubscriptions).where(isUnclaimed).limit(1);
  if (!waiting) return;
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)).for("update");
  const [theirs] = await liveSubscriptions(tx, userId);
  await tx.update(userSubscriptions).set({ userId }).where(isUnclaimed);
  await tx
    .update(checkouts)
    .set({ userId })
    .where(and(eq(checkouts.paidEmail, email), isNull(checkouts.userId), isNotNull(checkouts.fulfilledAt)));
  const live = await liveSubscriptions(tx, userId);
  const kept = theirs ?? live[0];
  if (!kept) return;
  await assignCustomer(tx, userId, kept.stripeCustomerId);
  for (const { stripeSubscriptionId } of live.filter((each) => each.id !== kept.id))
    await enqueue(tx, "billing.cancel", { subscriptionId: stripeSubscriptionId, refund: true });
}
