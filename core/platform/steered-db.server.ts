import type { Writable } from "node:stream";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { type db, pool } from "#core/platform/db.server.ts";

type Sending = { connection: { stream: Writable } };

/**
 * Runs each statement in a transaction of its own, whose planner has these settings. They end with it, so poolers may hand
 * the connection on. All is sent at once: PostgreSQL is waited for once instead of four times.
 */
export function steeredDb(settings: Record<string, string>): typeof db {
  const set = Object.entries(settings).map(([name, value]) => `set local ${name} = '${value}'`);
  const begin = ["begin", ...set].join("; ");
  const query = async (asked: pg.QueryConfig, values?: unknown[]) => {
    const connection = (await pool.connect()) as pg.PoolClient & Sending;
    const { stream } = connection.connection;
    // The connections are pipelined, so none of these waits for the one before. Corked, they leave in one write.
    stream.cork();
    const sent = [
      connection.query(begin),
      connection.query(asked, values),
      connection.query("commit"),
    ] as const;
    stream.uncork();
    const [began, found, ended] = await Promise.allSettled(sent);
    connection.release(began.status === "rejected" || ended.status === "rejected");
    for (const step of [began, found, ended]) if (step.status === "rejected") throw step.reason;
    return found.status === "fulfilled" ? found.value : null;
  };
  return drizzle({ client: { query } as unknown as pg.Pool });
}
