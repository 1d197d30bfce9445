import { and, eq, inArray, sql } from "drizzle-orm";
import { checkouts } from "#core/billing/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { postedJobs } from "#core/postings/tables.ts";

/** Keeps a posting whose payment is under way: deleting it would charge its payer for nothing. The purge takes it later. */
export async function deleteUnpaidPostings(tx: Tx, email: string): Promise<void> {
  const found = await tx
    .select({ id: postedJobs.id })
    .from(postedJobs)
    .where(and(eq(postedJobs.contactEmail, email), eq(postedJobs.status, "pending")))
    .for("update");
  const ids = found.map(({ id }) => id);
  const isBeingPaid = sql`exists (select from ${checkouts} where ${checkouts.postingId} = ${postedJobs.id}
    and ${checkouts.fulfilledAt} is null)`;
  await tx.delete(postedJobs).where(and(inArray(postedJobs.id, ids), sql`not ${isBeingPaid}`));
}
