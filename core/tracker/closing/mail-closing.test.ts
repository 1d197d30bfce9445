import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { profiles } from "#core/accounts/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { MailData } from "#core/mail/kinds.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { createApplication } from "#core/tracker/applications/create-application.ts";
import { removeSavedJob, restoreSavedJob } from "#core/tracker/saved/remove-saved-job.ts";
import { saveJob } from "#core/tracker/saved/save-job.ts";
import { savedJobs } from "#core/tracker/tables.ts";
import { emptyDatabase, insertJob, insertJobs, insertProfile, insertSavedJob } from "#test/factories.ts";
import { setClosingEmails } from "./closing-emails.ts";
import { mailClosing } from "./mail-closing.ts";

const noon = new Date("2026-11-24T17:00:00Z");
const closing = new Date("2026-11-27T23:59:59.999Z");
const before = new Date("2026-11-10T12:00:00Z");
const far = new Date("2027-03-01T00:00:00Z");
const later = (days: number) => new Date(noon.getTime() + days * dayMs);
let robin: string;

beforeEach(async () => {
  await emptyDatabase();
  robin = (await insertProfile({ email: "robin@example.com" })).id;
});

async function save(given: Parameters<typeof insertJob>[0] = {}, at = before) {
  const job = await insertJob({ title: "Raft Guide", validThrough: closing, expiresAt: far, ...given });
  await saveJob(robin, job.id, at);
  return job;
}

const mailed = () => db.select().from(mails).orderBy(asc(mails.createdAt));
const titlesIn = (data: unknown) => (data as MailData<"saved-jobs-close">).jobs.map(({ title }) => title);
const change = (given: Partial<typeof jobs.$inferInsert>) => db.update(jobs).set(given);

test("mailClosing tells once of a saved job that closes in three days", async () => {
  await save();
  expect(await mailClosing(later(-1))).toBe(0);
  expect(await mailClosing(noon)).toBe(1);
  expect(await mailClosing(noon)).toBe(0);
  expect(await mailClosing(later(1))).toBe(0);
  const [mail, second] = await mailed();
  expect(second).toBeUndefined();
  expect(mail).toMatchObject({ kind: "saved-jobs-close", recipient: "robin@example.com" });
  expect(mail?.data).toMatchObject({
    jobs: [{ title: "Raft Guide", day: "November 27, 2026", isFeatured: false }],
    more: 0,
  });
  const { rows } = await db.execute<object>(sql`select data from pgboss.job where name = 'mail.send'`);
  expect(rows).toEqual(expect.arrayContaining([{ data: { mailId: mail?.id } }]));
});

test("mailClosing counts a time after midnight UTC to the day that it ends", async () => {
  await save({ validThrough: new Date("2026-11-28T04:59:00Z") });
  expect(await mailClosing(later(-1))).toBe(0);
  expect(await mailClosing(noon)).toBe(1);
  expect((await mailed())[0]?.data).toMatchObject({ jobs: [{ day: "November 27, 2026" }] });
});

test("mailClosing tells of the end of a paid listing", async () => {
  await save({ validThrough: null, featuredUntil: closing, expiresAt: closing });
  expect(await mailClosing(noon)).toBe(1);
  expect((await mailed())[0]?.data).toMatchObject({ jobs: [{ isFeatured: true }] });
});

test("mailClosing tells once more if the date moves later, and never of an earlier or a third one", async () => {
  await save();
  await mailClosing(noon);
  await change({ validThrough: new Date(closing.getTime() - dayMs) });
  expect(await mailClosing(noon)).toBe(0);
  await change({ validThrough: new Date("2026-11-28T04:59:00Z") });
  expect(await mailClosing(noon)).toBe(0);
  await change({ validThrough: new Date(closing.getTime() + 7 * dayMs) });
  expect([await mailClosing(noon), await mailClosing(later(7)), await mailClosing(later(7))]).toEqual([
    0, 1, 0,
  ]);
  await change({ validThrough: new Date(closing.getTime() + 14 * dayMs) });
  expect(await mailClosing(later(14))).toBe(0);
  expect(await mailed()).toHaveLength(2);
});

