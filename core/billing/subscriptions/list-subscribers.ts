import { desc, eq, ilike, or, sql } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";

export const standings = ["Active", "Expiring Soon", "Expired"] as const;
export type SubscriptionStanding = (typeof standings)[number];

export type ListedSubscription = {
  id: string;
  /** Null until the buyer signs in with the paid address. */
  userId: string | null;
  email: string;
  status: string;
  standing: SubscriptionStanding;
  isLastPeriod: boolean;
  currentPeriodEnd: Date | null;
  stripeCustomerId: string;
  stripeSubscriptionId: string;
  updatedAt: Date;
};

export const listedSubscriptions = 50;

export async function countSubscribers(now = new Date()): Promise<Record<SubscriptionStanding, number>> {
  const { status, currentPeriodEnd } = userSubscriptions;
  const [counted] = await db
    .select({
      active: sql<number>`count(*) filter (where ${status} = 'active')::int`,
      ending: sql<number>`count(*) filter (where ${status} <> 'active' and ${currentPeriodEnd} > ${now})::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(userSubscriptions);
  const { active, ending, all } = counted ?? { active: 0, ending: 0, all: 0 };
  return { Active: active, "Expiring Soon": ending, Expired: all - active - ending };
}

export async function listSubscribers(search: string, now = new Date()): Promise<ListedSubscription[]> {
  const subscription = userSubscriptions;
  const looked = containing(search.trim());
  const rows = await db
    .select({
      id: subscription.id,
      userId: subscription.userId,
      ownEmail: profiles.email,
      paidEmail: subscription.paidEmail,
      status: subscription.status,
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      currentPeriodEnd: subscription.currentPeriodEnd,
      stripeCustomerId: subscription.stripeCustomerId,
      stripeSubscriptionId: subscription.stripeSubscriptionId,
      updatedAt: subscription.updatedAt,
    })
    .from(subscription)
    .leftJoin(profiles, eq(profiles.id, subscription.userId))
    .where(
      search.trim()
        ? or(
            ilike(profiles.email, looked),
            ilike(subscription.paidEmail, looked),
            ilike(subscription.stripeCustomerId, looked),
            ilike(subscription.stripeSubscriptionId, looked),
          )
        : undefined,
    )
    .orderBy(desc(subscription.updatedAt), desc(subscription.id))
    .limit(listedSubscriptions);
  return rows.map(({ ownEmail, paidEmail, cancelAtPeriodEnd, ...row }) => ({
    ...row,
    email: ownEmail ?? paidEmail,
    standing: standingOf(row, now),
    isLastPeriod: cancelAtPeriodEnd && row.status !== "canceled",
  }));
}

function standingOf(
  { status, currentPeriodEnd }: Pick<ListedSubscription, "status" | "currentPeriodEnd">,
  now: Date,
) {
  if (status === "active") return "Active";
  return currentPeriodEnd && currentPeriodEnd > now ? "Expiring Soon" : "Expired";
}
