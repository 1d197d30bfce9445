import type { PgBoss } from "pg-boss";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db, inTransaction } from "#core/db.server.ts";
import { env } from "#core/env.server.ts";
import { closeSender, enqueue, installQueues, readPayload, startQueue, taskNames } from "./tasks.server.ts";

let queue: PgBoss;

beforeAll(async () => {
  await installQueues(env.DATABASE_URL);
  queue = await startQueue();
}, 30_000);

afterAll(async () => {
  await queue?.stop({ graceful: false });
  await closeSender();
});

const waiting = async () => (await queue.findJobs("jobs.expire", { queued: true })).length;

describe("enqueue", () => {
  test("a task exists once its transaction commits, and not before", async () => {
    await queue.deleteAllJobs("jobs.expire");
    await inTransaction(async (tx) => {
      await enqueue(tx, "jobs.expire", {});
      expect(await waiting()).toBe(0);
    });
    expect(await waiting()).toBe(1);
  });

  test("a transaction that fails takes its task along", async () => {
    await queue.deleteAllJobs("jobs.expire");
    const failing = inTransaction(async (tx) => {
      await enqueue(tx, "jobs.expire", {});
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await waiting()).toBe(0);
  });

  test("of a task that runs alone only one waits", async () => {
    await queue.deleteAllJobs("jobs.expire");
    await enqueue(db, "jobs.expire", {});
    await enqueue(db, "jobs.expire", {});
    expect(await waiting()).toBe(1);
  });
});

describe("queues", () => {
  test("there is one for every task, with retries and a place for what failed for good", async () => {
    for (const name of taskNames) {
      const found = await queue.getQueue(name);
      expect(found).toMatchObject({ retryLimit: 8, retryBackoff: true, deadLetter: "failed-tasks" });
    }
  });

  test("installing again, and by two at once, changes nothing", async () => {
    await Promise.all([installQueues(env.DATABASE_URL), installQueues(env.DATABASE_URL)]);
    expect((await queue.getQueue("jobs.expire"))?.policy).toBe("exclusive");
  });
});

test("a payload is checked when it is read", () => {
  expect(readPayload("jobs.expire", null)).toEqual({});
  expect(() => readPayload("jobs.expire", "x")).toThrow();
});
