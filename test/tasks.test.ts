import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { runTasks } from "#test/tasks.ts";

beforeEach(emptyDatabase);

test("runTasks runs queued tasks, now or later, until none is left", async () => {
  await insertJob({ expiresAt: new Date(Date.now() - 1000) });
  await enqueue(db, "jobs.expire", {}, { startAfter: new Date(Date.now() + hourMs) });
  expect(await runTasks()).toEqual(["jobs.expire"]);
  expect(await runTasks()).toEqual([]);
});

test("a task that an earlier test queued is gone", async () => {
  await enqueue(db, "jobs.expire", {});
  await emptyDatabase();
  expect(await runTasks()).toEqual([]);
});

test("a failing task fails its test", async () => {
  await enqueue(db, "mail.send", { mailId: "no id" });
  await expect(runTasks()).rejects.toThrow("Invalid");
});
