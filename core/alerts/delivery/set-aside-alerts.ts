import { hash } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { alertLimits, beyondLimits } from "#core/alerts/beyond-limits.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { setAside } from "#core/platform/row-attempts.ts";

const tooLong = `Its search is too long. ${alertLimits}`;

export async function setAsideTooLong(ids: string[]): Promise<void> {
  if (!ids.length) return;
  await inTransaction(async (tx) => tellOwners(tx, await setAside(tx, "alert", ids, tooLong)));
}

/** Once for each search of an alert. */
export async function tellOwners(tx: Tx, ids: string[]): Promise<void> {
  if (!ids.length) return;
  const alerts = await tx
    .select({
      id: jobAlerts.id,
      name: jobAlerts.name,
      searchCriteria: jobAlerts.searchCriteria,
      userId: jobAlerts.userId,
      to: sql<string>`coalesce(${profiles.email}, ${jobAlerts.email})`,
    })
    .from(jobAlerts)
    .leftJoin(profiles, eq(profiles.id, jobAlerts.userId))
    .where(inArray(jobAlerts.id, ids));
  for (const { id, name, searchCriteria, userId, to } of alerts) {
    const search = hash("sha256", JSON.stringify(searchCriteria), "base64url").slice(0, 16);
    await queueMail(tx, {
      kind: "alert-paused",
      to,
      data: {
        ...{ alertId: id, name, hasAccount: userId !== null },
        limits: beyondLimits(searchCriteria) ? alertLimits : null,
      },
      onceKey: `alert-paused:${id}:${search}`,
    });
  }
}
