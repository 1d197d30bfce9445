import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { activeJobsDb } from "#core/sources/active-jobs-db/source.ts";
import { switchSource } from "#core/sources/overview.ts";
import { lastSlot, nextRunOf } from "#core/sources/runs/due.ts";
import { runSync } from "#core/sources/runs/run-sync.ts";
import { listRuns } from "#core/sources/runs/run-view.ts";
import { syncDaily } from "#core/sources/runs/sync-daily.ts";
import { syncSource } from "#core/sources/runs/sync-source.ts";
import { apiUsageLog, sourceUsage } from "#core/sources/tables.ts";
import { emptyDatabase } from "#test/factories.ts";
import { startPlayback } from "#test/playback-server.ts";
import { prepareRuns } from "#test/sync-runs.ts";

let answer = { status: 200, body: [] as unknown };
let playback: Awaited<ReturnType<typeof startPlayback>>;

prepareRuns();
beforeEach(async () => {
  answer = { status: 200, body: [] };
  playback = await startPlayback(() => answer);
  Object.assign(env, {
    ACTIVE_JOBS_DB_URL: playback.url,
    SEASONAL_JOBS_URL: playback.url,
  });
});
afterEach(() => playback.close());

async function daily(at: string) {
  const now = new Date(at);
  const queued = await syncDaily(now);
  for (const { id } of queued) await runSync(id, { isLastTry: true }, now);
  return queued;
}

const ran = async (at: string) => (await daily(at)).filter((run) => run.source === "active-jobs-db").length;

test("lastSlot is the source's hour (UTC) of today or yesterday", () => {
  expect(lastSlot(6, new Date("2026-11-16T06:00:00Z"))).toEqual(new Date("2026-11-16T06:00:00Z"));
  expect(lastSlot(6, new Date("2026-11-16T05:59:59Z"))).toEqual(new Date("2026-11-15T06:00:00Z"));
  expect(lastSlot(8, new Date("2026-11-16T07:00:00Z"))).toEqual(new Date("2026-11-15T08:00:00Z"));
});

test("syncDaily runs each source once for its hour, late if needed", async () => {
  expect(await ran("2026-11-16T06:05:00Z")).toBe(1);
  expect(await ran("2026-11-16T06:15:00Z")).toBe(0);
  expect(await ran("2026-11-17T05:59:00Z")).toBe(0);
  expect(await ran("2026-11-17T23:00:00Z")).toBe(1);
});

test("syncDaily retries a failed run hourly, three times in all", async () => {
  answer = { status: 403, body: { message: "no" } };
  const hours = ["06:00", "06:10", "07:01", "07:30", "08:02", "09:30", "15:00"];
  const runs = [];
  for (const hour of hours) runs.push(await ran(`2026-11-16T${hour}:00Z`));
  expect(runs).toEqual([1, 0, 1, 0, 1, 0, 0]);
});

test("syncDaily waits for the month's quota, and other sources don't", async () => {
  const now = new Date("2026-11-16T06:05:00Z");
  await db
    .insert(sourceUsage)
    .values({ source: "active-jobs-db", month: "2026-11", requests: 20_000, jobs: 1 });
  expect(await nextRunOf(activeJobsDb, new Set(), now)).toEqual(new Date("2026-12-01T00:00:00Z"));
  const names = (await daily(now.toISOString())).map((run) => run.source);
  expect(names).toContain("seasonal-jobs");
  expect(names).not.toContain("active-jobs-db");
});

test("syncDaily does not retry past the next run", async () => {
  const createdAt = new Date("2026-11-17T05:30:00Z");
  await db
    .insert(apiUsageLog)
    .values({ source: "active-jobs-db", mode: "daily", createdAt, finishedAt: createdAt, error: "401" });
  const next = await nextRunOf(activeJobsDb, new Set(), new Date("2026-11-17T05:40:00Z"));
  expect(next).toEqual(new Date("2026-11-17T06:00:00Z"));
});

