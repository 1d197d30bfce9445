import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#core/db.server.ts";
import { env } from "#core/env.server.ts";
import { closeSender, enqueue, installQueues, startQueue } from "#core/tasks.server.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { schedule } from "./schedule.ts";
import { startWorker } from "./start.ts";

// No test asks a real source.
vi.hoisted(() => {
  process.env.DAILY_SYNC = "off";
});

let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  await emptyDatabase();
  await installQueues(env.DATABASE_URL);
}, 30_000);

afterAll(async () => {
  await worker?.close();
  await closeSender();
});

test("a worker does at its start what may have been missed, and what is queued later", async () => {
  const over = () => insertJob({ expiresAt: new Date(Date.now() - 1000) });
  await over();
  worker = await startWorker();
  await vi.waitFor(async () => expect(await expired()).toBe(1), 10_000);
  await over();
  await vi.waitFor(async () => {
    await enqueue(db, "jobs.expire", {});
    expect(await expired()).toBe(2);
  }, 10_000);
}, 30_000);

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
