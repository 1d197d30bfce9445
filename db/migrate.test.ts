import { expect, test } from "vitest";
import { pool } from "#core/platform/db.server.ts";
import { isSchemaCurrent, migrate } from "./migrate.ts";

test("two migrations at once both succeed and apply each step once", async () => {
  const url = process.env.DATABASE_URL ?? "";
  await pool.query("drop schema if exists drizzle, public cascade; create schema public");
  await Promise.all([migrate(url), migrate(url)]);
  const { rows } = await pool.query(
    "select name, count(*)::int from drizzle.__drizzle_migrations group by 1",
  );
  expect(rows.every((row) => row.count === 1)).toBe(true);
});

test("the schema is current once the newest migration is applied, and stays so when a newer release adds more", async () => {
  const current = () => isSchemaCurrent((sql) => pool.query(sql));
  expect(await current()).toBe(true);
  await pool.query(
    "insert into drizzle.__drizzle_migrations (name, hash, created_at) values ('29990101000000_later', '', 0)",
  );
  expect(await current()).toBe(true);
  await pool.query("delete from drizzle.__drizzle_migrations");
  expect(await current()).toBe(false);
  await pool.query("drop schema drizzle cascade");
  expect(await current()).toBe(false);
  await pool.query("drop schema public cascade; create schema public");
  await migrate(process.env.DATABASE_URL ?? "");
  expect(await current()).toBe(true);
});
