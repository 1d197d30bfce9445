import { and, eq, isNotNull } from "drizzle-orm";
import { jobAlerts } from "#core/alerts/tables.ts";
import { db } from "#core/platform/db.server.ts";

/** Anybody may have made an unconfirmed alert, so those stay. */
export async function claimAlerts({ userId, email }: { userId: string; email: string }): Promise<void> {
  await db
    .update(jobAlerts)
    .set({ userId, email: null })
    .where(and(eq(jobAlerts.email, email), isNotNull(jobAlerts.confirmedAt)));
}
