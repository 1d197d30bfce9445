import { beforeEach, expect, test } from "vitest";
import type { EndReason } from "#core/jobs/end-reason.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import {
  emptyDatabase,
  insertApplication,
  insertJob,
  insertProfile,
  insertSavedJob,
} from "#test/factories.ts";
import { setClosingEmails } from "./closing-emails.ts";
import { mailEnded } from "./mail-ended.ts";

const now = new Date("2026-11-24T17:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * dayMs);
const savedAt = days(-9);
let robin: string;

beforeEach(async () => {
  await emptyDatabase();
  robin = (await insertProfile({ email: "robin@example.com" })).id;
});

const ended = (endReason: EndReason | null = "missing", at = -1, title = "Raft Guide") =>
  insertJob({ title, endReason, expiredAt: days(at) });

const save = async (job: { id: string }, more = {}) =>
  insertSavedJob({ userId: robin, jobId: job.id, savedAt, ...more });

const mailed = () => db.select().from(mails);

test("mailEnded tells a person once of all jobs that ended the day before", async () => {
  await save(await ended("missing", -1.1));
  await insertApplication({ userId: robin, jobId: (await ended("dead-link")).id, appliedAt: savedAt });
  await save(await ended("closed", 0));
  expect([await mailEnded(now), await mailEnded(now)]).toEqual([1, 0]);
  const [mail, second] = await mailed();
  expect(second).toBeUndefined();
  expect(mail).toMatchObject({
    kind: "tracked-jobs-ended",
    recipient: "robin@example.com",
    data: {
      jobs: [
        { title: "Raft Guide", reason: "Two complete readings of the board no longer showed it." },
        { title: "Raft Guide", reason: "Its page was gone on two different days." },
      ],
      more: 0,
    },
  });
  expect(await mailEnded(days(1))).toBe(1);
});

test("mailEnded makes up for two days, and names ten jobs at most", async () => {
  for (let count = 0; count < 12; count++) await save(await ended("closed", -3));
  await save(await ended("closed", -4));
  expect(await mailEnded(now)).toBe(1);
  expect((await mailed())[0]?.data).toMatchObject({ more: 2 });
});

test("mailEnded leaves out what nobody needs to hear", async () => {
  const cases: [string, () => Promise<unknown>][] = [
    ["a duplicate", async () => save(await ended("duplicate"))],
    ["an open job", async () => save(await insertJob())],
    ["a removed copy", async () => save(await ended(), { removedAt: now })],
    ["a closing day that was told", async () => save(await ended("past"), { toldClosing: days(-1) })],
    ["a job saved after its end", async () => save(await ended(), { savedAt: now })],
    [
      "an application that has moved on",
      async () => {
        const job = await ended();
        await save(job);
        await insertApplication({ userId: robin, jobId: job.id, status: "rejected", appliedAt: savedAt });
      },
    ],
    [
      "emails that are off",
      async () => {
        await save(await ended());
        await setClosingEmails(robin, false);
      },
    ],
  ];
  for (const [name, arrange] of cases) {
    await emptyDatabase();
    robin = (await insertProfile()).id;
    await arrange();
    expect(await mailEnded(now), name).toBe(0);
  }
});
