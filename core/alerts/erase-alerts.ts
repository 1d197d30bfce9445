import { eq } from "drizzle-orm";
import { jobAlerts } from "#core/alerts/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";

export async function eraseAlerts(tx: Tx, email: string): Promise<void> {
  await tx.delete(jobAlerts).where(eq(jobAlerts.email, email));
}
