import { type SQL, sql } from "drizzle-orm";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { oneAtATime } from "#core/platform/one-at-a-time.ts";
import { isSetAside, type RowKind, workThrough } from "#core/platform/row-attempts.ts";

const batchSize = 200;
const timeout = 60_000;

/** Works on a batch of stored jobs that older rules read. Returns how many it has done; 0 when none is left. */
export async function workOnOutdated(
  kind: RowKind,
  isOutdated: SQL | undefined,
  work: (tx: Tx, ids: string[]) => Promise<number>,
): Promise<number> {
  const done = await oneAtATime(`jobs.${kind}`, async () => {
    let done = 0;
    const { rows } = await inTransaction(
      (tx) =>
        tx.execute<{ id: string }>(sql`
          select id from jobs where ${isOutdated} and not ${isSetAside(kind, sql`jobs.id`)} limit ${batchSize}`),
      { timeout },
    );
    await workThrough(kind, rows, async (some) => {
      const ids = some.map(({ id }) => id);
      done += await inTransaction((tx) => work(tx, ids), { timeout });
    });
    return done;
  });
  return done ?? 0;
}
