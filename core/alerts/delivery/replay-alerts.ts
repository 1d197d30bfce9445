import { and, eq, inArray, or } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { isMailable } from "#core/alerts/delivery/is-mailable.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";
import { dayMs } from "#core/text/time.ts";

const daysBack = 30;

/** Operators use this for trials. It covers the last 30 days and returns the number of alerts. */
export function replayAlerts(email: string, now = new Date()): Promise<number> {
  const account = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  return inTransaction(async (tx) => {
    const { rowCount } = await tx
      .update(jobAlerts)
      .set({ coveredUntil: new Date(now.getTime() - daysBack * dayMs), nextDueAt: now })
      .where(and(or(eq(jobAlerts.email, email), inArray(jobAlerts.userId, account)), isMailable()));
    if (rowCount) await enqueue(tx, "alerts.run", {});
    return rowCount ?? 0;
  });
}
