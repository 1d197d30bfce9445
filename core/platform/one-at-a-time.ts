import { sql } from "drizzle-orm";
import { withOwnConnection } from "#core/platform/db.server.ts";

const signMs = 30_000;

/**
 * Null if another process is doing this work. The lock has a transaction and a connection of its own: a killed process
 * releases it, a pooler keeps it, and the work never waits for a connection that a lock holds.
 */
export function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  return withOwnConnection(async (own) => {
    await own.execute(sql`begin`);
    const key = `waymark.${name}`;
    const { rows } = await own.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext(${key})) as taken`,
    );
    if (!rows[0]?.taken) return null;
    // The server ends the lock of a process that it no longer hears.
    await own.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${4 * signMs}`));
    const signs = setInterval(() => own.execute(sql`select`).catch(() => {}), signMs);
    try {
      return await work();
    } finally {
      clearInterval(signs);
      // The work would have noticed a lost database, and the end of the connection ends the lock, too.
      await own.execute(sql`commit`).catch(() => {});
    }
  });
}
