import { readFileSync, writeFileSync } from "node:fs";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { discardPostgres, joinPostgres, startPostgres } from "./server.ts";

const folder = `.data/test/postgres-${process.pid}`;

afterAll(() => discardPostgres(folder));

function postmasterPid(home: string) {
  return Number(readFileSync(`${home}/data/postmaster.pid`, "utf8").split("\n")[0]);
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

test("startPostgres keeps data, restarts a killed server, and lets others join", async () => {
  const first = await startPostgres(folder);
  const url = await first.createDatabase("kept");
  await query(url, "create table stone (name text)");
  await query(url, "insert into stone values ('granite')");
  const joined = await joinPostgres(folder);
  expect(joined?.url("kept")).toBe(url);
  await joined?.stop();
  expect(await query(url, "select name from stone")).toEqual([{ name: "granite" }]);

  process.kill(postmasterPid(first.home), "SIGKILL");
  await expect
    .poll(() => query(url, "select name from stone").catch(() => null), { timeout: 15_000 })
    .toEqual([{ name: "granite" }]);
  await first.stop();
  expect(await joinPostgres(folder)).toBeNull();

  const second = await startPostgres(folder);
  expect(await query(second.url("kept"), "select name from stone")).toEqual([{ name: "granite" }]);
  await second.stop();
}, 60_000);

test("createDatabase copies its template", async () => {
  const server = await startPostgres(folder, { durable: false });
  const template = await server.createDatabase("template");
  await query(template, "create table leaf (name text)");
  const copy = await server.createDatabase("copy", "template");
  expect(await query(copy, "select * from leaf")).toEqual([]);
  await server.stop();
}, 60_000);

test("operatorDatabase names a wrong password within 10 s", async () => {
  await (await startPostgres(folder)).stop();
  const file = `${folder}/password`;
  const password = readFileSync(file, "utf8");
  const start = performance.now();
  writeFileSync(file, "another");
  await expect(startPostgres(folder)).rejects.toThrow("doesn't match the database");
  writeFileSync(file, "");
  await expect(startPostgres(folder)).rejects.toThrow("password is empty");
  expect(performance.now() - start).toBeLessThan(10_000);
  writeFileSync(file, password);
  await (await startPostgres(folder)).stop();
}, 60_000);
