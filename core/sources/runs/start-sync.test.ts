import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { liveTasks } from "#core/platform/tasks.server.ts";
import { readKeywordLists } from "#core/sources/keywords/keyword-lists.ts";
import { switchSource } from "#core/sources/overview.ts";
import { quotaExceeded } from "#core/sources/requests/quota-words.ts";
import { readSyncRequest } from "#core/sources/runs/read-sync-request.ts";
import { beginRun } from "#core/sources/runs/runs.ts";
import { awaitRun, cancelRun, endRunHere, startSync, startSyncHere } from "#core/sources/runs/start-sync.ts";
import { apiUsageLog, sourceUsage } from "#core/sources/tables.ts";
import { by, prepareRuns } from "#test/sync-runs.ts";

prepareRuns();

async function started(...args: Parameters<typeof startSync>) {
  const outcome = await startSync(...args);
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.run;
}

describe("startSync", () => {
  test.each([
    [{}, "mode must be daily or backfill"],
    [{ mode: "hourly" }, "mode must be daily or backfill"],
    [{ mode: "daily", source: "nowhere" }, 'no source "nowhere". Known: active-jobs-db'],
    [{ mode: "daily", source: 7 }, "source must be a name"],
    [{ mode: "backfill", list: "colours" }, "list must be company, activity, roles or industry"],
    [{ mode: "backfill", list: "roles", keywords: ["guide"] }, "not both"],
    [{ mode: "daily", list: "roles" }, "A list is for a backfill"],
    [{ mode: "backfill", source: "usajobs", list: "roles" }, "doesn't use keywords"],
    [{ mode: "backfill", keywords: "guide" }, "must be a list"],
    [{ mode: "backfill", keywords: [] }, "at least one keyword"],
    [{ mode: "backfill", keywords: ["x"] }, "2 to 100 characters"],
    [{ mode: "backfill", keywords: ["x".repeat(101)] }, "2 to 100 characters"],
    [{ mode: "backfill", keywords: Array.from({ length: 101 }, (_, n) => `guide ${n}`) }, "at most 100"],
    [{ mode: "backfill", keywords: ["guide", "--"] }, '"--" has no letter or digit'],
    [{ mode: "daily", source: "lever", keywords: ["guide"] }, "reads full boards"],
    [{ mode: "backfill", keywords: [7] }, "must be texts"],
    [{ mode: "daily", useSmartRotation: "yes" }, "must be true or false"],
    [{ mode: "daily", useSmartRotation: true, rotationSize: 79 }, "from 1 to 78"],
    [{ mode: "daily", useSmartRotation: true, rotationSize: 0 }, "from 1 to 78"],
    [{ mode: "daily", useSmartRotation: true, rotationSize: 1.5 }, "from 1 to 78"],
  ])("refuses %j with the reason", (wish, words) => {
    expect(readSyncRequest(wish)).toContain(words);
  });

  test("never throws for any values", () => {
    const anything = fc.record(
      { source: fc.anything(), mode: fc.anything(), list: fc.anything(), keywords: fc.anything() },
      { requiredKeys: [] },
    );
    fc.assert(fc.property(anything, (wish) => void readSyncRequest(wish)));
  });

  test("limits the rotation to twelve and removes repeated keywords", () => {
    expect(readSyncRequest({ mode: "daily", useSmartRotation: true })).toMatchObject({ rotation: 12 });
    const wish = { mode: "backfill", keywords: [" ski  patrol\0", "Ski patrol"] };
    expect(readSyncRequest(wish)).toMatchObject({ keywords: ["ski patrol"] });
  });
});

test("startSync leaves a run, its task and a log entry", async () => {
  const run = await started({ mode: "daily", useSmartRotation: true, rotationSize: 12 }, by);
  expect(run).toMatchObject({ what: "Daily Sync", state: "waiting", by, source: "active-jobs-db" });
  expect(run.keywords).toHaveLength(12);
  expect(await liveTasks("sources.sync")).toEqual([{ runId: run.id }]);
  expect(await db.select().from(adminActions)).toMatchObject([
    { by, action: "started a sync", subject: "Active Jobs DB: Daily Sync" },
  ]);
});

test("startSync asks for the lists unless keywords are named", async () => {
  const lists = await readKeywordLists();
  const all = [...new Set(lists.flatMap(({ keywords }) => keywords))];
  const asked = async (wish: Parameters<typeof startSync>[0]) => {
    const run = await started(wish, "schedule");
    await cancelRun(run.id, "schedule");
    return [run.what, run.keywords];
  };
  expect(await asked({ mode: "backfill" })).toEqual(["Backfill of all keywords", all]);
  expect(await asked({ mode: "daily" })).toEqual(["Daily sync of all keywords", all]);
  expect(await asked({ mode: "backfill", list: "roles" })).toEqual([
    "Job Roles Backfill",
    lists.find(({ name }) => name === "roles")?.keywords,
  ]);
  expect(await asked({ mode: "backfill", keywords: ["guide", "cook"] })).toEqual([
    "Backfill of 2 keywords",
    ["guide", "cook"],
  ]);
  expect(await asked({ mode: "daily", source: "seasonal-jobs" })).toEqual(["Daily sync", []]);
  expect(await db.select().from(adminActions)).toEqual([]);
});

