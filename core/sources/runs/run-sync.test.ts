import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, test, vi } from "vitest";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { oneAtATime } from "#core/platform/one-at-a-time.ts";
import { liveTasks } from "#core/platform/tasks.server.ts";
import { runSync } from "#core/sources/runs/run-sync.ts";
import { findRun } from "#core/sources/runs/run-view.ts";
import { cancelRun } from "#core/sources/runs/start-sync.ts";
import { workOn } from "#core/sources/runs/sync-source.ts";
import type { FetchRequest } from "#core/sources/source.ts";
import { apiUsageLog, keywordTurns } from "#core/sources/tables.ts";
import { startPlayback } from "#test/playback-server.ts";
import { by, makeTestSource, openRun, page, prepareRuns } from "#test/sync-runs.ts";

prepareRuns();
afterEach(() => void vi.restoreAllMocks());

describe("runSync after an interruption", () => {
  test("resumes after the last stored page with its time and figures", async () => {
    vi.spyOn(logger, "error").mockImplementation(() => {});
    const asked: FetchRequest[] = [];
    const source = makeTestSource(async function* (request) {
      asked.push(request);
      request.http.calls += 1;
      for (let next = Number(request.cursor) + 1; next <= 4; next++) {
        if (next === 3 && asked.length === 1) throw new Error("the machine fell over");
        yield page(next, next === 4 ? { wholeScope: "all" } : {});
      }
    });
    const id = await openRun();
    const began = new Date("2026-11-16T06:00:00Z");
    await expect(workOn(source, id, {}, began)).rejects.toThrow("the machine fell over");
    expect(await findRun(id)).toMatchObject({
      state: "running",
      page: 2,
      jobsAdded: 2,
      apiCalls: 1,
      error: null,
    });

    await workOn(source, id, {}, new Date("2026-11-16T07:00:00Z"));
    expect(asked.map(({ cursor }) => cursor)).toEqual([null, "2"]);
    expect(asked.map(({ now }) => now)).toEqual([began, began]);
    expect(await findRun(id)).toMatchObject({
      state: "complete",
      jobsFetched: 4,
      jobsAdded: 4,
      apiCalls: 2,
      page: null,
    });
    const sightings = await db.select().from(jobSightings);
    expect(sightings.map(({ missedFetches }) => missedFetches)).toEqual([0, 0, 0, 0]);
  });

  test("hands over when its process is ending", async () => {
    const closing = new AbortController();
    const id = await openRun();
    const source = makeTestSource(async function* ({ cursor }) {
      if (!cursor) yield page(1);
      closing.abort();
      for (const number of [2, 3]) if (number > Number(cursor)) yield page(number, { askedKeyword: "guide" });
    });
    const left = await workOn(source, id, { signal: closing.signal, isLastTry: true });
    expect(left).toMatchObject({ finishedAt: null, cursor: "2", error: null });
    expect(await db.select().from(keywordTurns)).toMatchObject([{ keyword: "guide", jobsFetched: 2 }]);
    await workOn(source, id);
    expect(await findRun(id)).toMatchObject({ state: "complete", jobsFetched: 3 });
  });

  test("continues in another process after a kill, without repeated questions", async () => {
    const id = await openRun({ mode: "backfill", keywords: ["guide", "cook", "ranger"] });
    let worker: ChildProcess | null = null;
    const row = { organization: "Acme", locations_derived: ["Moab, Utah, United States"] };
    const provider = await startPlayback(({ search }) => {
      if (search.includes("cook") && worker?.kill("SIGKILL")) return undefined;
      return { body: [{ ...row, id: search, title: `Guide ${provider.asked.length}` }] };
    });
    Object.assign(env, { ACTIVE_JOBS_DB_URL: provider.url });
    const script = `import { runSync } from "#core/sources/runs/run-sync.ts"; await runSync("${id}");`;
    worker = spawn(process.execPath, ["--input-type=module", "-e", script], {
      env: { ...process.env, ACTIVE_JOBS_DB_KEY: "key", ACTIVE_JOBS_DB_URL: provider.url },
      stdio: "ignore",
    });
    await once(worker, "exit");
    worker = null;
    expect(await findRun(id)).toMatchObject({ state: "running", jobsAdded: 1 });
    // The database may notice late that the process is gone.
    await expect
      .poll(async () => runSync(id).then(async () => (await findRun(id))?.state), {
        timeout: 15_000,
        interval: 50,
      })
      .toBe("complete");
    await provider.close();
    const asked = provider.asked.map((url) => /guide|cook|ranger/.exec(url.search)?.[0]);
    expect(asked).toEqual(["guide", "cook", "cook", "ranger"]);
    expect(await findRun(id)).toMatchObject({ jobsFetched: 3, jobsAdded: 3 });
  }, 60_000);

  test("closes with the reason after its last try", async () => {
    vi.spyOn(logger, "error").mockImplementation(() => {});
    const source = makeTestSource(async function* () {
      yield page(1);
      throw new Error("no such thing");
    });
    const id = await openRun();
    await workOn(source, id, { isLastTry: true });
    expect(await findRun(id)).toMatchObject({
      state: "failed",
      jobsAdded: 1,
      error: "The run failed on our side: Error: no such thing",
    });
  });

  test("runs in one process only", async () => {
    const id = await openRun();
    let inside = 0;
    let most = 0;
    const source = makeTestSource(async function* () {
      most = Math.max(most, ++inside);
      yield page(1);
      inside -= 1;
    });
    const worked = await Promise.all([1, 2, 3].map(() => workOn(source, id)));
    expect(most).toBe(1);
    expect(worked.filter(Boolean).length).toBeGreaterThan(0);
    expect(await findRun(id)).toMatchObject({ state: "complete", jobsFetched: 1 });
  });

  test("is retried while another process holds its source", async () => {
    const id = await openRun();
    await db.execute("delete from pgboss.job");
    await oneAtATime("sync.active-jobs-db", () => runSync(id));
    expect(await findRun(id)).toMatchObject({ state: "waiting" });
    expect(await liveTasks("sources.sync")).toEqual([{ runId: id }]);
  });
});

