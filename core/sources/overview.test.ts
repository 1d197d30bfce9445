import { afterEach, beforeEach, expect, test } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { listSources, switchSource } from "#core/sources/overview.ts";
import { sources } from "#core/sources/registry.ts";
import { apiUsageLog } from "#core/sources/tables.ts";
import { emptyDatabase } from "#test/factories.ts";

const by = "ranger@example.com";
const now = new Date("2026-11-16T09:03:00Z");
const ordinary = { ...env };

beforeEach(async () => {
  await emptyDatabase();
  Object.assign(env, { ACTIVE_JOBS_DB_KEY: "key", USAJOBS_KEY: undefined });
});
afterEach(() => void Object.assign(env, ordinary));

async function listed(name: string) {
  const source = (await listSources(now)).find((each) => each.name === name);
  if (!source) throw new Error("there is no such source");
  return source;
}

const ran = (run: Partial<typeof apiUsageLog.$inferInsert>) =>
  db.insert(apiUsageLog).values({
    source: "active-jobs-db",
    mode: "daily",
    createdAt: new Date("2026-11-16T08:50:00Z"),
    startedAt: new Date("2026-11-16T08:50:01Z"),
    finishedAt: new Date("2026-11-16T08:51:00Z"),
    ...run,
  });

test("listSources shows cost, missing settings, hour and last run", async () => {
  const all = await listSources(now);
  expect(all.map(({ name }) => name)).toEqual(sources.map(({ name }) => name));
  expect(all.every(({ about, cost }) => about && cost)).toBe(true);
  expect(await listed("usajobs")).toMatchObject({
    missing: ["USAJOBS_KEY", "USAJOBS_EMAIL"],
    nextRunAt: null,
  });
  await ran({ jobsAdded: 4 });
  expect(await listed("active-jobs-db")).toMatchObject({
    isOn: true,
    isDemo: false,
    missing: [],
    schedule: "Every day at 06:00 UTC",
    lastRun: { state: "complete", jobsAdded: 4, by: "schedule" },
  });
});

test("listSources ignores connection tests", async () => {
  await ran({ jobsAdded: 4 });
  await ran({ mode: "test", createdAt: now });
  expect((await listed("active-jobs-db")).lastRun).toMatchObject({ what: "Daily sync", jobsAdded: 4 });
});

test.each([
  ["owed", [], "2026-11-16T09:10:00.000Z"],
  ["done today", [{}], "2026-11-17T06:00:00.000Z"],
  ["failed once", [{ error: "401" }], "2026-11-16T09:50:00.000Z"],
  ["failed three times", [{ error: "401" }, { error: "401" }, { error: "401" }], "2026-11-17T06:00:00.000Z"],
])("listSources shows the next run of a source whose run is %s", async (_, runs, next) => {
  for (const run of runs) await ran(run);
  expect((await listed("active-jobs-db")).nextRunAt).toBe(next);
});

test("listSources shows no next run while the daily sync is off", async () => {
  env.DAILY_SYNC = false;
  expect(await listed("active-jobs-db")).toMatchObject({
    nextRunAt: null,
    idleFor: expect.stringContaining("Daily sync is off"),
  });
});

test("listSources says that a public source waits for one with a key", async () => {
  const reason = "Starts once a source with your own key is on";
  expect(await listed("seasonal-jobs")).toMatchObject({ idleFor: null });
  env.ACTIVE_JOBS_DB_KEY = undefined;
  expect(await listed("seasonal-jobs")).toMatchObject({ nextRunAt: null, idleFor: reason });
  expect(await listed("active-jobs-db")).toMatchObject({ missing: ["ACTIVE_JOBS_DB_KEY"], idleFor: null });
});

test("listSources says that a stand-in rests after real jobs", async () => {
  env.DEMO_SOURCES = ["active-jobs-db"];
  expect(await listed("active-jobs-db")).toMatchObject({ isDemo: true, idleFor: null });
  await ran({ source: "usajobs", jobsFetched: 3 });
  expect(await listed("active-jobs-db")).toMatchObject({
    nextRunAt: null,
    idleFor: "Demo source paused: real jobs found",
  });
});

test("switchSource switches off and on, each logged once", async () => {
  const turn = (on: boolean, name = "active-jobs-db") => switchSource({ name, on, by }, now);
  expect(await turn(false)).toBe(true);
  expect(await turn(false)).toBe(true);
  expect(await listed("active-jobs-db")).toMatchObject({ isOn: false, nextRunAt: null });
  expect(await turn(true)).toBe(true);
  expect(await listed("active-jobs-db")).toMatchObject({ isOn: true });
  expect(await turn(false, "nowhere")).toBe(false);
  expect(
    (await db.select().from(adminActions)).map(({ action, subject }) => `${action}: ${subject}`),
  ).toEqual(["switched a source off: Active Jobs DB", "switched a source on: Active Jobs DB"]);
});
