import { eq, sql } from "drizzle-orm";
import type { Tx } from "#core/db.server.ts";
import { jobReports } from "#core/moderation/tables.ts";

/** That a job was reported stays; by whom, and in which words, goes. */
export async function forgetReports(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(jobReports)
    .set({ userId: null, note: "", reporter: sql`gen_random_uuid()::text` })
    .where(eq(jobReports.userId, userId));
}
