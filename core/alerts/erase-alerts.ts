import { eq, or } from "drizzle-orm";
import { jobAlerts } from "#core/alerts/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { freeRows } from "#core/platform/row-attempts.ts";

/** Those of the account go with it. */
export async function eraseAlerts(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  const theirs = await tx
    .select({ id: jobAlerts.id })
    .from(jobAlerts)
    .where(or(eq(jobAlerts.userId, id), eq(jobAlerts.email, email)));
  await freeRows(
    tx,
    "alert",
    theirs.map((alert) => alert.id),
  );
  await tx.delete(jobAlerts).where(eq(jobAlerts.email, email));
}
