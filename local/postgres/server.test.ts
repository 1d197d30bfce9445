import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import pg from "pg";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { discardPostgres, joinPostgres, startPostgres } from "./server.ts";
import { unprivilegedAccount } from "./unprivileged.ts";

const folder = `.data/test/postgres-${process.pid}`;
const copied = `${folder}-copy`;

afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await discardPostgres(folder);
  await discardPostgres(copied);
});

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

const hasRsync = spawnSync("rsync", ["--version"]).status === 0;

test.each([["cp", "-a"], ["cp", "-r"], ...(hasRsync ? [["rsync", "-a"]] : [])])(
  "a copy of a running server's folder, made with %s %s, gets its own server",
  async (command, options) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const first = await startPostgres(folder);
    const url = await first.createDatabase("copied");
    await query(url, "create table if not exists stone (name text)");
    await query(url, "truncate stone");
    await query(url, "insert into stone values ('granite')");
    await query(url, "checkpoint");
    mkdirSync(copied, { recursive: true });
    spawnSync(command, [options, `${first.home}/data`, copied]);
    copyFileSync(`${folder}/password`, `${copied}/password`);

    const second = await startPostgres(copied);
    const own = second.url("copied");
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^The database here was copied from \S+\/data while/)],
    ]);
    expect((await joinPostgres(copied))?.url("copied")).toBe(own);
    expect((await joinPostgres(folder))?.url("copied")).toBe(url);
    await query(url, "insert into stone values ('basalt')");
    await query(own, "insert into stone values ('slate')");
    const names = async (at: string) => (await query(at, "select name from stone")).map(({ name }) => name);
    expect(await names(url)).toEqual(["granite", "basalt"]);
    expect(await names(own)).toEqual(["granite", "slate"]);

    await second.stop();
    await discardPostgres(copied);
    expect(await names(url)).toEqual(["granite", "basalt"]);
    await first.stop();
  },
  120_000,
);

test("discardPostgres of a copy leaves the running server alone", async () => {
  const first = await startPostgres(folder);
  mkdirSync(copied, { recursive: true });
  spawnSync("cp", ["-a", `${first.home}/data`, copied]);
  copyFileSync(`${folder}/password`, `${copied}/password`);
  await discardPostgres(copied);
  expect(await query(first.url("postgres"), "select 1 as one")).toEqual([{ one: 1 }]);
  await first.stop();
}, 60_000);

test("startPostgres starts beside a program that got the number of its killed server", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const first = await startPostgres(folder);
  await first.stop();
  const other = spawn("sleep", ["600"], { ...unprivilegedAccount(), cwd: "/" });
  const lock = `${first.home}/data/postmaster.pid`;
  for (const lines of [
    [other.pid, `${first.home}/data`, 1, 5432, "", "127.0.0.1", "", "ready"],
    [process.pid],
    [""],
  ]) {
    writeFileSync(lock, `${lines.join("\n")}\n`);
    await (await startPostgres(folder)).stop();
  }
  expect(other.exitCode).toBeNull();
  expect(warn).not.toHaveBeenCalled();
  other.kill();
}, 60_000);
