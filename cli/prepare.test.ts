import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { apiUsageLog } from "#core/sources/tables.ts";
import { emptyDatabase } from "#test/factories.ts";
import { startPlayback } from "#test/playback-server.ts";
import { prepare } from "./prepare.ts";

const ordinary = { ...env };
const row = {
  id: "1",
  title: "Guide",
  organization: "Acme",
  locations_derived: ["Moab, Utah, United States"],
};
let standIn: Awaited<ReturnType<typeof startPlayback>>;

beforeEach(async () => {
  await emptyDatabase();
  vi.spyOn(console, "log").mockImplementation(() => {});
  standIn = await startPlayback(() => ({ body: [row] }));
  Object.assign(env, {
    DEMO_SOURCES: ["active-jobs-db"],
    ACTIVE_JOBS_DB_URL: standIn.url,
    ACTIVE_JOBS_DB_KEY: "demonstration",
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  Object.assign(env, ordinary);
  await standIn.close();
});

const realRun = (run: Partial<typeof apiUsageLog.$inferInsert>) =>
  db
    .insert(apiUsageLog)
    .values({ source: "seasonal-jobs", mode: "daily", jobsFetched: 10, finishedAt: new Date(), ...run });

test("prepare loads the demonstration jobs at every start", async () => {
  for (let start = 0; start < 2; start++) {
    expect(await prepare()).toBe(0);
    expect((await db.select().from(jobs)).map((job) => job.isDemo)).toEqual([true]);
  }
}, 30_000);

test.each([
  ["failed", { error: "401" }],
  ["has not ended", { finishedAt: null }],
  ["brought nothing", { jobsFetched: 0 }],
])(
  "prepare loads the demonstration jobs although a real run %s",
  async (_, run) => {
    await realRun(run);
    await prepare();
    expect(await db.$count(jobs)).toBe(1);
  },
  30_000,
);

test("prepare loads no demonstration jobs once a real run has brought jobs", async () => {
  await realRun({});
  expect(await prepare()).toBe(0);
  expect(await db.$count(jobs)).toBe(0);
  expect(standIn.asked).toEqual([]);
}, 30_000);

test("prepare loads no demonstration jobs without stand-ins", async () => {
  env.DEMO_SOURCES = [];
  expect(await prepare()).toBe(0);
  expect(standIn.asked).toEqual([]);
}, 30_000);
