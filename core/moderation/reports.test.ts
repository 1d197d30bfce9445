import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { countReportedJobs, listReports, settleReports } from "#core/moderation/list-reports.ts";
import { reportJob } from "#core/moderation/report-job.ts";
import { jobReports } from "#core/moderation/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { emptyDatabase, insertJob, insertPostedJob, insertProfile, insertReport } from "#test/factories.ts";

const by = "boss@example.com";
const here = "203.0.113.7";
const now = new Date();

beforeEach(emptyDatabase);

const report = (jobId: string, fields: object, who: { userId?: string; clientAddress?: string } = {}) =>
  reportJob({ jobId, fields: { ...fields }, userId: null, clientAddress: here, ...who }, now);
const search = async (text = "") => (await listReports({ search: text, page: 1 })).jobs;

test("reportJob replaces a reader's earlier report", async () => {
  const { id } = await insertJob({ title: "Guide" });
  const { id: userId } = await insertProfile();
  await report(id, { reason: "closed", note: "first" });
  expect(await report(id, { reason: "scam", note: " Asks for  <b>money</b> " })).toEqual({ ok: true });
  await report(id, { reason: "scam" }, { userId });
  await report(id, { reason: "wrong" }, { userId, clientAddress: "198.51.100.1" });
  expect(await search()).toMatchObject([
    {
      ...{ jobId: id, title: "Guide", isLive: true, isFeatured: false, count: 2 },
      ...{ reasons: { scam: 1, wrong: 1 }, notes: ["Asks for <b>money</b>"] },
    },
  ]);
  const kept = JSON.stringify(await db.select().from(jobReports));
  expect(kept).not.toContain(here);
});

test("reportJob stores nothing that links one reader's reports", async () => {
  for (const { id } of [await insertJob(), await insertJob()]) await report(id, { reason: "closed" });
  const rows = await db.select().from(jobReports);
  expect(new Set(rows.map(({ reporter }) => reporter)).size).toBe(2);
});

test.each([
  [{}, { reason: "Choose what is wrong with this job" }],
  [{ reason: "boring" }, { reason: "Choose what is wrong with this job" }],
  [
    { reason: "closed", note: "x".repeat(501) },
    { note: "Note must be less than 500 characters; this one has 501" },
  ],
])("reportJob names the faulty field (%#)", async (fields, errors) => {
  const { id } = await insertJob();
  expect(await report(id, fields)).toMatchObject({ ok: false, reason: "invalid", errors });
  expect(await countReportedJobs()).toBe(0);
});

test("reportJob refuses gone, hidden and unknown jobs, and drops a machine's report", async () => {
  const gone = await insertJob({ expiredAt: now });
  for (const id of [gone.id, randomUUID()])
    expect(await report(id, { reason: "closed" })).toEqual({ ok: false, reason: "missing" });
  const { id } = await insertJob();
  expect(await report(id, { reason: "scam", website: "https://spam.example" })).toEqual({ ok: true });
  expect(await countReportedJobs()).toBe(0);
});

test("reportJob allows a client ten an hour", async () => {
  const { id } = await insertJob();
  for (let n = 0; n < 10; n++) expect(await report(id, { reason: "closed" })).toEqual({ ok: true });
  expect(await report(id, { reason: "closed" })).toMatchObject({ ok: false, reason: "too-many", limit: 10 });
  expect(await report(id, { reason: "closed" }, { clientAddress: "198.51.100.1" })).toEqual({ ok: true });
});

test("listReports puts the most reported first, and searches titles and notes", async () => {
  const [guide, cook] = [await insertJob({ title: "Guide" }), await insertJob({ title: "Cook_1" })];
  await insertReport({ jobId: guide.id, createdAt: new Date(now.getTime() - 5000) });
  await insertReport({ jobId: cook.id, note: "Left 100% unpaid" });
  await insertReport({ jobId: cook.id });
  await insertReport({ jobId: guide.id, settledAt: now });
  expect((await search()).map(({ title }) => title)).toEqual(["Cook_1", "Guide"]);
  expect(await countReportedJobs()).toBe(2);
  for (const [text, titles] of [
    ["k_", ["Cook_1"]],
    ["100%", ["Cook_1"]],
    ["OUTFITTERS", ["Cook_1", "Guide"]],
    ["nothing", []],
  ] as const)
    expect((await search(text)).map(({ title }) => title)).toEqual(titles);
  const both = await listReports({ search: "100%", page: 1 });
  expect(both).toMatchObject({ total: 1, jobs: [{ count: 2 }] });
});

test("settleReports hides or keeps the job, logged once", async () => {
  const [bad, good] = [await insertJob({ title: "Bad" }), await insertJob({ title: "Good" })];
  for (const jobId of [bad.id, bad.id, good.id]) await insertReport({ jobId, reason: "scam" });
  expect(await settleReports({ jobId: bad.id, outcome: "hidden", by }, now)).toBe(true);
  expect(await settleReports({ jobId: good.id, outcome: "kept", by }, now)).toBe(true);
  expect(await settleReports({ jobId: good.id, outcome: "hidden", by }, now)).toBe(false);
  const rows = await db.select().from(jobs);
  expect(rows.map(({ title, hiddenAt, expiredAt }) => [title, hiddenAt, expiredAt]).sort()).toEqual([
    ["Bad", now, now],
    ["Good", null, null],
  ]);
  expect(await countReportedJobs()).toBe(0);
  const actions = await db.select().from(adminActions);
  expect(actions.map(({ action, subject, by }) => `${by} ${action}: ${subject}`).sort()).toEqual([
    `${by} hid a job: Bad, Canyon Outfitters`,
    `${by} settled reports by hiding the job: Bad, Canyon Outfitters`,
    `${by} settled reports, the job stays: Good, Canyon Outfitters`,
  ]);
  expect(await report(good.id, { reason: "closed" })).toEqual({ ok: true });
  expect(await countReportedJobs()).toBe(1);
});

test("settleReports hides a featured job as a posting", async () => {
  const { id } = await insertPostedJob();
  await insertReport({ jobId: id, reason: "scam" });
  expect(await search()).toMatchObject([{ jobId: id, isLive: true, isFeatured: true }]);
  expect(await settleReports({ jobId: id, outcome: "hidden", by }, now)).toBe(true);
  expect(await db.select().from(postedJobs).where(eq(postedJobs.id, id))).toMatchObject([
    { status: "hidden" },
  ]);
  expect(await db.select().from(jobs)).toMatchObject([{ expiredAt: now, hiddenAt: null }]);
});
