import { eq, sql } from "drizzle-orm";
import { jobReports } from "#core/moderation/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";

/** That a job was reported stays; by whom, and in which words, goes. */
export async function eraseReports(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(jobReports)
    .set({ userId: null, note: "", reporter: sql`gen_random_uuid()::text` })
    .where(eq(jobReports.userId, userId));
}
