import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { closeSender, enqueue, installQueues, startQueue } from "#core/platform/tasks.server.ts";
import { findRun } from "#core/sources/runs/run-view.ts";
import { awaitRun, startSync } from "#core/sources/runs/start-sync.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { startPlayback } from "#test/playback-server.ts";
import { schedule } from "./schedule.ts";
import { startWorker } from "./start.ts";

// No test asks a real source, or where our links lead.
vi.hoisted(() => {
  process.env.DAILY_SYNC = "off";
  process.env.DATABASE_POOL = "6";
  process.env.LOCAL_SERVICES_URL = "http://127.0.0.1:1";
});

const here = env.DATABASE_URL;
const nowhere = "postgres://waymark@127.0.0.1:1/waymark";
let worker: ReturnType<typeof startWorker> | undefined;

beforeAll(async () => {
  await emptyDatabase();
  await installQueues(env.DATABASE_URL);
});

afterEach(async () => {
  env.DATABASE_URL = here;
  await worker?.close();
});

afterAll(closeSender);

test("a worker does at its start what may have been missed, and what is queued later", async () => {
  const over = () => insertJob({ expiresAt: new Date(Date.now() - 1000) });
  await over();
  worker = startWorker();
  await worker.started;
  await vi.waitFor(async () => expect(await expired()).toBe(1), 40_000);
  await over();
  await vi.waitFor(async () => {
    await enqueue(db, "jobs.expire", {});
    expect(await expired()).toBe(2);
  }, 40_000);
});

test("tasks that come all at once are done one after the other, without a pause between them", async () => {
  worker = startWorker();
  await worker.started;
  const before = await done("billing.apply-event");
  await db.transaction(async (tx) => {
    for (let i = 0; i < 6; i++) await enqueue(tx, "billing.apply-event", { eventId: `evt_${i}` });
  });
  await vi.waitFor(async () => expect(await done("billing.apply-event")).toBe(before + 6), 10_000);
});

test("a worker takes up the syncs that are queued", async () => {
  await db.execute("delete from pgboss.job where name = 'sources.sync'");
  const provider = await startPlayback(() => ({ body: [] }));
  Object.assign(env, { ACTIVE_JOBS_DB_URL: provider.url, ACTIVE_JOBS_DB_KEY: "key" });
  const started = await startSync({ mode: "backfill", keywords: ["guide"] }, "ranger@example.com");
  if (!started.ok) throw new Error(started.error);
  worker = startWorker();
  await worker.started;
  expect(await awaitRun(started.run.id, 40_000)).toMatchObject({ state: "complete", apiCalls: 1 });
  await provider.close();
});

test("syncs of two sources run side by side", async () => {
  await db.execute("delete from pgboss.job where name = 'sources.sync'");
  // Answers once both have asked.
  const waiting: ServerResponse[] = [];
  const provider = createServer((_, response) => {
    if (waiting.push(response) === 2) for (const each of waiting) each.end('{"value":[],"data":[]}');
  }).listen(0, "127.0.0.1");
  await once(provider, "listening");
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  Object.assign(env, { ACTIVE_JOBS_DB_URL: url, SEASONAL_JOBS_URL: url, ACTIVE_JOBS_DB_KEY: "key" });
  const runs = [];
  for (const source of ["active-jobs-db", "seasonal-jobs"]) {
    const started = await startSync({ source, mode: "backfill", keywords: ["guide"] }, "ranger@example.com");
    if (!started.ok) throw new Error(started.error);
    runs.push(started.run.id);
  }
  worker = startWorker();
  await worker.started;
  for (const id of runs) expect(await awaitRun(id, 40_000)).toMatchObject({ state: "complete", apiCalls: 1 });
  provider.closeAllConnections();
  provider.close();
});

test("a worker that is closed leaves its sync to the next one, which goes on with it", async () => {
  await db.execute("delete from pgboss.job where name = 'sources.sync'");
  let closed: Promise<void> | undefined;
  const provider = await startPlayback(() => {
    closed ??= worker?.close();
    return { body: [] };
  });
  Object.assign(env, { ACTIVE_JOBS_DB_URL: provider.url, ACTIVE_JOBS_DB_KEY: "key" });
  const keywords = Array.from({ length: 20 }, (_, i) => `guide ${i}`);
  const started = await startSync({ mode: "backfill", keywords }, "ranger@example.com");
  if (!started.ok) throw new Error(started.error);
  worker = startWorker();
  await worker.started;
  await vi.waitFor(() => expect(closed).toBeDefined(), 40_000);
  await closed;
  expect(await findRun(started.run.id)).toMatchObject({ state: "running" });
  worker = startWorker();
  await worker.started;
  expect(await awaitRun(started.run.id, 40_000)).toMatchObject({ state: "complete", apiCalls: 20 });
  await provider.close();
});

test("a sync that fails for good is closed with the reason at its last try", async () => {
  vi.spyOn(logger, "error").mockImplementation(() => {});
  const { SEASONAL_JOBS_URL } = env;
  env.SEASONAL_JOBS_URL = "no address";
  const started = await startSync({ source: "seasonal-jobs", mode: "backfill" }, "ranger@example.com");
  if (!started.ok) throw new Error(started.error);
  await db.execute("update pgboss.job set retry_limit = 0 where name = 'sources.sync'");
  worker = startWorker();
  await worker.started;
  const error = expect.stringContaining("failed on our side: TypeError");
  expect(await awaitRun(started.run.id, 40_000)).toMatchObject({ state: "failed", error });
  env.SEASONAL_JOBS_URL = SEASONAL_JOBS_URL;
  vi.restoreAllMocks();
});

describe("while the database is out of reach", () => {
  test("a worker waits, and starts once it is back", async () => {
    const isStarted = vi.fn();
    env.DATABASE_URL = nowhere;
    worker = startWorker();
    const started = worker.started.then(isStarted);
    await setTimeout(700);
    expect(isStarted).not.toHaveBeenCalled();
    env.DATABASE_URL = here;
    await started;
  });

  test("a waiting worker can be closed", async () => {
    env.DATABASE_URL = nowhere;
    const waiting = startWorker();
    await setTimeout(100);
    await waiting.close();
    await waiting.started;
  });
});

test("a worker that could never start says why", async () => {
  env.DATABASE_URL = here.replace(/[^/]*$/, "no_such_database");
  worker = startWorker();
  await expect(worker.started).rejects.toThrow("does not exist");
});

test("the queue's schedule is the one in the table", async () => {
  const queue = await startQueue();
  const found = await queue.getSchedules();
  await queue.stop({ graceful: false });
  const wanted = schedule.map(({ task, cron }) => `${task} ${cron} UTC`);
  expect(found.map(({ name, cron, timezone }) => `${name} ${cron} ${timezone}`).sort()).toEqual(
    wanted.sort(),
  );
});

async function expired() {
  const { rows } = await db.execute<{ id: string }>("select id from jobs where expired_at is not null");
  return rows.length;
}

async function done(task: string) {
  const { rows } = await db.execute<{ count: string }>(
    `select count(*) from pgboss.job where name = '${task}' and state = 'completed'`,
  );
  return Number(rows[0]?.count);
}
