import { eq } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { settleOpenCheckouts } from "#core/billing/checkout/settle-open-checkouts.ts";
import { claimSubscriptions } from "#core/billing/subscriptions/claim-subscriptions.ts";
import { confirmLiveSubscriptions } from "#core/billing/subscriptions/sync-subscription.ts";
import { db } from "#core/platform/db.server.ts";

export async function confirmSubscriptions(userId: string, now: Date) {
  const [account] = await db.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, userId));
  if (!account) return [];
  await settleOpenCheckouts(userId, now);
  await claimSubscriptions({ userId, email: account.email }, now);
  return confirmLiveSubscriptions({ userId, email: account.email });
}
