import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, onOneConnection, pool } from "./db.server.ts";

const backend = sql`select pg_backend_pid() as pid`;

test("a connection of one's own that is lost while it waits fails its next query, and ends nothing else", async () => {
  const work = onOneConnection(async (own) => {
    const { rows } = await own.execute<{ pid: number }>(backend);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await wait(200);
    await own.execute(backend);
  });
  await expect(work).rejects.toThrow();
  const { rows } = await onOneConnection((own) => own.execute<{ pid: number }>(backend));
  expect(rows).toHaveLength(1);
});

test("whoever has a connection next finds none of its tables and settings", async () => {
  await onOneConnection(async (own) => {
    await own.execute(sql`set enable_seqscan = off`);
    await own.execute(sql`create temporary table left_behind as select 1`);
  });
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  try {
    for (const client of clients) {
      const { rows } = await client.query(
        "select current_setting('enable_seqscan') as scan, to_regclass('left_behind') as table, current_setting('statement_timeout') as patience",
      );
      expect(rows).toEqual([{ scan: "on", table: null, patience: "5s" }]);
    }
  } finally {
    for (const client of clients) client.release();
  }
});
