import { sql } from "drizzle-orm";
import { inTransaction } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";

const signMs = 30_000;

/**
 * Null if another process is doing this work. The lock has its own transaction, which a killed process
 * releases and a pooler keeps.
 */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  let done: { result: T } | undefined;
  try {
    await inTransaction(async (tx) => {
      const key = `waymark.${name}`;
      const { rows } = await tx.execute<{ taken: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtext(${key})) as taken`,
      );
      if (!rows[0]?.taken) return;
      // The server ends the lock of a process that it no longer hears.
      await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${4 * signMs}`));
      const signs = setInterval(() => tx.execute(sql`select`).catch(() => {}), signMs);
      try {
        done = { result: await work() };
      } finally {
        clearInterval(signs);
      }
    });
  } catch (error) {
    // The work has its own connections and would have noticed a lost database.
    if (!done) throw error;
    logger.warn({ err: error, name }, "a lock was lost before its work was done");
  }
  return done ? done.result : null;
}
