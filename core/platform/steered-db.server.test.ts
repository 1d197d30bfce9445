import { Socket } from "node:net";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { type Db, db, pool } from "./db.server.ts";
import { steeredDb } from "./steered-db.server.ts";

const steered = steeredDb({ enable_sort: "off", work_mem: "32MB" });

async function settings(from: Db) {
  const { rows } = await from.execute<{ sort: string; memory: string }>(
    sql`select current_setting('enable_sort') as sort, current_setting('work_mem') as memory`,
  );
  return rows[0];
}

test("steeredDb sets the planner for its statement and nothing after it", async () => {
  const before = await settings(db);
  expect(before?.sort).toBe("on");
  for (let round = 0; round < 20; round++) {
    const asked = [settings(steered), settings(db), settings(steered)];
    const [first, between, last] = await Promise.all(asked);
    expect([first, last]).toEqual(Array(2).fill({ sort: "off", memory: "32MB" }));
    expect(between).toEqual(before);
  }
});

test("steeredDb sends its transaction in one write", async () => {
  await settings(steered);
  const writes = [vi.spyOn(Socket.prototype, "_write"), vi.spyOn(Socket.prototype, "_writev")];
  await settings(steered);
  expect(writes.reduce((total, { mock }) => total + mock.calls.length, 0)).toBe(1);
  vi.restoreAllMocks();
});

test("steeredDb builds selects and passes values", async () => {
  const rows = await steered
    .select({ sum: sql<number>`${2}::int + ${3}::int`, text: sql<string>`${"it's; --"}::text` })
    .from(sql`(values (1)) one`);
  expect(rows).toEqual([{ sum: 5, text: "it's; --" }]);
});

test("steeredDb tells its statement's own error and keeps the connection", async () => {
  for (let round = 0; round < pool.options.max + 1; round++) {
    const failing = steered.execute(sql`select 1 / ${0}::int`);
    await expect(failing).rejects.toMatchObject({ cause: { message: "division by zero" } });
  }
  expect(await settings(db)).toMatchObject({ sort: "on" });
  expect(pool.totalCount).toBeLessThanOrEqual(pool.options.max);
  expect(await settings(steered)).toMatchObject({ sort: "off" });
});

test("steeredDb survives a connection that is lost meanwhile", async () => {
  const lost = steered.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  await expect(lost).rejects.toThrow();
  expect(await settings(steered)).toMatchObject({ sort: "off" });
});
