import { count, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import type { SubscriptionStanding } from "#core/billing/subscriptions/standings.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";

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
  return { Active: active, "Expiring Soon": ending, "Expired/Inactive": all - active - ending };
}

/** The subscriptions that changed last, for a glance. */
export function newestSubscribers(most: number, now = new Date()): Promise<ListedSubscription[]> {
  return readSubscribers(undefined, { limit: most, offset: 0 }, now);
}

/** Those that changed last come first; `search` matches part of an address or of an id of Stripe's. */
export async function listSubscribers({ search, page }: { search: string; page: number }, now = new Date()) {
  const isMeant = search ? matches(search) : undefined;
  const [subscriptions, total] = await Promise.all([
    readSubscribers(isMeant, rowsOf(page), now),
    countMatching(isMeant),
  ]);
  return { subscriptions, total };
}

function matches(search: string): SQL | undefined {
  const { paidEmail, stripeCustomerId, stripeSubscriptionId } = userSubscriptions;
  const looked = containing(search);
  return or(
    ...[profiles.email, paidEmail, stripeCustomerId, stripeSubscriptionId].map((column) =>
      ilike(column, looked),
    ),
  );
}

async function countMatching(isMeant: SQL | undefined): Promise<number> {
  const isOwner = eq(profiles.id, userSubscriptions.userId);
  const [counted] = isMeant
    ? await db.select({ count: count() }).from(userSubscriptions).leftJoin(profiles, isOwner).where(isMeant)
    : await db.select({ count: count() }).from(userSubscriptions);
  return counted?.count ?? 0;
}

async function readSubscribers(
  isMeant: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
): Promise<ListedSubscription[]> {
  const subscription = userSubscriptions;
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
    .where(isMeant)
    .orderBy(desc(subscription.updatedAt), desc(subscription.id))
    .limit(limit)
    .offset(offset);
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
  return currentPeriodEnd && currentPeriodEnd > now ? "Expiring Soon" : "Expired/Inactive";
}
