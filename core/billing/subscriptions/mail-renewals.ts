import { and, asc, eq, gt, inArray, lte, notExists, sql } from "drizzle-orm";
import { syncSubscription } from "#core/billing/subscriptions/sync-subscription.ts";
import { renewalNoticeMs } from "#core/billing/subscriptions/tell-subscriber.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { livemode } from "#core/platform/stripe.server.ts";

const atOnce = 500;

/** Reads each yearly plan that renews within 30 days from Stripe again, which emails its subscriber once. */
export async function mailRenewals(now = new Date()): Promise<void> {
  for (const id of await findDue(now)) {
    try {
      await syncSubscription(id, now);
    } catch (error) {
      logger.error({ err: error, subscription: id }, "a renewal could not be announced");
    }
  }
}

async function findDue(now: Date): Promise<string[]> {
  const { stripeSubscriptionId: id, currentPeriodEnd: end } = userSubscriptions;
  const key = sql`'subscription-renews:' || ${id} || ':' || to_char(${end} at time zone 'UTC', 'YYYY-MM-DD')`;
  const found = await db
    .select({ id })
    .from(userSubscriptions)
    .where(
      and(
        eq(userSubscriptions.plan, "yearly"),
        inArray(userSubscriptions.status, ["active", "trialing"]),
        eq(userSubscriptions.cancelAtPeriodEnd, false),
        eq(userSubscriptions.isEnding, false),
        eq(userSubscriptions.livemode, livemode),
        gt(end, now),
        lte(end, new Date(now.getTime() + renewalNoticeMs)),
        notExists(db.select({ one: sql`1` }).from(mails).where(eq(mails.onceKey, key))),
      ),
    )
    .orderBy(asc(end))
    .limit(atOnce);
  return found.map((row) => row.id);
}