test("syncDaily closes lost runs of idle sources too", async () => {
  env.DAILY_SYNC = false;
  const createdAt = new Date("2026-11-16T06:00:00Z");
  await db.insert(apiUsageLog).values({ source: "usajobs", mode: "daily", createdAt, startedAt: createdAt });
  expect(await syncDaily(new Date("2026-11-16T06:10:01Z"))).toEqual([]);
  expect(await listRuns(9)).toMatchObject([{ state: "failed" }]);
});

test("syncDaily skips sources that are off or lack a key", async () => {
  const at = "2026-11-16T06:00:00Z";
  env.ACTIVE_JOBS_DB_KEY = undefined;
  expect(await daily(at)).toEqual([]);
  Object.assign(env, { ACTIVE_JOBS_DB_KEY: "key", DAILY_SYNC: false });
  expect(await daily(at)).toEqual([]);
  env.DAILY_SYNC = true;
  await switchSource({ name: "active-jobs-db", on: false, by: "ranger@example.com" });
  expect(await ran(at)).toBe(0);
  await switchSource({ name: "active-jobs-db", on: true, by: "ranger@example.com" });
  expect(await ran(at)).toBe(1);
});

test("syncDaily runs a public service beside a source with a key", async () => {
  const names = (await daily("2026-11-16T06:05:00Z")).map((run) => run.source);
  expect(names).toContain("seasonal-jobs");
  await emptyDatabase();
  env.ACTIVE_JOBS_DB_KEY = undefined;
  expect(await daily("2026-11-16T06:05:00Z")).toEqual([]);
});

describe("syncDaily and stand-ins", () => {
  beforeEach(() => Object.assign(env, { DEMO_SOURCES: ["active-jobs-db"] }));

  test("runs them daily without starting real services", async () => {
    expect((await daily("2026-11-16T06:05:00Z")).map((run) => run.source)).toEqual(["active-jobs-db"]);
    expect(await ran("2026-11-16T06:15:00Z")).toBe(0);
  });

  test("counts the load at a start as that day's run", async () => {
    await syncSource(activeJobsDb, { mode: "backfill" }, new Date("2026-11-16T07:00:00Z"));
    expect(await ran("2026-11-16T09:00:00Z")).toBe(0);
    expect(await ran("2026-11-17T06:00:00Z")).toBe(1);
  });

  test("stops them after a real run with jobs", async () => {
    await db.insert(apiUsageLog).values({
      source: "usajobs",
      mode: "daily",
      createdAt: new Date("2026-11-01T06:00:00Z"),
      finishedAt: new Date("2026-11-01T06:00:00Z"),
      jobsFetched: 1,
    });
    expect(await ran("2026-11-16T06:05:00Z")).toBe(0);
  });
});

async function ranByHand(run: Partial<typeof apiUsageLog.$inferInsert>) {
  const at = new Date("2026-11-16T07:00:00Z");
  await db.insert(apiUsageLog).values({
    source: "active-jobs-db",
    mode: "daily",
    createdAt: at,
    startedAt: at,
    finishedAt: at,
    ...run,
  });
}

test.each([
  ["", {}],
  [" that was cancelled", { error: "Canceled by ranger@example.com.", cancelRequestedAt: new Date() }],
])("syncDaily counts a manual run for the same hour%s", async (_, run) => {
  await ranByHand({ keywordList: "rotation", keywordsQueried: ["ski patrol"], ...run });
  expect(await ran("2026-11-16T09:00:00Z")).toBe(0);
});

test("syncDaily ignores manual runs of other titles and backfills", async () => {
  await ranByHand({ keywordsQueried: ["park ranger"] });
  await ranByHand({ mode: "backfill", keywordList: "roles", keywordsQueried: ["park ranger"] });
  for (let i = 0; i < 3; i++) await ranByHand({ keywordsQueried: ["ski patrol"], error: "failed" });
  expect(await ran("2026-11-16T07:05:00Z")).toBe(1);
});

test("syncDaily asks for the twelve keywords that waited longest", async () => {
  const keywords = [];
  for (const day of [16, 17]) {
    await daily(`2026-11-${day}T06:00:00Z`);
    keywords.push(...((await listRuns(9)).find((run) => run.source === "active-jobs-db")?.keywords ?? []));
  }
  expect(keywords).toHaveLength(24);
  expect(new Set(keywords).size).toBe(24);
});
