import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { enqueue, liveTasks } from "#core/platform/tasks.server.ts";
import { prepareQueue, queue } from "#test/queue.ts";
import { countFailedTasks, dropTask, listFailedTasks, retryTask } from "./failed-tasks.ts";

const by = "admin@example.com";
prepareQueue();

describe("a failed task", () => {
  const mailId = randomUUID();

  beforeEach(async () => {
    await queue.deleteAllJobs("failed-tasks");
    await queue.deleteAllJobs("mail.send");
  });

  async function failForGood(reason: object) {
    await enqueue(db, "mail.send", { mailId });
    await db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'mail.send'`);
    const [task] = await queue.fetch("mail.send");
    await queue.fail("mail.send", String(task?.id), reason);
    const { tasks } = await listFailedTasks({ search: "", page: 1 });
    return tasks[0]?.id ?? "";
  }

  test("is listed with its payload and error, without secret addresses", async () => {
    await failForGood(new Error("no answer\nfrom https://mail.example/send?to=x&access_token=abc"));
    const { tasks, total } = await listFailedTasks({ search: "", page: 1 });
    expect(total).toBe(1);
    expect(tasks[0]).toMatchObject({
      name: "mail.send",
      payload: { mailId },
      error: "no answer from https://mail.example/send?to=x&access_token=…",
    });
    expect(Math.abs(Date.now() - Number(tasks[0]?.failedAt))).toBeLessThan(60_000);
  });

  test("is found by name, error and payload", async () => {
    await failForGood({ message: "the mail server said no" });
    const found = async (search: string) => (await listFailedTasks({ search, page: 1 })).total;
    for (const search of ["mail.SEND", "Server said", mailId.slice(3, 20)])
      expect(await found(search)).toBe(1);
    for (const search of ["%", "mail_send", "elsewhere"]) expect(await found(search)).toBe(0);
  });

  test("is queued again with all its tries", async () => {
    const id = await failForGood({ message: "no" });
    expect(await retryTask({ id, by })).toBe(true);
    expect(await countFailedTasks()).toBe(0);
    expect(await liveTasks("mail.send")).toEqual([{ mailId }]);
    const [task] = await queue.findJobs("mail.send", { queued: true });
    expect(task).toMatchObject({ retryCount: 0, retryLimit: 15 });
    expect(await retryTask({ id, by })).toBe(false);
  });

  test("yields to a copy that is already queued", async () => {
    await enqueue(db, "jobs.expire", {});
    const id = randomUUID();
    await db.execute(sql`
      insert into pgboss.job (id, name, data, source_name, source_id)
      values (${id}, 'failed-tasks', '{}', 'jobs.expire', gen_random_uuid())`);
    expect(await retryTask({ id, by })).toBe(true);
    expect(await countFailedTasks()).toBe(0);
    expect(await liveTasks("jobs.expire")).toHaveLength(1);
  });

  test("is dropped once", async () => {
    const id = await failForGood({ message: "no" });
    expect(await dropTask({ id, by })).toBe(true);
    expect(await dropTask({ id, by })).toBe(false);
    for (const verb of [dropTask, retryTask]) expect(await verb({ id: "nonsense", by })).toBe(false);
    expect(await countFailedTasks()).toBe(0);
  });

  test("is not listed for sign-in emails", async () => {
    await db.execute(
      sql`insert into pgboss.job (name, data) values ('failed-sign-ins', '{"email":"a@example.com"}')`,
    );
    expect((await listFailedTasks({ search: "", page: 1 })).tasks).toEqual([]);
    await queue.deleteAllJobs("failed-sign-ins");
  });
});
