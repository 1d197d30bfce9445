import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sessions } from "#core/accounts/tables.ts";
import { countFailedTasks, listFailedTasks } from "#core/audit/failed-tasks.ts";
import { countSetAside, listSetAside, tryRowAgain } from "#core/audit/set-aside-rows.ts";
import { askJobLinks } from "#core/jobs/links/ask-job-links.ts";
import { jobLinks, linkHosts } from "#core/jobs/links/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { rowAttempts } from "#core/platform/tables.ts";
import { enqueue, giveUpAfterDeaths } from "#core/platform/tasks.server.ts";
import { endPostings } from "#core/postings/end-postings.ts";
import { tellFirstWeeks } from "#core/postings/first-week.ts";
import { purge } from "#core/privacy/purge.ts";
import { dayMs } from "#core/text/time.ts";
import { mailClosing } from "#core/tracker/closing/mail-closing.ts";
import { mailEnded } from "#core/tracker/closing/mail-ended.ts";
import {
  emptyDatabase,
  insertJob,
  insertPostedJob,
  insertProfile,
  insertSavedJob,
  insertSession,
  insertSighting,
} from "#test/factories.ts";
import { prepareQueue, queue } from "#test/queue.ts";
import { handlers } from "./handlers.ts";

prepareQueue();

const poison = "poison@example.com";
const now = new Date();
const days = (count: number) => new Date(now.getTime() + count * dayMs);

beforeEach(async () => {
  await emptyDatabase();
  for (const level of ["error", "warn"] as const) vi.spyOn(logger, level).mockImplementation(() => {});
  await db.execute(sql.raw(`alter table mails add constraint no_poison check (recipient <> '${poison}')`));
  await db.execute(
    "alter table jobs add constraint no_poison check (title <> 'Poison' or relevance_version = 0)",
  );
});
afterEach(async () => {
  await db.execute("alter table mails drop constraint no_poison");
  await db.execute("alter table jobs drop constraint no_poison");
});

const setAsideRows = async () =>
  (await listSetAside({ search: "", page: 1 })).rows.map(({ kind, rowId }) => [kind, rowId]);
const recipients = async () => (await db.select().from(mails)).map(({ recipient }) => recipient);

