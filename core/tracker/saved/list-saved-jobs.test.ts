import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { applications, type savedJobs } from "#core/tracker/tables.ts";
import { trackedJobs } from "#core/tracker/tracked-jobs.ts";
import { trackerCounts } from "#core/tracker/tracker-counts.ts";
import { emptyDatabase, insertJob, insertProfile, insertSavedJob } from "#test/factories.ts";
import { findSavedJob } from "./find-saved-job.ts";
import { listSavedJobs } from "./list-saved-jobs.ts";
import { saveJob } from "./save-job.ts";

const now = new Date("2026-11-20T12:00:00Z");
const earlier = new Date("2026-11-18T12:00:00Z");
let robin: string;
let sam: string;

beforeEach(async () => {
  await emptyDatabase();
  [robin, sam] = [(await insertProfile()).id, (await insertProfile()).id];
});

/** Notes an application of the saved job's owner. */
async function apply(saved: typeof savedJobs.$inferSelect, removedAt: Date | null = null) {
  const { savedAt: _, ...noted } = saved;
  await db.insert(applications).values({ ...noted, id: randomUUID(), removedAt });
}

test("listSavedJobs lists one person's jobs, newest first", async () => {
  const older = await insertSavedJob({ userId: robin, savedAt: earlier });
  const newer = await insertSavedJob({ userId: robin, savedAt: now });
  await insertSavedJob({ userId: robin, removedAt: now });
  await insertSavedJob({ userId: sam });
  const { entries, total } = await listSavedJobs(robin, 1);
  expect(entries.map(({ id }) => id)).toEqual([newer.id, older.id]);
  expect(total).toBe(2);
});

test("listSavedJobs has pages of fifty and shows the last beyond it", async () => {
  for (let n = 0; n < 51; n++)
    await insertSavedJob({ userId: robin, savedAt: new Date(now.getTime() - n * 1000) });
  const [first, second, third] = await Promise.all([1, 2, 3].map((page) => listSavedJobs(robin, page)));
  expect(first).toMatchObject({ total: 51, page: 1, pages: 2, entries: { length: 50 } });
  expect(second?.entries).toHaveLength(1);
  expect(third).toEqual(second);
  expect(await listSavedJobs(sam, 1)).toEqual({ entries: [], total: 0, page: 1, pages: 1 });
});

test("listSavedJobs says which jobs are open, and since when others are not", async () => {
  const expiresAt = new Date("2026-12-24T12:00:00Z");
  const open = await insertJob({ expiresAt });
  const taken = await insertJob({ expiresAt, expiredAt: earlier });
  const over = await insertJob({ expiresAt: earlier });
  const swept = await insertJob({ expiresAt: earlier, expiredAt: new Date("2026-11-18T12:15:00Z") });
  for (const { id } of [open, taken, over, swept]) await saveJob(robin, id, now);
  const vanished = await insertSavedJob({ userId: robin });
  const { entries } = await listSavedJobs(robin, 1, now);
  const stands = new Map(entries.map(({ jobId, isOpen, closedAt }) => [jobId, { isOpen, closedAt }]));
  expect(stands.get(open.id)).toEqual({ isOpen: true, closedAt: null });
  for (const { id } of [taken, over, swept])
    expect(stands.get(id)).toEqual({ isOpen: false, closedAt: earlier });
  expect(stands.get(vanished.jobId)).toEqual({ isOpen: false, closedAt: null });
});

test("listSavedJobs knows what its owner has applied to", async () => {
  const saved = await insertSavedJob({ userId: robin });
  const withdrawn = await insertSavedJob({ userId: robin });
  const notApplied = await insertSavedJob({ userId: robin });
  await apply(saved);
  await apply(withdrawn, now);
  await apply(await insertSavedJob({ userId: sam, jobId: notApplied.jobId }));
  const { entries } = await listSavedJobs(robin, 1);
  expect(entries.filter(({ isApplied }) => isApplied).map(({ id }) => id)).toEqual([saved.id]);
});

test("listSavedJobs keeps what was posted on the day", async () => {
  const job = await insertJob({ title: "Park Ranger", descriptionMd: "# Duties\nWalk.\n- Talk" });
  await saveJob(robin, job.id, now);
  const [entry] = (await listSavedJobs(robin, 1)).entries;
  const kept = {
    jobTitle: "Park Ranger",
    blocks: [
      { kind: "heading", text: "Duties" },
      { kind: "paragraph", text: "Walk." },
      { kind: "list", items: ["Talk"] },
    ],
  };
  await db.update(jobs).set({ title: "Janitor", descriptionMd: "Sweep." }).where(eq(jobs.id, job.id));
  expect(await findSavedJob(robin, entry?.id)).toMatchObject({ ...kept, isOpen: true });
  await db.delete(jobs);
  expect(await findSavedJob(robin, entry?.id)).toMatchObject({ ...kept, isOpen: false, closedAt: null });
});

test("findSavedJob rejects foreign, removed and invalid ids", async () => {
  const { id } = await insertSavedJob({ userId: robin });
  const removed = await insertSavedJob({ userId: robin, removedAt: now });
  expect(await findSavedJob(robin, id)).not.toBe(null);
  expect(await findSavedJob(sam, id)).toBe(null);
  expect(await findSavedJob(robin, removed.id)).toBe(null);
  for (const odd of ["x", "", randomUUID()]) expect(await findSavedJob(robin, odd)).toBe(null);
});

test("trackedJobs returns the ends of ids, and trackerCounts their number", async () => {
  const saved = await insertSavedJob({ userId: robin });
  await apply(saved);
  await apply(await insertSavedJob({ userId: robin, removedAt: now }), now);
  const other = await insertSavedJob({ userId: sam });
  const end = (id: string) => id.slice(-12);
  expect(await trackedJobs(robin)).toEqual({ saved: [end(saved.jobId)], applied: [end(saved.jobId)] });
  expect(await trackedJobs(sam)).toEqual({ saved: [end(other.jobId)], applied: [] });
  expect(await trackerCounts(robin)).toEqual({ savedJobs: 1, applications: 1 });
  expect(await trackerCounts(sam)).toEqual({ savedJobs: 1, applications: 0 });
});
