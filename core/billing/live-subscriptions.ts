import { and, eq, notInArray, type SQL } from "drizzle-orm";
import { userSubscriptions } from "#core/billing/tables.ts";
import { type Db, db } from "#core/db.server.ts";
import { livemode } from "#core/stripe.server.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** In these states Stripe will never charge for a subscription again; an `incomplete` one may still become active. */
export const endedStatuses = ["canceled", "incomplete_expired"];

/** What Stripe may still charge a person for, oldest first: as far as the database knows. */
export function liveSubscriptions(where: Db, userId: string) {
  return where
    .select()
    .from(userSubscriptions)
    .where(isLiveOf(eq(userSubscriptions.userId, userId)))
    .orderBy(userSubscriptions.createdAt, userSubscriptions.id);
}

/** The same, as Stripe says now. */
export async function confirmLiveSubscriptions(userId: string) {
  const known = await liveSubscriptions(db, userId);
  await Promise.all(known.map((each) => syncSubscription(each.stripeSubscriptionId)));
  return known.length ? liveSubscriptions(db, userId) : known;
}

function isLiveOf(whose: SQL) {
  return and(
    whose,
    eq(userSubscriptions.livemode, livemode),
    notInArray(userSubscriptions.status, endedStatuses),
  );
}
