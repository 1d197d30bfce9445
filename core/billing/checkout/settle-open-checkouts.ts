import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { checkouts } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";

export async function settleOpenCheckouts(userId: string, now: Date): Promise<void> {
  const open = await openCheckouts(userId, now);
  await Promise.all(open.map(({ sessionId }) => fulfilCheckout(String(sessionId), now)));
}

function openCheckouts(userId: string, now: Date) {
  return db
    .select({ sessionId: checkouts.stripeSessionId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        isNotNull(checkouts.stripeSessionId),
        isNull(checkouts.fulfilledAt),
        gt(checkouts.createdAt, new Date(now.getTime() - dayMs)),
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(4);
}
