import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Db, db, hearsNotifications, inTransaction, pool, withOwnConnection } from "./db.server.ts";

const backend = sql`select pg_backend_pid() as pid`;

test("a transaction with a lost connection fails only its own next query", async () => {
  const work = inTransaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(backend);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await wait(200);
    await tx.execute(backend);
  });
  await expect(work).rejects.toThrow();
  const { rows } = await inTransaction((tx) => tx.execute<{ pid: number }>(backend));
  expect(rows).toHaveLength(1);
});

test("a transaction may pause, and the next one keeps its limits", async () => {
  await inTransaction(
    async (tx) => {
      expect(await limits(tx)).toEqual({ pause: "0", patience: "1min" });
    },
    { timeout: 60_000, mayPause: true },
  );
  expect(await limits(db)).toEqual({ pause: "10s", patience: "5s" });
});

test("moments are read correctly, whatever format the database writes", async () => {
  const { rows: named } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const database = sql.identifier(String(named[0]?.name));
  await db.execute(sql`alter database ${database} set datestyle = 'German, DMY'`);
  await db.execute(sql`alter database ${database} set timezone = 'Asia/Tokyo'`);
  const taken = [];
  try {
    for (let more = pool.totalCount + 1; more > 0; more--) taken.push(await pool.connect());
    const read = await taken.at(-1)?.query("select '2026-03-04T05:06:07Z'::timestamptz as moment");
    expect(read?.rows).toEqual([{ moment: new Date("2026-03-04T05:06:07Z") }]);
  } finally {
    for (const client of taken) client.release();
    await db.execute(sql`alter database ${database} reset all`);
  }
});

test("hearsNotifications is true of a direct connection", async () => {
  expect(await hearsNotifications()).toBe(true);
});

test("withOwnConnection lets the server end a statement before the client gives up", async () => {
  expect(await withOwnConnection(limits)).toMatchObject({ patience: "4s" });
});

async function limits(where: Pick<Db, "execute">) {
  const { rows } = await where.execute<{ pause: string; patience: string }>(
    sql`select current_setting('idle_in_transaction_session_timeout') as pause, current_setting('statement_timeout') as patience`,
  );
  return rows[0];
}
