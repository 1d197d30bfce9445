import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { applications, savedJobs } from "#core/tracker/tables.ts";
import {
  emptyDatabase,
  insertApplication,
  insertJob,
  insertProfile,
  insertSavedJob,
} from "#test/factories.ts";
import { setApplicationStatus, updateApplicationNotes } from "./change-application.ts";
import { createApplication } from "./create-application.ts";
import { findApplication } from "./find-application.ts";
import { listApplications } from "./list-applications.ts";
import { removeApplication, restoreApplication } from "./remove-application.ts";

let robin: string;
let sam: string;

beforeEach(async () => {
  await emptyDatabase();
  [robin, sam] = [(await insertProfile()).id, (await insertProfile()).id];
});

const entriesOf = async (userId: string) => (await listApplications(userId, 1)).entries;

test("createApplication copies a saved job as it was saved", async () => {
  const job = await insertJob({ title: "Ranger II" });
  const saved = await insertSavedJob({
    userId: robin,
    jobId: job.id,
    jobTitle: "Ranger",
    notes: "Nice people.",
  });
  const now = new Date("2026-11-21T10:00:00Z");
  expect(await createApplication(robin, { savedJobId: saved.id }, now)).toBe("added");
  expect(await entriesOf(robin)).toMatchObject([
    { jobId: job.id, jobTitle: "Ranger", status: "applied", notes: "", appliedAt: now, isOpen: true },
  ]);
  expect(await db.select().from(savedJobs)).toMatchObject([{ id: saved.id, removedAt: null }]);
});

test("createApplication takes an unsaved job as it is now, even closed", async () => {
  const past = new Date("2026-10-01T00:00:00Z");
  const job = await insertJob({
    title: "Ski Tuner",
    salaryMin: 20,
    salaryMax: 25,
    salaryCurrency: "USD",
    salaryUnit: "hour",
    descriptionMd: "## Duties\n\nTune skis.",
    expiresAt: past,
  });
  expect(await createApplication(robin, { jobId: job.id })).toBe("added");
  const [entry] = await entriesOf(robin);
  expect(entry).toMatchObject({ jobTitle: "Ski Tuner", salary: "USD 20 - 25/hour", isOpen: false });
  expect(entry?.closedAt).toEqual(past);
  expect((await findApplication(robin, entry?.id))?.blocks).toEqual([
    { kind: "heading", text: "Duties" },
    { kind: "paragraph", text: "Tune skis." },
  ]);
});

test("createApplication adds one entry for simultaneous calls", async () => {
  const { id: jobId } = await insertJob();
  const { id: savedJobId } = await insertSavedJob({ userId: robin, jobId });
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, n) => createApplication(robin, n % 2 ? { jobId } : { savedJobId })),
  );
  expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "already-there")).toHaveLength(29);
  expect(await db.$count(applications)).toBe(1);
});

test("createApplication keeps status and date of an existing entry", async () => {
  const { id, jobId, appliedAt } = await insertApplication({ userId: robin, status: "offered" });
  const saved = await insertSavedJob({ userId: robin, jobId });
  expect(await createApplication(robin, { savedJobId: saved.id })).toBe("already-there");
  expect(await entriesOf(robin)).toMatchObject([{ id, status: "offered", appliedAt }]);
});

test("createApplication restores a removed entry as applied today", async () => {
  const job = await insertJob({ title: "Guide" });
  await createApplication(robin, { jobId: job.id }, new Date("2026-11-01T08:00:00Z"));
  const [first] = await entriesOf(robin);
  await updateApplicationNotes(robin, first?.id, "Sent by mail.");
  await setApplicationStatus(robin, first?.id, "rejected");
  await removeApplication(robin, first?.id);
  expect(await entriesOf(robin)).toEqual([]);
  await db.update(jobs).set({ title: "Senior Guide" }).where(eq(jobs.id, job.id));
  const again = new Date("2026-11-20T08:00:00Z");
  expect(await createApplication(robin, { jobId: job.id }, again)).toBe("added");
  expect(await entriesOf(robin)).toMatchObject([
    { id: first?.id, jobTitle: "Senior Guide", notes: "Sent by mail.", status: "applied", appliedAt: again },
  ]);
});

test("createApplication ignores unknown jobs, and removed or foreign entries", async () => {
  const sams = await insertSavedJob({ userId: sam });
  const removed = await insertSavedJob({ userId: robin, removedAt: new Date() });
  for (const savedJobId of [sams.id, removed.id, randomUUID(), "x", null, { id: sams.id }])
    expect(await createApplication(robin, { savedJobId })).toBe("not-found");
  for (const jobId of [randomUUID(), "x", undefined])
    expect(await createApplication(robin, { jobId })).toBe("not-found");
  expect(await db.$count(applications)).toBe(0);
});

test("createApplication stops at a thousand entries", async () => {
  await db.execute(sql`
    insert into applications (user_id, job_id, job_title, company_name, location, job_url, description_md)
    select ${robin}, gen_random_uuid(), 'Guide', 'Canyon', 'Moab', '/', '' from generate_series(1, 999)`);
  const [one, two] = [await insertJob(), await insertJob()];
  expect(await createApplication(robin, { jobId: one.id })).toBe("added");
  expect(await createApplication(robin, { jobId: two.id })).toBe("full");
  expect(await createApplication(robin, { jobId: one.id })).toBe("already-there");
  expect(await createApplication(sam, { jobId: two.id })).toBe("added");
  const [newest] = await entriesOf(robin);
  await removeApplication(robin, newest?.id);
  expect(await createApplication(robin, { jobId: two.id })).toBe("added");
  expect(await restoreApplication(robin, newest?.id)).toBe("full");
});
