import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { lockBuyer } from "#core/billing/buyer.ts";
import { assignCustomer } from "#core/billing/subscriptions/customers.ts";
import { endRivals } from "#core/billing/subscriptions/end-rivals.ts";
import { liveSubscriptions } from "#core/billing/subscriptions/live-subscriptions.ts";
import { checkouts, userSubscriptions } from "#core/billing/tables.ts";
import { db, inTransaction, type Tx } from "#core/platform/db.server.ts";

type Account = { userId: string; email: string };

/** Of two live subscriptions, the earlier one that gives access stays. The other ends and is refunded. */
export async function claimSubscriptions(who: Account, now = new Date()): Promise<void> {
  const [waiting] = await db
    .select({ id: userSubscriptions.id })
    .from(userSubscriptions)
    .where(isUnclaimed(who.email))
    .limit(1);
  if (waiting) await inTransaction((tx) => claim(tx, who, now));
}

async function claim(tx: Tx, { userId, email }: Account, now: Date): Promise<void> {
  const account = await lockBuyer(tx, { userId, paidEmail: email });
  if (!account.userId) return;
  const live = await liveSubscriptions(tx, { userId, email });
  const [theirs, others] = [live.filter((each) => each.userId), live.filter((each) => !each.userId)];
  await tx.update(userSubscriptions).set({ userId }).where(isUnclaimed(email));
  await tx
    .update(checkouts)
    .set({ userId })
    .where(
      and(
        eq(checkouts.purpose, "subscription"),
        eq(checkouts.paidEmail, email),
        isNull(checkouts.userId),
        isNotNull(checkouts.fulfilledAt),
      ),
    );
  const kept = await endRivals(tx, [...theirs, ...others], now);
  if (kept) await assignCustomer(tx, userId, kept.stripeCustomerId);
}

function isUnclaimed(email: string) {
  return and(eq(userSubscriptions.paidEmail, email), isNull(userSubscriptions.userId));
}
