import { and, asc, eq, inArray, not, type SQL } from "drizzle-orm";
import { db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { isSetAside, type RowKind, workThrough } from "#core/platform/row-attempts.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { postedJobs } from "#core/postings/tables.ts";

const batchSize = 100;

/** Works on paid postings until few meet the condition. Returns how many it worked on. */
export async function eachPosting(
  kind: RowKind,
  condition: SQL | undefined,
  work: (tx: Tx, row: PostingRow) => Promise<void>,
): Promise<number> {
  const isMeant = and(eq(postedJobs.isPaid, true), condition);
  for (let done = 0; ; ) {
    const found = await db
      .select({ id: postedJobs.id })
      .from(postedJobs)
      .where(and(isMeant, not(isSetAside(kind, postedJobs.id))))
      .orderBy(asc(postedJobs.expiresAt))
      .limit(batchSize);
    await workThrough(kind, found, async (some) => {
      const ids = some.map(({ id }) => id);
      done += await inTransaction((tx) => workOn(tx, and(isMeant, inArray(postedJobs.id, ids)), work), {
        timeout: 60_000,
      });
    });
    if (found.length < batchSize) return done;
  }
}

async function workOn(
  tx: Tx,
  isMeant: SQL | undefined,
  work: (tx: Tx, row: PostingRow) => Promise<void>,
): Promise<number> {
  const rows = await tx
    .select()
    .from(postedJobs)
    .where(isMeant)
    .orderBy(asc(postedJobs.expiresAt))
    .for("update", { skipLocked: true });
  for (const row of rows) await work(tx, row);
  return rows.length;
}
