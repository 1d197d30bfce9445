import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { testConnection } from "#core/sources/active-jobs-db/test-connection.ts";
import { readUsage } from "#core/sources/requests/quota.ts";
import { quotaExceeded, tooFewLeft } from "#core/sources/requests/quota-words.ts";
import { apiUsageLog, sourceStates, sourceUsage } from "#core/sources/tables.ts";
import { emptyDatabase } from "#test/factories.ts";
import { type PlayedAnswer, startPlayback } from "#test/playback-server.ts";
import fixture from "./fixtures/active-ats.json" with { type: "json" };
import { activeJobsDb } from "./source.ts";

const now = new Date("2026-11-16T06:00:00Z");
const by = "admin@example.com";
const ordinary = { ...env };
let playback: Awaited<ReturnType<typeof startPlayback>>;

beforeEach(async () => {
  await emptyDatabase();
  env.DEMO_SOURCES = [];
});
afterEach(async () => {
  Object.assign(env, ordinary);
  await playback?.close();
});

const well: Record<string, PlayedAnswer> = {
  "/active-ats-7d": { body: fixture },
  "/active-ats-expired": { body: ["1", "2"] },
};

async function play(answer: (path: string) => PlayedAnswer | undefined) {
  playback = await startPlayback((url) => answer(url.pathname));
  Object.assign(env, { ACTIVE_JOBS_DB_URL: playback.url, ACTIVE_JOBS_DB_KEY: "key" });
}

const usual = (path: string) => well[path] ?? { body: [] };
const refusal = (status: number, message: string): PlayedAnswer => ({ status, body: { message } });
const monthly = refusal(429, "You have exceeded the MONTHLY quota for Jobs on your current plan, ULTRA.");

async function logged() {
  const rows = await db.select().from(apiUsageLog);
  expect(rows).toHaveLength(1);
  return rows[0];
}

describe("testConnection of a provider that answers", () => {
  test("asks each question once, for ten jobs at most, and is logged", async () => {
    await play(usual);
    const tested = await testConnection(by, now);
    expect(tested).toMatchObject({
      success: true,
      timestamp: now.toISOString(),
      recommendations: ["All endpoints responded. Nothing to do."],
    });
    expect(tested.results).toEqual(
      ["/active-ats-expired", "/active-ats-7d", "/modified-ats-24h"].map((endpoint) => ({
        endpoint,
        status: 200,
        responseTime: expect.any(Number),
        problem: null,
      })),
    );
    expect(playback.asked).toHaveLength(3);
    expect(await readUsage(activeJobsDb, now)).toMatchObject({ requests: 3, jobs: fixture.length });
    expect(await logged()).toMatchObject({
      mode: "test",
      requestedBy: by,
      apiCallsMade: 3,
      jobsFetched: 0,
      finishedAt: now,
      error: null,
    });
    expect(await db.select().from(adminActions)).toMatchObject([
      { by, action: "tested the connection", subject: "Active Jobs DB", details: { success: true } },
    ]);
  });

  test("reads only the beginning of a long list", async () => {
    const ids = JSON.stringify(Array.from({ length: 300_000 }, (_, i) => String(1_900_000_000 + i)));
    await play((path) => (path === "/active-ats-expired" ? { body: ids } : usual(path)));
    expect(await testConnection(by, now)).toMatchObject({ success: true });
  });
});

