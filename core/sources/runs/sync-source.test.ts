import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import fixture from "#core/sources/active-jobs-db/fixtures/active-ats.json" with { type: "json" };
import { activeJobsDb } from "#core/sources/active-jobs-db/source.ts";
import { syncSource } from "#core/sources/runs/sync-source.ts";
import type { Source } from "#core/sources/source.ts";
import { apiUsageLog } from "#core/sources/tables.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { type PlayedAnswer, startPlayback } from "#test/playback-server.ts";

const now = new Date("2026-11-16T06:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * dayMs);
const ordinary = { ...env };
let playback: Awaited<ReturnType<typeof startPlayback>> | undefined;

beforeEach(emptyDatabase);
afterEach(async () => {
  Object.assign(env, ordinary);
  await playback?.close();
});

/** Unnamed paths answer an empty list. */
async function play(answers: Record<string, PlayedAnswer | ((url: URL) => PlayedAnswer | undefined)>) {
  await playback?.close();
  playback = await startPlayback((url) => {
    const answer = answers[url.pathname] ?? { body: [] };
    return typeof answer === "function" ? answer(url) : answer;
  });
  Object.assign(env, { ACTIVE_JOBS_DB_URL: playback.url, ACTIVE_JOBS_DB_KEY: "key" });
  return playback;
}

/** Asks for everything in one search. */
const allOfIt: Source = { ...activeJobsDb, hasKeywords: false };

async function daily(at = now, source = allOfIt) {
  const run = await syncSource(source, { mode: "daily" }, at);
  if (!run) throw new Error("the run did not start");
  return run;
}

const quotaHeaders = {
  "x-ratelimit-jobs-remaining": "19500",
  "x-ratelimit-jobs-reset": "3600",
  "x-ratelimit-requests-remaining": "19990",
};

describe("syncSource, a successful run", () => {
  test("stores the jobs and leaves one row with its counts, its cost and what is left", async () => {
    await play({ "/active-ats-7d": { body: fixture, headers: quotaHeaders } });
    const run = await daily();
    expect(run).toMatchObject({
      source: "active-jobs-db",
      mode: "daily",
      createdAt: now,
      jobsFetched: 6,
      jobsAdded: 5,
      jobsUpdated: 0,
      jobsSkipped: { "broken row": 1 },
      apiCallsMade: 3,
      requestsRemaining: 19_990,
      jobsRemaining: 19_500,
      error: null,
      isDemo: false,
    });
    expect(run.finishedAt).not.toBeNull();
    expect(await db.select().from(jobs)).toHaveLength(5);
    expect(await db.select().from(apiUsageLog)).toHaveLength(1);
  });

  test("changes nothing for the same feed", async () => {
    await play({ "/active-ats-7d": { body: fixture }, "/active-ats-24h": { body: fixture } });
    await daily();
    const before = await db.select().from(jobs).orderBy(jobs.id);
    expect(await daily(later(1))).toMatchObject({ jobsAdded: 0, jobsUpdated: 0, jobsExpired: 0 });
    expect(await db.select().from(jobs).orderBy(jobs.id)).toEqual(before);
  });

  test("asks for the week first, then the day, and the week again after a long pause", async () => {
    const { asked } = await play({});
    for (const days of [0, 1, 2 + 1 / 24, 6]) await daily(later(days));
    const listings = asked.filter((url) => /active-ats-\d/.test(url.pathname));
    expect(listings.map((url) => [url.pathname, url.searchParams.get("date_filter")])).toEqual([
      ["/active-ats-7d", null],
      ["/active-ats-24h", null],
      ["/active-ats-7d", "2026-11-17T00:00:00"],
      ["/active-ats-7d", "2026-11-18T01:00:00"],
    ]);
  });

  test("reads a backfill page by page, by title", async () => {
    const rows = Array.from({ length: 700 }, (_, i) => ({
      ...fixture[0],
      id: String(i),
      title: `Guide ${i}`,
    }));
    const { asked } = await play({
      "/active-ats-6m": (url) => {
        const offset = Number(url.searchParams.get("offset"));
        return { body: rows.slice(offset, offset + Number(url.searchParams.get("limit"))) };
      },
    });
    const run = await syncSource(activeJobsDb, { mode: "backfill", keywords: ["ski patrol"] }, now);
    expect(run).toMatchObject({
      jobsFetched: 700,
      jobsAdded: 700,
      apiCallsMade: 2,
      keywordsQueried: ["ski patrol"],
    });
    const [first] = asked;
    expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({
      title_filter: expect.stringContaining("ski patrol"),
      date_filter: "2026-10-17",
      limit: "500",
      offset: "0",
    });
  });

  test("stops at a server that repeats itself", async () => {
    const rows = Array.from({ length: 500 }, (_, i) => ({ ...fixture[0], id: String(i) }));
    const { asked } = await play({ "/active-ats-6m": { body: rows } });
    const run = await syncSource(activeJobsDb, { mode: "backfill", keywords: [] }, now);
    expect(asked).toHaveLength(2);
    expect(run).toMatchObject({ jobsFetched: 500, error: expect.stringContaining("the same page twice") });
  });

  test("ends jobs of the expired list, which return when they are seen again", async () => {
    await play({ "/active-ats-7d": { body: fixture } });
    await daily();
    await play({
      "/active-ats-expired": { body: [9000000001, "9000000002", { id: "9000000003" }, "unknown", null] },
    });
    expect(await daily(later(1))).toMatchObject({ jobsExpired: 3 });
    await play({ "/active-ats-24h": { body: fixture.slice(0, 1) } });
    expect(await daily(later(2))).toMatchObject({ jobsUpdated: 1 });
    const gone = (await db.select().from(jobSightings)).filter((sighting) => sighting.goneAt !== null);
    expect(gone.map((sighting) => sighting.sourceId).sort()).toEqual(["9000000002", "9000000003"]);
  });

  test("only warns when the list of expired jobs cannot be read", async () => {
    const { asked } = await play({
      "/active-ats-7d": { body: fixture },
      "/active-ats-expired": { status: 403, body: { message: "Not in your plan" } },
    });
    expect(await daily()).toMatchObject({
      jobsAdded: 5,
      error: null,
      warnings: [expect.stringMatching(/list of expired postings could not be read.*Not in your plan/)],
    });
    await daily(later(1));
    expect(asked.map((url) => url.pathname)).toContain("/active-ats-24h");
  });

  test("counts the figures of pages again", async () => {
    expect(await jobTotals()).toMatchObject({ live: 0 });
    await play({ "/active-ats-7d": { body: fixture } });
    await daily();
    expect(await jobTotals()).toMatchObject({ live: 5 });
  });

  test("closes a run that a killed process left open", async () => {
    await db
      .insert(apiUsageLog)
      .values({ source: "active-jobs-db", mode: "daily", createdAt: later(-1), jobsAdded: 7 });
    await play({});
    await daily();
    const [killed] = await db.select().from(apiUsageLog).orderBy(apiUsageLog.createdAt);
    expect(killed).toMatchObject({ jobsAdded: 7, error: expect.stringContaining("run it again") });
  });

  test("runs only one at a time", async () => {
    await play({ "/active-ats-7d": { body: fixture } });
    const runs = await Promise.all(
      [1, 2].map(() => syncSource(activeJobsDb, { mode: "daily", keywords: [] }, now)),
    );
    expect(runs.filter((run) => run === null)).toHaveLength(1);
  });
});

describe("syncSource, a broken answer", () => {
  const page = Array.from({ length: 100 }, (_, i) => ({ ...fixture[0], id: String(i), title: `Guide ${i}` }));
  const cases: [string, PlayedAnswer | undefined, RegExp, number][] = [
    [
      "401",
      { status: 401, body: { message: "Invalid API key" } },
      /does not accept the key.*Invalid API key.*Check the key/,
      1,
    ],
    [
      "403",
      { status: 403, body: { message: "You are not subscribed to this API." } },
      /Check that the key is subscribed/,
      1,
    ],
    [
      "a used-up quota",
      { status: 429, body: { message: "You have exceeded the MONTHLY quota for Requests" } },
      /quota .* is used up.*Wait until it resets/,
      1,
    ],
    [
      "too many requests",
      { status: 429, headers: { "retry-after": "1" }, body: { message: "Too many requests" } },
      /in a few minutes/,
      4,
    ],
    ["500", { status: 500, body: "oops" }, /server problem \(500\).*Run it again later/, 4],
    [
      "a redirect",
      { status: 302, headers: { location: "https://elsewhere.example" }, body: "" },
      /not followed\. Check the address/,
      1,
    ],
    ["HTML", { body: "<!doctype html><p>Maintenance" }, /web page instead of data\. Check the address/, 1],
    ["truncated JSON", { body: '[{"id": "1", "tit' }, /incomplete answer.*Run it again later/, 4],
    ["nothing", { body: "" }, /sent an empty answer\. Run it again later/, 4],
    ["another form", { body: { jobs: [] } }, /unknown form/, 1],
    ["a broken connection", undefined, /could not be reached.*Check the network/, 4],
    [
      "404",
      { status: 404, body: { message: "Endpoint does not exist" } },
      /has nothing at .*Check the address/,
      1,
    ],
  ];

  test.each(cases)("%s", async (_, answer, message, calls) => {
    await play({
      "/active-ats-7d": (url) => (url.searchParams.get("offset") === "0" ? { body: page } : answer),
    });
    const run = await daily();
    expect(run.error).toMatch(message);
    expect(run).toMatchObject({ jobsAdded: 100, apiCallsMade: 2 + calls });
    expect(run.finishedAt).not.toBeNull();
    expect(await db.select().from(jobs)).toHaveLength(100);
  });

  test("is retried when the fault is temporary", async () => {
    let asked = 0;
    await play({ "/active-ats-7d": () => (++asked < 3 ? { status: 503, body: "" } : { body: fixture }) });
    expect(await daily()).toMatchObject({ jobsAdded: 5, error: null });
  });

  test("counts a row that breaks the mapper and continues", async () => {
    await play({ "/active-ats-7d": { body: fixture.slice(0, 3) } });
    const fragile: Source = {
      ...allOfIt,
      map(row) {
        if ((row as { id: string }).id.endsWith("2")) throw new Error("unforeseen");
        return activeJobsDb.map(row);
      },
    };
    expect(await daily(now, fragile)).toMatchObject({
      jobsAdded: 2,
      jobsSkipped: { "broken row": 1 },
      error: null,
    });
  });
});

describe("syncSource, a complete board", () => {
  const board: Source = {
    ...allOfIt,
    async *fetchPages(request) {
      for await (const page of activeJobsDb.fetchPages(request)) yield page;
      yield { rows: [], subject: null, page: 1, cursor: null, wholeScope: "all" };
    },
    map(row) {
      const mapped = activeJobsDb.map(row);
      return "skip" in mapped ? mapped : { ...mapped, scope: "all" };
    },
  };
  const show = async (rows: unknown[], at: Date) => {
    await play({ "/active-ats-7d": { body: rows }, "/active-ats-24h": { body: rows } });
    return daily(at, board);
  };

  test("ends a job that two fetches went without", async () => {
    const good = fixture.slice(0, 3);
    await show(good, now);
    expect(await show(good.slice(1), later(1))).toMatchObject({ jobsExpired: 0 });
    expect(await show(good.slice(1), later(2))).toMatchObject({ jobsExpired: 1 });
  });

  test("ends nothing when it shows less than half of what was open", async () => {
    await show(fixture.slice(0, 3), now);
    const warnings = [expect.stringContaining("no missing jobs were ended")];
    for (const [day, rows] of [[], fixture.slice(0, 1), fixture.slice(1, 2)].entries())
      expect(await show(rows, later(day + 1))).toMatchObject({ jobsExpired: 0, error: null, warnings });
    expect(await show(fixture.slice(0, 2), later(4))).toMatchObject({ jobsExpired: 0, warnings: [] });
    expect(await show(fixture.slice(0, 2), later(5))).toMatchObject({ jobsExpired: 1, warnings: [] });
  });
});

describe("syncSource, demonstration jobs", () => {
  test("are marked, and disappear with the first successful real run", async () => {
    await play({ "/active-ats-6m": { body: fixture } });
    env.DEMO_SOURCES = ["active-jobs-db"];
    const run = await syncSource(activeJobsDb, { mode: "backfill" }, now);
    expect(run).toMatchObject({ isDemo: true, keywordsQueried: [], jobsAdded: 5 });
    expect((await db.select().from(jobs)).every((job) => job.isDemo)).toBe(true);

    env.DEMO_SOURCES = [];
    await play({ "/active-ats-7d": { status: 500, body: "" } });
    await daily();
    await play({});
    await daily(later(1));
    expect(await db.select().from(jobs)).toHaveLength(5);
    const kept = await insertJob({ source: "Featured" });
    await play({
      "/active-ats-24h": { body: fixture.slice(0, 2).map((row) => ({ ...row, id: `${row.id}0` })) },
    });
    await daily(later(2));
    const rows = await db.select().from(jobs);
    expect(rows).toHaveLength(3);
    expect(rows.some((job) => job.isDemo)).toBe(false);
    expect(rows.some((job) => job.id === kept.id)).toBe(true);
  });
});
