import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";

// Connections survive when development reloads this module.
const kept = globalThis as { waymarkPool?: pg.Pool; waymarkProgramPool?: pg.Pool };

/** A network may swallow what is sent without closing anything. Each of our connections notices. */
export const noticesSilence = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** The server notices, too. Otherwise it would hold the locks of vanished clients for hours. */
export const serverNoticesSilence =
  "-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";

function openPool({
  settings = "",
  ...own
}: {
  max?: number;
  statement_timeout?: number;
  application_name?: string;
  settings?: string;
} = {}) {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL,
    connectionTimeoutMillis: 2_500,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    // No statement may take this long, so the server has stopped answering.
    query_timeout: 65_000,
    // A transaction with one statement is sent at once.
    pipeline: true,
    ...noticesSilence,
    maxLifetimeSeconds: 30 * 60,
    // The first search on a connection takes a tenth of a second longer.
    idleTimeoutMillis: 5 * 60_000,
    application_name: "waymark",
    // Compiling a plan takes longer than any of our queries.
    options: `-c jit=off ${serverNoticesSilence} ${settings}`,
    // Poolers drop `options`, but they keep these two settings for each client.
    onConnect: speakAsWeRead,
    ...own,
  });
  // Without listeners, the error of a client (the server restarted) would end the process. A client in use
  // fails at its next query.
  pool.on("error", (error) => logger.warn({ err: error }, "a database connection was lost"));
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

async function speakAsWeRead(client: pg.ClientBase) {
  await client.query("set datestyle = 'ISO, MDY'; set timezone = 'UTC'");
}

kept.waymarkPool ??= openPool();
export const pool = kept.waymarkPool;
export const db = drizzle({ client: pool });

// What programs ask must not keep pages waiting: in each process one connection of their own, which takes one processor, and a second
// a statement.
kept.waymarkProgramPool ??= openPool({
  max: 1,
  statement_timeout: 1_000,
  application_name: "waymark-programs",
  settings: "-c max_parallel_workers_per_gather=0",
});
export const programPool = kept.waymarkProgramPool;
export const programDb = drizzle({ client: programPool });

export type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0];
export type Db = typeof db | Tx;

const notificationMs = 1_000;

/** False behind a pooler that uses another connection for each transaction: nobody there hears what they listen to. */
export async function hearsNotifications(): Promise<boolean> {
  const client = await pool.connect();
  const channel = `probe_${randomUUID().replaceAll("-", "")}`;
  const { promise: heard, resolve } = Promise.withResolvers<boolean>();
  const hear = (message: pg.Notification) => message.channel === channel && resolve(true);
  client.on("notification", hear);
  try {
    await client.query(`listen ${channel}`);
    await pool.query("select pg_notify($1, '')", [channel]);
    return await Promise.race([heard, wait(notificationMs, false, { ref: false })]);
  } finally {
    client.off("notification", hear);
    await client.query(`unlisten ${channel}`);
    client.release();
  }
}

/** Works with a connection outside the pool, whose own may all be in use. */
export async function withOwnConnection<T>(work: (own: Pick<Db, "execute">) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 4_000,
    query_timeout: 5_000,
    ...noticesSilence,
    application_name: "waymark-alone",
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(drizzle({ client }));
  } finally {
    // A silent network would answer the goodbye after minutes.
    await Promise.race([client.end(), wait(1_000, null, { ref: false })]).catch(() => {});
  }
}

/**
 * The only way to open a transaction of several statements. `timeout` (ms) replaces the limit for statements; `mayPause` lifts the
 * limit between them. `where` is a transaction to be part of.
 */
export async function inTransaction<T>(
  work: (tx: Tx) => Promise<T>,
  { where = db, ...options }: { timeout?: number; mayPause?: true; where?: Db } = {},
): Promise<T> {
  const own = new Set<() => void>();
  const done = await where.transaction(async (tx) => {
    following.set(tx, own);
    if (options.timeout)
      await tx.execute(sql.raw(`set local statement_timeout = ${Number(options.timeout)}`));
    if (options.mayPause) await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    return work(tx);
  });
  const outer = following.get(where);
  for (const run of own) outer ? outer.add(run) : run();
  return done;
}

const following = new WeakMap<object, Set<() => void>>();

/** Once others can see what the transaction wrote, and never if it fails. */
export function afterCommit(tx: Tx, run: () => void) {
  following.get(tx)?.add(run);
}
