import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJob, insertProfile, insertSavedJob } from "#test/factories.ts";
import { followMerged } from "./follow-merged.ts";
import { listSavedJobs } from "./saved/list-saved-jobs.ts";
import { unsaveJob } from "./saved/remove-saved-job.ts";
import { saveJob } from "./saved/save-job.ts";
import { savedJobs } from "./tables.ts";

const now = new Date();
let robin: string;
let shown: string;
let merged: string;

beforeEach(async () => {
  await emptyDatabase();
  robin = (await insertProfile()).id;
  [shown, merged] = [(await insertJob()).id, (await insertJob()).id];
});

const merge = () =>
  db
    .update(jobs)
    .set({ mergedInto: shown, expiredAt: now, endReason: "duplicate" })
    .where(eq(jobs.id, merged));
const entries = () => db.select().from(savedJobs).orderBy(asc(savedJobs.savedAt));

test("followMerged moves a saved job, with its notes, to the job that readers see", async () => {
  const { id } = await insertSavedJob({ userId: robin, jobId: merged, notes: "Ask about housing." });
  await merge();
  await followMerged([merged]);
  await followMerged([merged]);
  const [entry, ...others] = (await listSavedJobs(robin, 1)).entries;
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ id, jobId: shown, isOpen: true, notes: "Ask about housing." });
});

test("followMerged keeps both entries of whoever saved both jobs", async () => {
  await insertSavedJob({ userId: robin, jobId: merged, notes: "Second" });
  await insertSavedJob({ userId: robin, jobId: shown, notes: "First" });
  await merge();
  await followMerged([merged]);
  const { entries: kept } = await listSavedJobs(robin, 1);
  expect(kept.map(({ jobId, isOpen }) => [jobId, isOpen]).sort()).toEqual(
    [
      [merged, false],
      [shown, true],
    ].sort(),
  );
  expect(kept.find(({ jobId }) => jobId === merged)?.ended).toBe("Another listing shows the same opening.");
});

test("followMerged moves a saved job where the other one was removed from the list", async () => {
  await insertSavedJob({ userId: robin, jobId: merged });
  await insertSavedJob({ userId: robin, jobId: shown });
  await unsaveJob(robin, shown);
  await merge();
  await followMerged([merged]);
  expect(await entries()).toMatchObject([{ jobId: shown, removedAt: null }]);
});

test("saveJob saves the job that readers see in place of one that was merged", async () => {
  await merge();
  expect(await saveJob(robin, merged)).toBe("saved");
  expect(await saveJob(robin, shown)).toBe("already-saved");
  expect(await entries()).toMatchObject([{ jobId: shown }]);
});
