import { eq } from "drizzle-orm";
import { findBuyer } from "#core/billing/buyer.ts";
import { findSession } from "#core/billing/checkout/find-session.ts";
import { idOf } from "#core/billing/invoices.ts";
import { endedStatuses, liveSubscriptions } from "#core/billing/subscriptions/live-subscriptions.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";

/** A `second` purchase goes back to a buyer who was subscribed already. */
export async function boughtSubscription(sessionId: string): Promise<"kept" | "second" | "ended"> {
  const subscription = (await findSession(sessionId))?.subscription;
  if (!subscription) return "kept";
  const isIts = eq(userSubscriptions.stripeSubscriptionId, idOf(subscription));
  const [row] = await db.select().from(userSubscriptions).where(isIts);
  if (!row || !(row.isEnding || endedStatuses.includes(row.status))) return "kept";
  return (await liveSubscriptions(db, await findBuyer(db, row))).length ? "second" : "ended";
}