describe("a stored job that cannot be read", () => {
  const outdated = { readVersion: 0, placesVersion: 0, relevanceVersion: 0, comparedVersion: 0 };

  test.each([
    ["jobs.read-again", "job-facts", { sourceFacts: { whoMayApply: 5 } }, "read_version"],
    ["jobs.read-again", "job-places", { places: [null] }, "places_version"],
    ["jobs.judge-again", "job-kind", { title: "Poison" }, "relevance_version"],
  ] as const)("is set aside by %s as %s, and the others are done", async (task, kind, broken, version) => {
    const good = [];
    for (let n = 0; n < 5; n++) good.push((await insertJob(outdated)).id);
    const bad = await insertJob(outdated);
    await db
      .update(jobs)
      .set(broken as object)
      .where(eq(jobs.id, bad.id));
    good.push((await insertJob(outdated)).id);
    for (let run = 0; run < 4; run++) await handlers[task]({});
    expect(await setAsideRows()).toContainEqual([kind, bad.id]);
    const { rows } = await db.execute<{ id: string }>(
      sql.raw(`select id from jobs where ${version} > 0 and id <> '${bad.id}'`),
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual(good.toSorted());
    await db.update(jobs).set({ places: [], sourceFacts: null, title: "Guide" });
    for (const [kind = "", rowId = ""] of await setAsideRows())
      expect(await tryRowAgain({ kind, rowId, by: "admin@example.com" })).toBe(true);
    await handlers[task]({});
    const left = await db.execute<{ count: number }>(
      sql.raw(`select count(*)::int as count from jobs where ${version} = 0`),
    );
    expect(left.rows[0]?.count).toBe(0);
    expect(await db.$count(rowAttempts)).toBe(0);
  });
});

test("a link that is no address is set aside, and the others are asked", async () => {
  const urls = ["https://one.example/1", "no address", "https://two.example/2"];
  for (const url of urls) {
    const host = URL.parse(url)?.host ?? "three.example";
    const { id: sightingId } = await insertSighting({ url, lastSeenAt: days(-10) });
    await db.insert(linkHosts).values({ host });
    await db.insert(jobLinks).values({ sightingId, host, dueAt: days(-1) });
  }
  const asked: string[] = [];
  const webOf = () => async (url: URL) => {
    asked.push(url.href);
    return { status: 200, headers: {}, body: "" };
  };
  expect(await askJobLinks({ webOf }, now)).toMatchObject({ asked: 2 });
  expect(asked).toEqual(expect.arrayContaining(["https://one.example/1", "https://two.example/2"]));
  expect(await db.select().from(rowAttempts)).toMatchObject([{ kind: "job-link", failures: 1 }]);
});

describe("an email that cannot be stored", () => {
  test("of a posting that ends leaves the others their end", async () => {
    const over = { paidAt: days(-31), datePosted: days(-31), expiresAt: days(-1) };
    for (const contactEmail of ["a@example.com", poison, "b@example.com"])
      await insertPostedJob({ ...over, contactEmail });
    for (let run = 0; run < 4; run++) await endPostings(now);
    expect((await recipients()).toSorted()).toEqual(["a@example.com", "b@example.com"]);
    expect((await setAsideRows()).map(([kind]) => kind)).toEqual(["posting-end"]);
  });

  test("of a posting's first week leaves the others their email", async () => {
    const live = { paidAt: days(-8), datePosted: days(-8), expiresAt: days(22) };
    for (const contactEmail of [poison, "a@example.com"]) await insertPostedJob({ ...live, contactEmail });
    expect(await tellFirstWeeks(now)).toBe(1);
    expect(await recipients()).toEqual(["a@example.com"]);
  });

  test("of saved jobs that close or ended leaves the others their email", async () => {
    const closing = await insertJob({ validThrough: days(2), expiresAt: days(90) });
    const ended = await insertJob({ endReason: "missing", expiredAt: days(-1) });
    for (const email of [poison, "a@example.com", "b@example.com"]) {
      const { id: userId } = await insertProfile({ email });
      for (const { id: jobId } of [closing, ended])
        await insertSavedJob({ userId, jobId, savedAt: days(-20) });
    }
    expect(await mailClosing(now)).toBe(2);
    expect(await mailEnded(now)).toBe(2);
    for (let run = 0; run < 3; run++) {
      await mailClosing(now);
      await mailEnded(now);
    }
    expect((await recipients()).toSorted()).toEqual(
      ["a@example.com", "b@example.com"].flatMap((email) => [email, email]),
    );
    expect((await setAsideRows()).map(([kind]) => kind).toSorted()).toEqual([
      "closing-saved-jobs",
      "ended-saved-jobs",
    ]);
  });
});

test("purge goes on after a rule that fails, and tells of it at the end", async () => {
  await db.execute(sql`
    create function fail_to_delete() returns trigger language plpgsql as $$ begin raise 'kept'; end $$`);
  await db.execute(sql`
    create trigger fail before delete on job_reports for each row execute function fail_to_delete()`);
  try {
    await db.execute(sql`
      insert into job_reports (job_id, reason, note, reporter, settled_at)
      values (${(await insertJob()).id}, 'scam', '', 'a', ${days(-400)}::timestamptz)`);
    await insertSession({ expiresAt: days(-1) });
    await expect(purge(now)).rejects.toThrow("some rules");
    expect(await db.$count(sessions)).toBe(0);
  } finally {
    await db.execute(sql`drop trigger fail on job_reports`);
    await db.execute(sql`drop function fail_to_delete`);
  }
});

test("a task of one row is given up once the process has ended twice while it was in hand", async () => {
  await enqueue(db, "mail.send", { mailId: crypto.randomUUID() });
  for (const isLast of [false, false, true]) {
    const [task] = await queue.fetch("mail.send", { includeMetadata: true });
    if (!task) throw new Error("no task");
    const gaveUp = await giveUpAfterDeaths(task).then(
      () => false,
      () => true,
    );
    expect(gaveUp).toBe(isLast);
    if (gaveUp) await queue.fail("mail.send", task.id, new Error("ended twice"));
    else {
      await db.execute(sql`
        update pgboss.job set heartbeat_on = now() - interval '5 minutes' where id = ${task.id}`);
      await db.execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`);
      await queue.supervise();
      await db.execute(sql`update pgboss.job set start_after = now() where name = 'mail.send'`);
    }
  }
  expect(await countFailedTasks()).toBe(1);
  expect((await listFailedTasks({ search: "", page: 1 })).tasks).toMatchObject([{ name: "mail.send" }]);
  expect(await countSetAside()).toBe(0);
});
