import { and, eq, isNull } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { apiUsageLog, sourceUsage } from "#core/sources/tables.ts";
import { emptyDatabase, insertProfile } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { bearing, signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";
// No test here may reach the provider; without its key nothing would start.
process.env.ACTIVE_JOBS_DB_URL = "http://127.0.0.1:1";
process.env.ACTIVE_JOBS_DB_KEY = "none";

const origin = "http://localhost:3000";
const sync = "/functions/v1/sync-outdoor-jobs";
const connection = "/functions/v1/test-rapidapi";
const names = [sync, connection];
const daily = { mode: "daily", useSmartRotation: true, rotationSize: 12 };
let admin: { cookie: string };

beforeEach(async () => {
  await emptyDatabase();
  await insertProfile({ email: "admin@example.com", role: "admin" });
  admin = await signIn("admin@example.com");
});
afterEach(() => void vi.restoreAllMocks());

function call(name: string, fields: object, headers: object) {
  const sent = { ...headers, origin, accept: "application/json", "content-type": "application/json" };
  return request(name, { method: "POST", headers: sent, body: JSON.stringify(fields) });
}

function use(requests: number, jobs: number) {
  const month = new Date().toISOString().slice(0, 7);
  return db.insert(sourceUsage).values({ source: "active-jobs-db", month, requests, jobs });
}

const isOpen = and(eq(apiUsageLog.source, "active-jobs-db"), isNull(apiUsageLog.finishedAt));

test("every function answers administrators' POSTs, and changes nothing for others", async () => {
  const other = await signIn("hiker@example.com");
  for (const name of names) {
    const asked = await request(name, { headers: admin });
    expect([asked.status, asked.headers.get("allow")], name).toEqual([405, "POST"]);
    expect((await call(name, { mode: "daily" }, {})).status, name).toBe(401);
    expect((await call(name, { mode: "daily" }, other)).status, name).toBe(403);
  }
  const form = { method: "POST", headers: { origin }, body: new URLSearchParams() };
  expect((await request(sync, form)).headers.get("location")).toBe("/auth?next=%2Fadmin");
  expect(await db.select().from(apiUsageLog)).toEqual([]);
});

test("a sync with wrong settings, and one beyond the quota, are refused", async () => {
  expect((await call(sync, { mode: "hourly" }, admin)).status).toBe(400);
  await use(20_000, 0);
  const refused = await call(sync, { mode: "backfill" }, admin);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    error: "QUOTA EXCEEDED - All syncs blocked until next month",
  });
});

test.each([
  ["complete", null, 200],
  ["failed", "The provider refused the key.", 502],
])("a sync that is %s answers as soon as it has ended", async (state, error, status) => {
  const waiting = call(sync, daily, admin);
  await expect.poll(() => db.select().from(apiUsageLog).where(isOpen)).toHaveLength(1);
  const progress = await request("/admin/progress", { headers: { ...admin, accept: "application/json" } });
  expect(progress.headers.get("cache-control")).toContain("no-store");
  expect(await progress.json()).toMatchObject({
    runs: [{ what: "Daily Sync", state: "waiting", by: "admin@example.com" }],
    usage: { requests: { used: 0, limit: 20_000 }, exceeded: null },
  });
  const end = { startedAt: new Date(), finishedAt: new Date(), error };
  await db
    .update(apiUsageLog)
    .set({ ...end, jobsAdded: 7, jobsUpdated: 5, apiCallsMade: 12 })
    .where(isOpen);
  const answer = await waiting;
  expect(answer.status).toBe(status);
  const figures = { state, jobsAdded: 7, jobsUpdated: 5, apiCalls: 12 };
  expect(await answer.json()).toMatchObject(error ? { ...figures, error } : figures);
});

test("a sync that outlasts a program's wait answers with its progress, and goes on", async () => {
  let clock = 0;
  // Each look at the run comes 20 seconds after the one before.
  vi.spyOn(performance, "now").mockImplementation(() => (clock += 20_000));
  const answer = await call(sync, daily, admin);
  expect(answer.status).toBe(202);
  const [run] = await db.select().from(apiUsageLog).where(isOpen);
  const figures = { jobsAdded: 0, jobsUpdated: 0, apiCalls: 0 };
  expect(await answer.json()).toMatchObject({ runId: run?.id, state: "waiting", ...figures });
});

test("a failed connection is a result of its test, with advice", async () => {
  const answer = await call(connection, {}, admin);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    success: false,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    recommendations: [expect.stringContaining("Check the network")],
    results: Array.from({ length: 3 }, () => ({
      endpoint: expect.stringMatching(/^\/\S+$/),
      status: null,
      responseTime: expect.any(Number),
      problem: expect.stringContaining("could not be reached"),
    })),
  });
});

test("a bearer token alone makes a caller a program", async () => {
  const ask = (headers: HeadersInit) =>
    request(connection, { method: "POST", headers, body: new URLSearchParams() });
  const answer = await ask(await bearing("admin@example.com"));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
  expect((await ask(await bearing("hiker@example.com"))).status).toBe(403);
  expect((await ask({ authorization: "Bearer nobody's" })).status).toBe(401);
  expect((await ask({ authorization: "Basic c3RhZ2luZzpvbmx5", origin })).status).toBe(303);
});
