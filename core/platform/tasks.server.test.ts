import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { readPayload, taskNames } from "#core/platform/task-payloads.ts";
import { prepareQueue, queue } from "#test/queue.ts";
import { enqueue, installQueues, secondsBetweenLooks, startQueue } from "./tasks.server.ts";

prepareQueue();

const waiting = async () => (await queue.findJobs("jobs.expire", { queued: true })).length;

describe("enqueue", () => {
  test("makes a task visible once its transaction commits", async () => {
    await queue.deleteAllJobs("jobs.expire");
    await inTransaction(async (tx) => {
      await enqueue(tx, "jobs.expire", {});
      expect(await waiting()).toBe(0);
    });
    expect(await waiting()).toBe(1);
  });

  test("loses its task when the transaction fails", async () => {
    await queue.deleteAllJobs("jobs.expire");
    const failing = inTransaction(async (tx) => {
      await enqueue(tx, "jobs.expire", {});
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await waiting()).toBe(0);
  });

  test("keeps one waiting task that runs alone", async () => {
    await queue.deleteAllJobs("jobs.expire");
    await enqueue(db, "jobs.expire", {});
    await enqueue(db, "jobs.expire", {});
    expect(await waiting()).toBe(1);
  });
});

describe("queues", () => {
  test("exist for every task, with retries and a place for failed tasks", async () => {
    for (const name of taskNames) {
      const found = await queue.getQueue(name);
      expect(found).toMatchObject({ retryBackoff: true, deadLetter: expect.stringMatching(/^failed-/) });
    }
  });

  test.each([
    ["billing.cancel", 7],
    ["billing.apply-event", 7],
    ["billing.forget-customer", 7],
    ["mail.send", 1],
    ["alerts.send-mails", 1],
  ])("try %s again for %i days, however short the random pauses are", async (name, days) => {
    const found = await queue.getQueue(name);
    const { retryLimit = 0, retryDelay = 0, retryDelayMax = 0 } = found ?? {};
    // The queue waits for half to all of the doubled pause.
    const pauses = (share: number) =>
      Array.from({ length: retryLimit }, (_, at) =>
        Math.min(Number(retryDelayMax), retryDelay * 2 ** (at + 1) * share),
      ).reduce((sum, pause) => sum + pause, 0);
    expect(pauses(0.5)).toBeGreaterThan(days * 86_400);
    expect(found?.retentionSeconds).toBeGreaterThan(pauses(1));
  });

  test.each([
    "alerts.run",
    "billing.reconcile",
    "jobs.expire",
    "postings.end",
    "postings.first-week",
    "sources.sync-daily",
  ])("let %s wait five minutes at most after any failure", async (name) => {
    expect(await queue.getQueue(name)).toMatchObject({ policy: "exclusive", retryDelayMax: 300 });
  });

  test("let a killed worker's task wait less than two minutes, scheduled ones too", async () => {
    // A worker that hears of new tasks polls this often for others.
    const secondsBetweenQuestions = 30;
    for (const name of [...taskNames, "__pgboss__send-it"]) {
      const { heartbeatSeconds } = (await queue.getQueue(name)) ?? {};
      expect(Number(heartbeatSeconds) + 2 * secondsBetweenLooks + secondsBetweenQuestions).toBeLessThan(120);
    }
  });

  test("forget an address that asked for a link soon", async () => {
    const asked = await queue.getQueue("accounts.send-sign-in-link");
    const failed = await queue.getQueue(String(asked?.deadLetter));
    expect(asked?.retentionSeconds).toBeLessThanOrEqual(3600);
    expect(asked?.deleteAfterSeconds).toBeLessThanOrEqual(60);
    expect(failed?.retentionSeconds).toBeLessThanOrEqual(86_400);
  });

  test("stay the same when they are installed again, by two at once", async () => {
    await Promise.all([installQueues(env.DATABASE_URL), installQueues(env.DATABASE_URL)]);
    expect((await queue.getQueue("jobs.expire"))?.policy).toBe("exclusive");
  });
});

test("a worker picks up an email at once", async () => {
  const begin = vi.fn();
  await queue.work("mail.send", { pollingIntervalSeconds: 600 }, begin);
  // The first look at an empty queue is over.
  await setTimeout(200);
  await inTransaction((tx) => enqueue(tx, "mail.send", { mailId: randomUUID() }));
  await expect.poll(() => begin.mock.calls.length).toBe(1);
  await queue.offWork("mail.send");
});

test("queues that wait for a lock leave no more backends waiting than they have connections", async () => {
  vi.spyOn(logger, "error").mockImplementation(() => {});
  const waiters = await Promise.all([startQueue({ answerMs: 1_000 }), startQueue({ answerMs: 1_000 })]);
  let most = 0;
  await inTransaction(
    async (tx) => {
      await tx.execute(sql`lock table pgboss.job in exclusive mode`);
      for (let round = 0; round < 3; round++) {
        const asked = waiters.flatMap((each) => Array.from({ length: 4 }, () => each.fetch("jobs.expire")));
        await Promise.allSettled(asked);
        const { rows } = await db.execute<{ count: number }>(
          sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        most = Math.max(most, Number(rows[0]?.count));
      }
    },
    { mayPause: true },
  );
  for (const each of waiters) await each.stop({ graceful: false });
  vi.restoreAllMocks();
  expect(most).toBeLessThanOrEqual(8);
});

test("readPayload checks a payload", () => {
  expect(readPayload("jobs.expire", null)).toEqual({});
  expect(() => readPayload("jobs.expire", "x")).toThrow();
});
