import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { listRuns } from "#core/sources/runs/run-view.ts";
import { apiUsageLog } from "#core/sources/tables.ts";
import { emptyDatabase } from "#test/factories.ts";
import { hearConsole } from "#test/hear-console.ts";
import { type PlayedAnswer, startPlayback } from "#test/playback-server.ts";
import { sync } from "./sync.ts";

const ordinary = { ...env };
const said = hearConsole();
let close = async () => {};

beforeEach(async () => {
  await emptyDatabase();
});
afterEach(async () => {
  Object.assign(env, ordinary);
  await close();
});

async function play(answer: PlayedAnswer, expired: PlayedAnswer = { body: [] }) {
  const playback = await startPlayback((url) => (url.pathname === "/active-ats-expired" ? expired : answer));
  close = playback.close;
  Object.assign(env, { ACTIVE_JOBS_DB_URL: playback.url, ACTIVE_JOBS_DB_KEY: "key" });
  return playback;
}

test("npm run sync reports the jobs of a run", async () => {
  const row = {
    id: "1",
    title: "Guide",
    organization: "Acme",
    locations_derived: ["Moab, Utah, United States"],
  };
  const { asked } = await play({ body: [row, {}], headers: { "x-ratelimit-jobs-remaining": "900" } });
  expect(await sync(["active-jobs-db", "--quiet", "--mode", "backfill", "--keywords", "guide, ,"])).toBe(0);
  expect(said.join("\n")).toBe(
    "Active Jobs DB: 2 fetched, 1 added, 0 updated, 0 expired, 1 call\n  skipped: 1 broken row\n  quota left: 900 jobs",
  );
  expect(asked[0]?.searchParams.get("title_filter")).toContain("guide");
});

test("npm run sync reports the warnings of a successful run", async () => {
  await play({ body: [] }, { status: 403, body: { message: "Not in your plan" } });
  expect(await sync(["active-jobs-db", "--quiet", "--keywords", "guide"])).toBe(0);
  expect(said.join("\n")).toMatch(/\n {2}warning: The list of expired postings .*Not in your plan/);
});

test("npm run sync explains a failed run and exits with 1", async () => {
  await play({ status: 401, body: { message: "Invalid API key" } });
  expect(await sync(["active-jobs-db", "--quiet"])).toBe(1);
  expect(said.join("\n")).toContain("Check the key in the configuration.");
});

test("Ctrl-C ends a run with the jobs it has stored", async () => {
  let command: ChildProcess | null = null;
  const row = { organization: "Acme", locations_derived: ["Moab, Utah, United States"] };
  const provider = await startPlayback(({ search }) => {
    // The sync ends at a second Ctrl-C.
    if (search.includes("cook")) return void (command?.killed || command?.kill("SIGINT"));
    return { body: [{ ...row, id: "1", title: "Guide" }] };
  });
  close = provider.close;
  const script = `import { sync } from "#cli/sync.ts";
    process.exit(await sync(["active-jobs-db", "--mode", "backfill", "--keywords", "guide,cook"]));`;
  command = spawn(process.execPath, ["--input-type=module", "-e", script], {
    env: { ...process.env, ACTIVE_JOBS_DB_URL: provider.url, ACTIVE_JOBS_DB_KEY: "key" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const heard = command.stderr?.setEncoding("utf8").toArray();
  expect(await once(command, "exit")).toEqual([1, null]);
  expect((await heard)?.join("")).toContain("Canceled by the command line.");
  expect(await listRuns(9)).toMatchObject([{ state: "cancelled", jobsAdded: 1, by: "terminal" }]);
}, 30_000);

test("npm run sync leaves a source alone that is being synced", async () => {
  await play({ body: [] });
  await db.insert(apiUsageLog).values({ source: "active-jobs-db", mode: "daily" });
  expect(await sync(["active-jobs-db", "--quiet"])).toBe(1);
  expect(said.join()).toContain("Active Jobs DB is already syncing.");
});

test("npm run sync explains its use and names missing keys", async () => {
  env.ACTIVE_JOBS_DB_KEY = undefined;
  expect(await sync(["--help"])).toBe(0);
  expect(said.join("\n")).toContain("npm run sync -- <source>");
  const cases: [string[], string][] = [
    [["nowhere"], "Known: active-jobs-db, usajobs, seasonal-jobs, "],
    [["active-jobs-db"], "needs ACTIVE_JOBS_DB_KEY"],
    [["usajobs", "--mode", "hourly"], "--mode is daily or backfill"],
    [["usajobs", "--fast"], "--fast"],
    [[], "Sources: active-jobs-db"],
  ];
  for (const [args, words] of cases) {
    said.length = 0;
    expect(await sync(args)).toBe(2);
    expect(said.join("\n")).toContain(words);
  }
});
