import { readdir } from "node:fs/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyPending } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

/** Relative to the working directory, which is the project's root wherever the server is started. */
const folder = "./db/migrations";
/** Any number will do, as long as every release uses the same one. */
const lockKey = 7211;

/** A migration may take hours, but a network that swallows what is sent must not hold it forever. */
export const patientConnection = {
  connectionTimeoutMillis: 30_000,
  query_timeout: 6 * 3_600_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** Brings the schema up to date. Two at once are safe: the second waits, and finds nothing left to do. */
export async function migrate(url: string) {
  const client = new pg.Client({
    connectionString: url,
    application_name: "waymark-migrate",
    ...patientConnection,
  });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${lockKey})`);
    // Better to fail than to queue behind a long query while every page queues behind us.
    await client.query("set lock_timeout = '10s'");
    await applyPending(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

type Query = (sql: string) => Promise<{ rows: unknown[] }>;

/** Whether this release's newest migration has been applied; a newer schema is fine, older code runs on it. */
export async function isSchemaCurrent(query: Query): Promise<boolean> {
  const names = (await readdir(folder)).filter((name) => /^\d{14}_\w+$/.test(name)).sort();
  const newest = names.at(-1);
  if (!newest) return true;
  const known = await query("select to_regclass('drizzle.__drizzle_migrations') is not null as known");
  if (!(known.rows[0] as { known: boolean }).known) return false;
  const applied = await query(`select 1 from drizzle.__drizzle_migrations where name = '${newest}'`);
  return applied.rows.length === 1;
}
