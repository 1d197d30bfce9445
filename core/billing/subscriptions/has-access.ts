import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { accessLeewayMs, accessStatuses } from "#core/billing/subscriptions/subscription.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { livemode } from "#core/platform/stripe.server.ts";

export function hasAccess(userId: SQL, now: Date): SQL {
  const open = db
    .select({ one: sql`1` })
    .from(userSubscriptions)
    .where(
      and(
        sql`${userSubscriptions.userId} = ${userId}`,
        eq(userSubscriptions.livemode, livemode),
        inArray(userSubscriptions.status, accessStatuses),
        gt(userSubscriptions.currentPeriodEnd, new Date(now.getTime() - accessLeewayMs)),
      ),
    );
  return sql`exists (${open})`;
}
