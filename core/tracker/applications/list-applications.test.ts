import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { applicationStatuses, statusLabel } from "#core/tracker/statuses.ts";
import { emptyDatabase, insertApplication, insertJob, insertProfile } from "#test/factories.ts";
import type { ListedApplication } from "./application-rows.ts";
import { countApplications, groupApplications } from "./group-applications.ts";
import { applicationsForExport, listApplications } from "./list-applications.ts";

let robin: string;

beforeEach(async () => {
  await emptyDatabase();
  robin = (await insertProfile()).id;
});

function insertApplications(userId: string, count: number, status = "applied") {
  return db.execute(sql`
    insert into applications (user_id, job_id, job_title, company_name, location, job_url, description_md, status, applied_at)
    select ${userId}, gen_random_uuid(), 'Guide ' || n, 'Canyon', 'Moab', '/', '', ${status}, now() - n * interval '1 hour'
    from generate_series(1, ${count}::int) as n`);
}

test("listApplications shows fifty a page, newest first", async () => {
  await insertApplications(robin, 120);
  await insertApplications((await insertProfile()).id, 5);
  const first = await listApplications(robin, 1);
  expect(first).toMatchObject({ total: 120, page: 1, pages: 3 });
  expect(first.entries.map((entry) => entry.jobTitle)).toEqual(
    Array.from({ length: 50 }, (_, n) => `Guide ${n + 1}`),
  );
  const beyond = await listApplications(robin, 99);
  expect([beyond.page, beyond.entries.length, beyond.entries.at(-1)?.jobTitle]).toEqual([3, 20, "Guide 120"]);
  expect(await applicationsForExport(robin)).toHaveLength(120);
});

test("listApplications has an empty first page without entries", async () => {
  expect(await listApplications(robin, 1)).toEqual({ entries: [], total: 0, page: 1, pages: 1 });
});

test("listApplications says whether each job is open, or since when not", async () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const [closed, ran] = [new Date("2026-11-10T10:00:00Z"), new Date("2026-11-12T10:00:00Z")];
  const jobs = [
    await insertJob({ expiresAt: new Date("2026-12-24T10:00:00Z") }),
    await insertJob({ expiresAt: new Date("2026-12-24T10:00:00Z"), expiredAt: closed }),
    await insertJob({ expiresAt: ran }),
    { id: randomUUID() },
  ];
  for (const [n, job] of jobs.entries())
    await insertApplication({ userId: robin, jobId: job.id, appliedAt: new Date(2026, 9, 20 - n) });
  const told = (await listApplications(robin, 1, now)).entries.map((each) => [each.isOpen, each.closedAt]);
  expect(told).toEqual([
    [true, null],
    [false, closed],
    [false, ran],
    [false, null],
  ]);
});

test("groupApplications shows the newest fifty of each status with the true number", async () => {
  await insertApplications(robin, 70, "interviewing");
  await insertApplications(robin, 2, "declined");
  await insertApplication({ userId: robin, status: "offered", removedAt: new Date() });
  await insertApplications((await insertProfile()).id, 5, "saved");
  const columns = await groupApplications(robin);
  expect(columns.map(({ status }) => status)).toEqual([...applicationStatuses]);
  const shown = columns.map(({ count, entries }) => [count, entries.length]);
  expect(shown).toEqual([
    [0, 0],
    [0, 0],
    [70, 50],
    [0, 0],
    [0, 0],
    [0, 0],
    [2, 2],
  ]);
  expect(columns[2]?.entries.map(({ jobTitle }) => jobTitle)).toEqual(
    Array.from({ length: 50 }, (_, n) => `Guide ${n + 1}`),
  );
  expect((await countApplications(robin)).map(({ count }) => count)).toEqual(shown.map(([count]) => count));
});

test("groupApplications agrees with listApplications", async () => {
  const job = await insertJob();
  await insertApplication({ userId: robin, jobId: job.id, notes: "Call them." });
  const [, applied] = await groupApplications(robin);
  const [{ changes: _, startsAfter: __, hasDates: ___, ...listed }] = (await listApplications(robin, 1))
    .entries as [ListedApplication];
  expect(applied?.entries).toEqual([listed]);
});

test("statusLabel capitalizes", () => {
  expect(applicationStatuses.map(statusLabel)).toEqual([
    ...["Saved", "Applied", "Interviewing", "Offered", "Accepted", "Rejected", "Declined"],
  ]);
});
