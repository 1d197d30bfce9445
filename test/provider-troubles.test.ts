import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { activeJobsDb } from "#core/sources/active-jobs-db/source.ts";
import { syncSource } from "#core/sources/runs/sync-source.ts";
import { type JobsProvider, startJobsProvider } from "#local/jobs-provider/server.ts";
import type { Trouble } from "#local/troubles.ts";
import { emptyDatabase } from "#test/factories.ts";

const ordinary = { ...env };
const keywords = ["park ranger"];
const start = new Date("2026-11-20T15:00:00Z");
let now = start;
let provider: JobsProvider;

beforeAll(async () => {
  provider = await startJobsProvider({ now: () => now });
  Object.assign(env, { ACTIVE_JOBS_DB_URL: provider.url, ACTIVE_JOBS_DB_KEY: "any" });
});
beforeEach(async () => {
  await emptyDatabase();
  now = start;
  provider.controls.recover();
  provider.controls.refill();
  provider.controls.clearLists();
});
afterAll(async () => {
  Object.assign(env, ordinary);
  await provider.close();
});

const sync = () => syncSource(activeJobsDb, { mode: "daily", keywords }, now);
const later = () => {
  now = new Date(now.getTime() + 60_000);
};

/** The trouble that uses up the month comes last. */
const words: [Trouble, RegExp][] = [
  ["401", /does not accept the key \(401.*Check the key/],
  ["403", /refuses access \(403.*subscribed/],
  ["429-second", /too many requests \(429.*in a few minutes/],
  ["500", /server problem \(500.*later/],
  ["503", /server problem \(503.*later/],
  ["html", /web page instead of data/],
  ["truncated", /incomplete answer/],
  ["unknown-form", /unknown form/],
  ["reset", /could not be reached/],
  ["429-month", /quota/i],
];

test("a run says what to do about any trouble of the provider, and loses nothing", async () => {
  expect(await sync()).toMatchObject({ error: null, jobsAdded: expect.any(Number) });
  const before = await db.$count(jobs);
  expect(before).toBeGreaterThan(0);
  for (const [trouble, message] of words) {
    later();
    provider.controls.fail(trouble);
    expect((await sync())?.error).toMatch(message);
    expect(await db.$count(jobs)).toBe(before);
  }
});

test("rows of wrong types are left out and counted", async () => {
  provider.controls.fail("wrong-types", { path: "/active-ats-7d" });
  expect(await sync()).toMatchObject({ error: null, jobsSkipped: { "broken row": 5 }, jobsAdded: 0 });
});

test.each<Trouble>(["429-second", "503", "truncated", "reset"])("a run gets over one %s", async (trouble) => {
  provider.controls.fail(trouble, { next: 1 });
  const run = await sync();
  expect(run).toMatchObject({ error: null, warnings: [] });
  expect(run?.jobsAdded).toBeGreaterThan(0);
  expect(provider.controls.state.trouble).toBeNull();
});

test("a run ends what the provider reports as expired among 300,000 unknown ids, and updates what it reports as changed", async () => {
  await sync();
  const [first, second] = provider.controls.listed().filter(({ title }) => /park ranger/i.test(title));
  provider.controls.expire(first?.id);
  provider.controls.change(second?.id);
  provider.controls.listManyExpired(true);
  later();
  const jobsBefore = provider.controls.state.jobs;
  expect(await sync()).toMatchObject({
    error: null,
    warnings: [],
    jobsAdded: 0,
    jobsUpdated: 1,
    jobsExpired: 1,
  });
  expect(jobsBefore - provider.controls.state.jobs).toBeLessThan(100);
  const changed = await db
    .select()
    .from(jobs)
    .where(eq(jobs.title, second?.title ?? ""));
  expect(changed.map(({ description }) => description).join()).toContain("apply early");
});

test("a run ends when its quota does, and the next one makes no call", async () => {
  provider.controls.setQuota({ requests: 1 });
  expect((await sync())?.error).toMatch(/quota/i);
  const asked = provider.controls.requests;
  later();
  expect((await sync())?.error).toMatch(/quota/i);
  expect(provider.controls.requests).toBe(asked);
});
