import { and, eq, isNull, notInArray, or } from "drizzle-orm";
import type { Buyer } from "#core/billing/buyer.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import type { Db } from "#core/platform/db.server.ts";
import { livemode } from "#core/platform/stripe.server.ts";

/** Stripe never charges these again. An `incomplete` one may still become active. */
export const endedStatuses = ["canceled", "incomplete_expired"];

export function liveSubscriptions(where: Db, { userId, email }: Buyer) {
  const isWaiting = and(isNull(userSubscriptions.userId), eq(userSubscriptions.paidEmail, email));
  return where
    .select()
    .from(userSubscriptions)
    .where(
      and(
        userId ? or(eq(userSubscriptions.userId, userId), isWaiting) : isWaiting,
        eq(userSubscriptions.livemode, livemode),
        eq(userSubscriptions.isEnding, false),
        notInArray(userSubscriptions.status, endedStatuses),
      ),
    )
    .orderBy(userSubscriptions.createdAt, userSubscriptions.id);
}
