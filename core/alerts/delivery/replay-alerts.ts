import { and, eq, inArray, or } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { isMailed } from "#core/alerts/delivery/is-mailed.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";
import { dayMs } from "#core/text/time.ts";

const daysBack = 30;

/**
 * Has the alerts of an address mailed once more, with the jobs listed in the last 30 days, whatever they have covered: for
 * trying out, on an operator's word alone. Returns how many are active and confirmed.
 */
export function replayAlerts(email: string, now = new Date()): Promise<number> {
  const account = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  return inTransaction(async (tx) => {
    const { rowCount } = await tx
      .update(jobAlerts)
      .set({ coveredUntil: new Date(now.getTime() - daysBack * dayMs), nextDueAt: now })
      .where(and(or(eq(jobAlerts.email, email), inArray(jobAlerts.userId, account)), isMailed()));
    if (rowCount) await enqueue(tx, "alerts.run", {});
    return rowCount ?? 0;
  });
}
