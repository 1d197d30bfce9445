import { sql } from "drizzle-orm";
import { inTransaction } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";

/** Null if another process runs work of this name. The lock has a transaction of its own, so a killed process releases it and a pooler keeps it. */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  let done: { result: T } | undefined;
  try {
    await inTransaction(
      async (tx) => {
        const key = `waymark.${name}`;
        const { rows } = await tx.execute<{ taken: boolean }>(
          sql`select pg_try_advisory_xact_lock(hashtext(${key})) as taken`,
        );
        if (rows[0]?.taken) done = { result: await work() };
      },
      { mayPause: true },
    );
  } catch (error) {
    // Only the lock's connection was lost: the work has its own, and would have noticed a lost database itself.
    if (!done) throw error;
    logger.warn({ err: error, name }, "a lock was lost before its work was done");
  }
  return done ? done.result : null;
}