test("startSync starts one run for five clicks in two processes", async () => {
  const script = `
    import { startSync } from "#core/sources/runs/start-sync.ts";
    const wish = { mode: "backfill", keywords: ["guide"] };
    const all = await Promise.all(Array.from({ length: 5 }, () => startSync(wish, "ranger@example.com")));
    console.log(all.map((each) => (each.ok ? "ok" : each.reason)).join());
    process.exit(0);`;
  const click = () =>
    promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
      env: { ...process.env, ACTIVE_JOBS_DB_KEY: "key" },
    });
  const said = (await Promise.all([click(), click()])).flatMap(({ stdout }) => stdout.trim().split(","));
  expect(said.sort()).toEqual(["ok", ...Array(9).fill("running")].sort());
  expect(await db.$count(apiUsageLog)).toBe(1);
  expect(await liveTasks("sources.sync")).toHaveLength(1);
  expect(await db.$count(adminActions)).toBe(1);
}, 60_000);

test("startSync refuses without settings or quota, when off, and beside an open run", async () => {
  const refused = async (wish: Parameters<typeof startSync>[0] = { mode: "daily" }) => startSync(wish, by);
  env.ACTIVE_JOBS_DB_KEY = undefined;
  expect(await refused()).toMatchObject({
    reason: "settings",
    error: expect.stringContaining("needs ACTIVE_JOBS_DB_KEY"),
  });
  env.ACTIVE_JOBS_DB_KEY = "key";

  await switchSource({ name: "active-jobs-db", on: false, by });
  expect(await refused()).toMatchObject({
    reason: "switched-off",
    error: expect.stringContaining("Switch it on"),
  });
  await switchSource({ name: "active-jobs-db", on: true, by });

  const month = new Date().toISOString().slice(0, 7);
  await db.insert(sourceUsage).values({ source: "active-jobs-db", month, requests: 20_000, jobs: 1 });
  expect(await refused()).toMatchObject({ reason: "quota", error: quotaExceeded });
  await db.delete(sourceUsage);

  await started({ mode: "backfill" }, by);
  expect(await refused()).toMatchObject({
    reason: "running",
    error: expect.stringContaining("is already syncing"),
  });
  expect(await refused({ mode: "daily", source: "seasonal-jobs" })).toMatchObject({ ok: true });
});

test("awaitRun returns with the run's end or the time limit", async () => {
  const run = await started({ mode: "backfill", keywords: ["guide"] }, by);
  expect(await awaitRun(run.id, 1)).toMatchObject({ state: "waiting" });
  const waiting = awaitRun(run.id, 20_000);
  await db.update(apiUsageLog).set({ startedAt: new Date(), finishedAt: new Date(), jobsAdded: 3 });
  expect(await waiting).toMatchObject({ state: "complete", jobsAdded: 3 });
  expect(await awaitRun("nonsense", 1)).toBeNull();
});

describe("cancelRun before and during a run", () => {
  const cancelled = { state: "cancelled", error: `Canceled by ${by}.` };

  test("ends a waiting run at once, logged once", async () => {
    const run = await started({ mode: "backfill" }, "schedule");
    expect(await cancelRun(run.id, by)).toBe(true);
    expect(await cancelRun(run.id, by)).toBe(false);
    expect(await cancelRun("nonsense", by)).toBe(false);
    expect(await awaitRun(run.id, 0)).toMatchObject(cancelled);
    expect(await db.select().from(adminActions)).toMatchObject([{ by, action: "cancelled a sync" }]);
  });

  test("asks a running one to end, and keeps the first name", async () => {
    const run = await started({ mode: "backfill" }, "schedule");
    await beginRun(run.id, new Date());
    expect(await cancelRun(run.id, by)).toBe(true);
    expect(await cancelRun(run.id, "another@example.com")).toBe(true);
    expect(await awaitRun(run.id, 0)).toMatchObject({ state: "running", isCancelling: true, error: null });
    expect(await db.select().from(apiUsageLog)).toMatchObject([{ error: `Canceled by ${by}.` }]);
    expect(await db.$count(adminActions)).toBe(1);
  });

  test("ends a silent run at once", async () => {
    const run = await started({ mode: "backfill" }, "schedule");
    await beginRun(run.id, new Date());
    const touchedAt = new Date(Date.now() - 5 * 60_000);
    await db.update(apiUsageLog).set({ touchedAt }).where(eq(apiUsageLog.id, run.id));
    expect(await cancelRun(run.id, by)).toBe(true);
    expect(await awaitRun(run.id, 0)).toMatchObject(cancelled);
  });

  test("follows a process that ends with its run", async () => {
    const here = await startSyncHere({ mode: "backfill" }, "terminal");
    if (!here.ok) throw new Error(here.error);
    await beginRun(here.run.id, new Date());
    await endRunHere(here.run.id);
    expect(await liveTasks("sources.sync")).toEqual([]);
    expect(await awaitRun(here.run.id, 0)).toMatchObject({
      state: "cancelled",
      error: "Canceled by the command line.",
    });
  });
});
