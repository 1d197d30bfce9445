import { eq, sql } from "drizzle-orm";
import { factReports } from "#core/moderation/facts/tables.ts";
import { jobReports } from "#core/moderation/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";

/** The record that something was reported stays. */
export async function eraseReports(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(jobReports)
    .set({ userId: null, note: "", reporter: sql`gen_random_uuid()::text` })
    .where(eq(jobReports.userId, userId));
  const nobody = sql`gen_random_uuid()::text`;
  await tx
    .update(factReports)
    .set({ userId: null, note: "", reporter: nobody, addressHash: nobody })
    .where(eq(factReports.userId, userId));
}