test("mailClosing leaves out jobs that nobody needs to hear of", async () => {
  const cases: [string, () => Promise<unknown>][] = [
    ["our own guess of the end", () => save({ validThrough: null, expiresAt: closing })],
    ["ended", () => save({ expiredAt: before })],
    ["hidden", () => save({ expiredAt: before, hiddenAt: before })],
    ["closed already", () => save({ validThrough: before })],
    ["saved within the three days", () => save({}, later(-0.5))],
    ["applied to", async () => createApplication(robin, { jobId: (await save()).id })],
    [
      "removed",
      async () => {
        await save();
        await db.update(savedJobs).set({ removedAt: noon });
      },
    ],
    [
      "switched off",
      async () => {
        await save();
        await setClosingEmails(robin, false);
      },
    ],
  ];
  for (const [name, arrange] of cases) {
    await emptyDatabase();
    robin = (await insertProfile()).id;
    await arrange();
    expect(await mailClosing(noon), name).toBe(0);
  }
});

test("mailClosing names all of a person's jobs in one email a day, the first to close first", async () => {
  await save({ title: "Paid", validThrough: null, featuredUntil: closing, expiresAt: closing });
  await save({ title: "Sooner", validThrough: new Date(closing.getTime() - dayMs) });
  await save();
  const others = await insertProfile({ email: "sam@example.com" });
  await insertSavedJob({ userId: others.id, jobId: (await save({ title: "Shared" })).id, savedAt: before });
  expect(await mailClosing(noon)).toBe(2);
  const titles = (await mailed()).map(({ recipient, data }) => [recipient, titlesIn(data)]);
  expect(Object.fromEntries(titles)).toEqual({
    "robin@example.com": ["Sooner", "Paid", "Raft Guide", "Shared"],
    "sam@example.com": ["Shared"],
  });
});

test("mailClosing tells the next day of a job whose date came after that day's email", async () => {
  await save({ title: "First" });
  const late = await save({ title: "Late", validThrough: null });
  expect(await mailClosing(noon)).toBe(1);
  await change({ validThrough: closing }).where(eq(jobs.id, late.id));
  expect(await mailClosing(later(0.1))).toBe(0);
  expect([await mailClosing(later(1)), await mailClosing(later(1.1))]).toEqual([1, 0]);
  expect((await mailed()).map(({ data }) => titlesIn(data))).toEqual([["First"], ["Late"]]);
});

test("mailClosing remembers a job that was removed and put back or saved again", async () => {
  const job = await save();
  await mailClosing(noon);
  const [saved] = await db.select().from(savedJobs);
  await removeSavedJob(robin, saved?.id);
  await restoreSavedJob(robin, saved?.id);
  expect([await mailClosing(noon), await mailClosing(later(1))]).toEqual([0, 0]);
  await db.delete(savedJobs);
  await saveJob(robin, job.id, later(1));
  expect([await mailClosing(later(1)), await mailClosing(later(2))]).toEqual([0, 0]);
});

test("mailClosing works through many people and jobs, also beside another run", async () => {
  await db.execute(
    sql`insert into profiles (email) select 'hiker' || n || '@example.com' from generate_series(1, 120) n`,
  );
  const people = await db.$count(profiles);
  await insertJobs(Array(3).fill({ validThrough: closing, expiresAt: far }));
  await db.execute(sql`
    insert into saved_jobs (user_id, job_id, job_title, company_name, location, job_url, description_md, saved_at)
    select p.id, j.id, j.title, j.company_name, j.location, '/', '', ${before.toISOString()}::timestamptz
    from jobs j cross join profiles p`);
  const told = await Promise.all([mailClosing(noon), mailClosing(noon)]);
  expect(told.reduce((sum, count) => sum + count)).toBe(people);
  const sent = await mailed();
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(people);
  expect(sent.flatMap(({ data }) => titlesIn(data))).toHaveLength(3 * people);
  expect(await mailClosing(later(1))).toBe(0);
});

test("mailClosing names fifty jobs at most and counts the rest", async () => {
  await insertJobs(Array(53).fill({ validThrough: closing, expiresAt: far }));
  await db.execute(sql`
    insert into saved_jobs (user_id, job_id, job_title, company_name, location, job_url, description_md, saved_at)
    select ${robin}, id, title, company_name, location, '/', '', ${before.toISOString()}::timestamptz from jobs`);
  expect(await mailClosing(noon)).toBe(1);
  const [mail] = await mailed();
  expect(titlesIn(mail?.data)).toHaveLength(50);
  expect(mail?.data).toMatchObject({ more: 3 });
});
