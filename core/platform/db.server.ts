import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";

// Development re-evaluates this module after an edit; the connections live on.
const kept = globalThis as { waymarkPool?: pg.Pool };

/** One pool a process. Each client gives up early rather than letting a page hang. */
function openPool() {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL,
    connectionTimeoutMillis: 2_500,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    // Longer than any statement may take: the server no longer answers, so its connection is given up.
    query_timeout: 65_000,
    keepAlive: true,
    maxLifetimeSeconds: 30 * 60,
    application_name: "waymark",
    // Compiling a plan costs more than any of our queries takes.
    options: "-c jit=off -c timezone=UTC",
  });
  // Unheard, an error of a client (the server restarted) would end the process: of an idle one, and of one that is in use
  // but waits for its next query, which then fails.
  pool.on("error", (error) => logger.warn({ err: error }, "a database connection was lost"));
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

kept.waymarkPool ??= openPool();
export const pool = kept.waymarkPool;
export const db = drizzle({ client: pool });

export type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0];
export type OwnConnection = Omit<typeof db, "$client">;
/** Where a query may run: the pool, or a caller's transaction. */
export type Db = typeof db | Tx;

/** One connection for itself, for what lives and ends with it: temporary tables, settings. */
export async function onOneConnection<T>(work: (own: OwnConnection) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isClean = false;
  try {
    const done = await work(drizzle({ client }));
    await client.query("discard all");
    isClean = true;
    return done;
  } finally {
    client.release(!isClean);
  }
}

/** The one way to a transaction. `timeout` (ms) lifts the page's statement limit for background work. */
export function inTransaction<T>(work: (tx: Tx) => Promise<T>, options: { timeout?: number } = {}) {
  return db.transaction(async (tx) => {
    if (options.timeout)
      await tx.execute(sql.raw(`set local statement_timeout = ${Number(options.timeout)}`));
    return work(tx);
  });
}
