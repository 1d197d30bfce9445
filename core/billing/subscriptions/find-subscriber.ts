import { eq } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";

export async function findSubscriber(subscriptionId: string) {
  const [found] = await db
    .select({
      userId: userSubscriptions.userId,
      status: userSubscriptions.status,
      plan: userSubscriptions.plan,
      end: userSubscriptions.currentPeriodEnd,
      paidEmail: userSubscriptions.paidEmail,
      ownEmail: profiles.email,
    })
    .from(userSubscriptions)
    .leftJoin(profiles, eq(profiles.id, userSubscriptions.userId))
    .where(eq(userSubscriptions.stripeSubscriptionId, subscriptionId));
  return found ? { ...found, email: found.ownEmail ?? found.paidEmail } : null;
}