describe("cancelRun", () => {
  test("ends a run with its page and keeps what it stored", async () => {
    const id = await openRun();
    const source = makeTestSource(async function* () {
      yield page(1);
      await cancelRun(id, by);
      yield page(2);
      yield page(3);
    });
    await workOn(source, id);
    const end = { state: "cancelled", error: `Canceled by ${by}.`, jobsAdded: 2, isCancelling: false };
    expect(await findRun(id)).toMatchObject(end);
    expect(await db.$count(jobs)).toBe(2);
  });

  test("ends a waiting run before it asks anything", async () => {
    const id = await openRun();
    await cancelRun(id, by);
    const source = makeTestSource(async function* () {
      yield page(1);
    });
    await workOn(source, id);
    expect(await db.$count(jobs)).toBe(0);
  });

  test("ends a run between two tries", async () => {
    vi.spyOn(logger, "error").mockImplementation(() => {});
    const id = await openRun();
    const source = makeTestSource(async function* () {
      yield page(1);
      throw new Error("broken");
    });
    await expect(workOn(source, id)).rejects.toThrow();
    await cancelRun(id, by);
    await workOn(source, id);
    expect(await findRun(id)).toMatchObject({ state: "cancelled", jobsFetched: 1 });
  });
});

test("runSync closes a run of a source that is gone or has become a stand-in", async () => {
  const played = await openRun();
  env.DEMO_SOURCES = ["active-jobs-db"];
  await runSync(played);
  expect(await findRun(played)).toMatchObject({
    state: "failed",
    error: expect.stringContaining("Start it again"),
  });
  const [gone] = await db.insert(apiUsageLog).values({ source: "gone", mode: "daily" }).returning();
  await runSync(String(gone?.id));
  expect(await findRun(String(gone?.id))).toMatchObject({ error: 'There is no longer a source "gone".' });
});