test.each<[string, (path: string) => PlayedAnswer | undefined, (number | null)[], string, string]>([
  [
    "a wrong key",
    () => refusal(401, "Invalid API key."),
    [401, 401, 401],
    "does not accept the key",
    "ACTIVE_JOBS_DB_KEY",
  ],
  [
    "a plan without the endpoint",
    (path) =>
      path === "/modified-ats-24h" ? refusal(403, "You are not subscribed to this API.") : usual(path),
    [200, 200, 403],
    "refuses access (403",
    "Subscribe its account",
  ],
  ["haste", () => refusal(429, "Too many requests"), [429, 429, 429], "too many requests", "Wait a minute"],
  [
    "trouble",
    () => ({ status: 502, body: "<html>" }),
    [502, 502, 502],
    "has a server problem (502)",
    "Test again later",
  ],
  [
    "a web page",
    () => ({ body: "<html></html>" }),
    [200, 200, 200],
    "a web page",
    "Check ACTIVE_JOBS_DB_URL",
  ],
  ["half an answer", () => ({ body: '[{"id":"1"' }), [200, 200, 200], "incomplete answer", "any proxy"],
  ["nothing", () => ({ body: "" }), [200, 200, 200], "sent an empty answer", "cut off"],
  ["no list", () => ({ body: { jobs: 1 } }), [200, 200, 200], "an unknown form", "the service has changed"],
  [
    "rows of another kind",
    (path) => (path === "/active-ats-7d" ? { body: [{ id: {} }, 7] } : usual(path)),
    [200, 200, 200],
    "an unknown form",
    "the service has changed",
  ],
  [
    "an address that is none of the service's",
    () => refusal(404, "no"),
    [404, 404, 404],
    "has nothing at",
    "is missing",
  ],
  ["no answer", () => undefined, [null, null, null], "could not be reached", "Check the network"],
])("testConnection explains %s", async (_, answer, statuses, problem, advice) => {
  await play(answer);
  const { success, results, recommendations } = await testConnection(by, now);
  expect(success).toBe(false);
  expect(results.map(({ status }) => status)).toEqual(statuses);
  expect(results.find((result) => result.problem)?.problem).toContain(problem);
  expect(recommendations).toEqual([expect.stringContaining(advice)]);
  expect(playback.asked).toHaveLength(3);
  expect((await logged())?.error).toContain(problem);
});

describe("testConnection and the quota", () => {
  test("stops after one call when the provider refuses, which also blocks syncs", async () => {
    await play(() => monthly);
    const { success, results, recommendations } = await testConnection(by, now);
    expect(success).toBe(false);
    expect(results.map(({ status }) => status)).toEqual([429, null, null]);
    expect(recommendations).toEqual([expect.stringMatching(/^QUOTA EXCEEDED.* resets on 2026-12-01/)]);
    expect(playback.asked).toHaveLength(1);
    expect(await readUsage(activeJobsDb, now)).toMatchObject({ isExceeded: true });
  });

  test("notices a larger plan", async () => {
    let answer: Parameters<typeof play>[0] = () => monthly;
    await play((path) => answer(path));
    await testConnection(by, now);
    await testConnection(by, now);
    expect(playback.asked.map((url) => url.pathname)).toEqual(["/active-ats-expired", "/active-ats-expired"]);
    for (const silence of [undefined, refusal(502, "Bad gateway"), refusal(429, "Too many requests")]) {
      answer = (path) => (path === "/active-ats-expired" ? silence : usual(path));
      await testConnection(by, now);
      expect(await readUsage(activeJobsDb, now)).toMatchObject({ isExceeded: true });
    }
    answer = usual;
    expect(await testConnection(by, now)).toMatchObject({ success: true });
    expect(await readUsage(activeJobsDb, now)).toMatchObject({ isExceeded: false });
  });

  test("never exceeds our own month", async () => {
    await play(usual);
    await db.insert(sourceUsage).values({ source: "active-jobs-db", month: "2026-11", requests: 20_000 });
    const { results, recommendations } = await testConnection(by, now);
    expect(results.map(({ status, problem }) => [status, problem])).toEqual(
      Array.from({ length: 3 }, () => [null, quotaExceeded]),
    );
    expect(recommendations).toEqual([expect.stringContaining("on the 1st (UTC)")]);
    expect(playback.asked).toEqual([]);
    expect(await logged()).toMatchObject({ apiCallsMade: 0, error: quotaExceeded });
  });

  test("says that less is left than a page", async () => {
    await play(usual);
    await db.insert(sourceUsage).values({ source: "active-jobs-db", month: "2026-11", jobs: 19_991 });
    expect(await testConnection(by, now)).toMatchObject({
      results: [{ problem: null }, { problem: tooFewLeft(9) }, { problem: null }],
      recommendations: [tooFewLeft(9)],
    });
  });

  test("says that the quota is nearly used up", async () => {
    await play(usual);
    await db.insert(sourceStates).values({
      source: "active-jobs-db",
      requestsLeft: 15_000,
      jobsLeft: 1_206,
      quotaResetsAt: new Date("2026-12-01T00:00:00Z"),
    });
    expect(await testConnection(by, now)).toMatchObject({
      success: true,
      recommendations: [expect.stringContaining("Only 1,200 jobs are left this month.")],
    });
  });
});

test("testConnection names a missing key and asks nobody", async () => {
  await play(usual);
  env.ACTIVE_JOBS_DB_KEY = undefined;
  expect(await testConnection(by, now)).toMatchObject({
    success: false,
    results: [],
    recommendations: [expect.stringContaining("Set ACTIVE_JOBS_DB_KEY")],
  });
  expect(playback.asked).toEqual([]);
});
