import { eq } from "drizzle-orm";
import { type Db, db, inTransaction } from "#core/platform/db.server.ts";
import { appliedChanges } from "#core/tracker/tables.ts";

/**
 * Applies a change of this id once, and answers a resend as the first time. The id is noted in the transaction of the
 * change. Without an id the work is simply done. Null means that the id is another account's.
 */
export async function applyOnce<Outcome extends string>(
  userId: string,
  changeId: string | null,
  work: (where: Db) => Promise<Outcome>,
  now = new Date(),
): Promise<Outcome | null> {
  if (changeId === null) return work(db);
  return inTransaction(async (tx) => {
    // A second sender waits here until the first is done.
    const [noted] = await tx
      .insert(appliedChanges)
      .values({ id: changeId, userId, outcome: "", appliedAt: now })
      .onConflictDoNothing()
      .returning({ id: appliedChanges.id });
    const isIt = eq(appliedChanges.id, changeId);
    if (!noted) {
      const [known] = await tx.select().from(appliedChanges).where(isIt);
      return known?.userId === userId ? (known.outcome as Outcome) : null;
    }
    const outcome = await work(tx);
    await tx.update(appliedChanges).set({ outcome }).where(isIt);
    return outcome;
  });
}
