import { and, eq, isNotNull } from "drizzle-orm";
import { jobAlerts } from "#core/alerts/tables.ts";
import { db } from "#core/platform/db.server.ts";

/**
 * Gives a person the alerts that were made, signed out, with the address that they have proved to be theirs. Those to
 * which its owner never said yes stay as they are: anybody may have made them.
 */
export async function claimAlerts({ userId, email }: { userId: string; email: string }): Promise<void> {
  await db
    .update(jobAlerts)
    .set({ userId, email: null })
    .where(and(eq(jobAlerts.email, email), isNotNull(jobAlerts.confirmedAt)));
}
