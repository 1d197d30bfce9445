import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "#core/db.server.ts";
import { env } from "#core/env.server.ts";
import { lastSlot, syncDaily } from "#core/sources/sync-daily.ts";
import { apiUsageLog } from "#core/sources/tables.ts";
import { emptyDatabase } from "#test/factories.ts";
import { startPlayback } from "#test/playback-server.ts";

const ordinary = { ...env };
let answer = { status: 200, body: [] as unknown };
let playback: Awaited<ReturnType<typeof startPlayback>>;

beforeEach(async () => {
  await emptyDatabase();
  answer = { status: 200, body: [] };
  playback = await startPlayback(() => answer);
  Object.assign(env, {
    ACTIVE_JOBS_DB_URL: playback.url,
    SEASONAL_JOBS_URL: playback.url,
    ACTIVE_JOBS_DB_KEY: "key",
  });
});
afterEach(async () => {
  Object.assign(env, ordinary);
  await playback.close();
});

const ran = async (at: string) =>
  (await syncDaily(new Date(at))).filter((run) => run.source === "active-jobs-db").length;

test("the last slot is six o'clock UTC of today, or of yesterday before that", () => {
  expect(lastSlot(new Date("2026-11-16T06:00:00Z"))).toEqual(new Date("2026-11-16T06:00:00Z"));
  expect(lastSlot(new Date("2026-11-16T05:59:59Z"))).toEqual(new Date("2026-11-15T06:00:00Z"));
});

test("a source runs once for each slot, late if need be", async () => {
  expect(await ran("2026-11-16T06:05:00Z")).toBe(1);
  expect(await ran("2026-11-16T06:15:00Z")).toBe(0);
  expect(await ran("2026-11-17T05:59:00Z")).toBe(0);
  expect(await ran("2026-11-17T23:00:00Z")).toBe(1);
});

test("a failed run is tried again after an hour, three times in all", async () => {
  answer = { status: 403, body: { message: "no" } };
  const hours = ["06:00", "06:10", "07:01", "07:30", "08:02", "09:30", "15:00"];
  const runs = [];
  for (const hour of hours) runs.push(await ran(`2026-11-16T${hour}:00Z`));
  expect(runs).toEqual([1, 0, 1, 0, 1, 0, 0]);
});

test("a source without its key, the demonstration, and a switched-off sync do not run", async () => {
  env.ACTIVE_JOBS_DB_KEY = undefined;
  expect(await syncDaily(new Date("2026-11-16T06:00:00Z"))).toEqual([]);
  Object.assign(env, { ACTIVE_JOBS_DB_KEY: "key", DEMO_SOURCES: ["active-jobs-db"] });
  expect(await syncDaily(new Date("2026-11-16T06:00:00Z"))).toEqual([]);
  Object.assign(env, { DEMO_SOURCES: [], DAILY_SYNC: false });
  expect(await syncDaily(new Date("2026-11-16T06:00:00Z"))).toEqual([]);
  env.DAILY_SYNC = true;
  expect(await ran("2026-11-16T06:00:00Z")).toBe(1);
});

test("a public service joins in beside a source with a key", async () => {
  const runs = await syncDaily(new Date("2026-11-16T06:05:00Z"));
  expect(runs.map((run) => run.source)).toEqual(["active-jobs-db", "seasonal-jobs"]);
});

async function ranByHand(keywordsQueried: string[], error: string | null = null) {
  const at = new Date("2026-11-16T07:00:00Z");
  const run = { source: "active-jobs-db", mode: "daily", createdAt: at, finishedAt: at };
  await db.insert(apiUsageLog).values({ ...run, keywordsQueried, error });
}

test("a run by hand in the same slot counts", async () => {
  await ranByHand([]);
  expect(await ran("2026-11-16T09:00:00Z")).toBe(0);
});

test("a run by hand that looked for other titles does not, whether it went well or failed", async () => {
  await ranByHand(["park ranger"]);
  for (let i = 0; i < 3; i++) await ranByHand(["ski patrol"], "failed");
  expect(await ran("2026-11-16T07:05:00Z")).toBe(1);
  expect(playback.asked[0]?.pathname).toBe("/active-ats-7d");
});
