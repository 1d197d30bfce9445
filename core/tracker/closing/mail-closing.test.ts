import { asc, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { jobs } from "#core/jobs/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { createApplication } from "#core/tracker/applications/create-application.ts";
import { removeSavedJob, restoreSavedJob } from "#core/tracker/saved/remove-saved-job.ts";
import { saveJob } from "#core/tracker/saved/save-job.ts";
import { savedJobs } from "#core/tracker/tables.ts";
import { emptyDatabase, insertJob, insertJobs, insertProfile } from "#test/factories.ts";
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
const change = (given: Partial<typeof jobs.$inferInsert>) => db.update(jobs).set(given);

test("mailClosing tells once of a saved job that closes in three days", async () => {
  await save();
  expect(await mailClosing(later(-1))).toBe(0);
  expect(await mailClosing(noon)).toBe(1);
  expect(await mailClosing(noon)).toBe(0);
  expect(await mailClosing(later(1))).toBe(0);
  const [mail, second] = await mailed();
  expect(second).toBeUndefined();
  expect(mail).toMatchObject({ kind: "saved-job-closes", recipient: "robin@example.com" });
  expect(mail?.data).toMatchObject({ title: "Raft Guide", day: "November 27, 2026", isFeatured: false });
  const { rows } = await db.execute<object>(sql`select data from pgboss.job where name = 'mail.send'`);
  expect(rows).toEqual(expect.arrayContaining([{ data: { mailId: mail?.id } }]));
});

test("mailClosing counts a time after midnight UTC to the day that it ends", async () => {
  await save({ validThrough: new Date("2026-11-28T04:59:00Z") });
  expect(await mailClosing(later(-1))).toBe(0);
  expect(await mailClosing(noon)).toBe(1);
  expect((await mailed())[0]?.data).toMatchObject({ day: "November 27, 2026" });
});

test("mailClosing tells of the end of a paid listing", async () => {
  await save({ validThrough: null, featuredUntil: closing, expiresAt: closing });
  expect(await mailClosing(noon)).toBe(1);
  expect((await mailed())[0]?.data).toMatchObject({ isFeatured: true });
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

test("mailClosing remembers a job that was removed and saved again", async () => {
  const job = await save();
  await mailClosing(noon);
  const [saved] = await db.select().from(savedJobs);
  await removeSavedJob(robin, saved?.id);
  await restoreSavedJob(robin, saved?.id);
  expect(await mailClosing(noon)).toBe(0);
  await db.delete(savedJobs);
  await saveJob(robin, job.id, before);
  await mailClosing(noon);
  expect(await mailed()).toHaveLength(1);
});

test("mailClosing works through more than a batch, also beside another run", async () => {
  const many = await insertJobs(Array(230).fill({ validThrough: closing, expiresAt: far }));
  const { id: job } = await save();
  await db.execute(sql`
    insert into saved_jobs (user_id, job_id, job_title, company_name, location, job_url, description_md, saved_at)
    select ${robin}, id, title, company_name, location, '/', '', ${before.toISOString()}::timestamptz from jobs where id <> ${job}`);
  await Promise.all([mailClosing(noon), mailClosing(noon)]);
  expect(await mailed()).toHaveLength(many.length + 1);
  expect(await mailClosing(noon)).toBe(0);
});
