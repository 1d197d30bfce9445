import { and, desc, eq } from "drizzle-orm";
import { isAwaited } from "#core/billing/checkout/awaited-payments.ts";
import { findPlan } from "#core/billing/plans.ts";
import { endedStatuses } from "#core/billing/subscriptions/live-subscriptions.ts";
import { givesAccess, noSubscription, type Subscription } from "#core/billing/subscriptions/subscription.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { livemode } from "#core/platform/stripe.server.ts";

export async function readSubscription(userId: string, now = new Date()): Promise<Subscription> {
  const known = await db
    .select({
      status: userSubscriptions.status,
      plan: userSubscriptions.plan,
      end: userSubscriptions.currentPeriodEnd,
      cancelAtPeriodEnd: userSubscriptions.cancelAtPeriodEnd,
    })
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.userId, userId), eq(userSubscriptions.livemode, livemode)))
    .orderBy(desc(userSubscriptions.createdAt), desc(userSubscriptions.id));
  const open = known.find(({ status, end }) => givesAccess(status, end, now));
  const told = open ?? known.find(({ status }) => !endedStatuses.includes(status)) ?? known[0];
  const awaitsPayment = !open && (await isAwaited(userId, null, now));
  if (!told) return { ...noSubscription, awaitsPayment };
  return {
    subscribed: open !== undefined,
    plan: findPlan(told.plan)?.key ?? null,
    end: told.end,
    endsForGood: told.cancelAtPeriodEnd || endedStatuses.includes(told.status),
    isPastDue: told.status === "past_due",
    awaitsPayment,
  };
}
