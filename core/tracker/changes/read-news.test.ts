import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertFacts } from "#core/jobs/facts/fact-rows.ts";
import { makeStatedFact } from "#core/jobs/facts/stated-fact.ts";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { createApplication } from "#core/tracker/applications/create-application.ts";
import { listApplications } from "#core/tracker/applications/list-applications.ts";
import { listSavedJobs } from "#core/tracker/saved/list-saved-jobs.ts";
import { saveJob } from "#core/tracker/saved/save-job.ts";
import { savedJobs } from "#core/tracker/tables.ts";
import { emptyDatabase, insertJob, insertProfile } from "#test/factories.ts";

const posted = new Date("2026-11-01T12:00:00Z");
const springText = "Season: May 10 to September 5, 2027. Row guests down the river.";
const summerText = "Season: June 1 to September 5, 2027. Row guests down the river.";
let robin: string;

beforeEach(async () => {
  await emptyDatabase();
  robin = (await insertProfile()).id;
});

async function save(given: Parameters<typeof insertJob>[0] = {}) {
  const job = await insertJob({ datePosted: posted, descriptionMd: springText, ...given });
  await saveJob(robin, job.id);
  return job;
}

const change = (given: Partial<typeof jobs.$inferInsert>) => db.update(jobs).set(given);
const changes = async () => (await listSavedJobs(robin, 1)).entries.flatMap((entry) => entry.changes);

function addFact(jobId: string, name: string, day: string) {
  const fact = makeStatedFact("source", name, day, { fromDay: day, untilDay: day, precision: "day" });
  return inTransaction((tx) => insertFacts(tx, [{ jobId, facts: [fact] }]));
}

test("withNews finds none in a job that stayed the same", async () => {
  await save({ salaryMin: 20, salaryCurrency: "USD", salaryUnit: "hour", validThrough: new Date() });
  expect(await changes()).toEqual([]);
});

test("withNews compares pay, dates and text with the copy", async () => {
  await save({ salaryMin: 20, salaryCurrency: "USD", salaryUnit: "hour" });
  await change({ salaryMin: 22, descriptionMd: summerText });
  expect(await changes()).toEqual([
    "Pay raised from at least USD 20/hour to at least USD 22/hour.",
    "Season start changed from May 10, 2027 to Jun 1, 2027.",
    "The description changed.",
  ]);
});

test("withNews compares what fields state", async () => {
  const { id } = await insertJob({ datePosted: posted });
  await addFact(id, "season_end", "2027-09-05");
  await saveJob(robin, id);
  await db.update(jobFacts).set({ value: "2027-09-20", fromDay: "2027-09-20", untilDay: "2027-09-20" });
  expect(await changes()).toEqual(["Season end changed from Sep 5, 2027 to Sep 20, 2027."]);
  await db.delete(jobFacts);
  expect(await changes()).toEqual(["Season end is no longer stated. It was Sep 5, 2027."]);
  await change({ descriptionMd: "Lead day trips on the river. You work until September 5, 2027." });
  expect(await changes()).toEqual(["The description changed."]);
});

test("withNews leaves out a fact that readers found wrong", async () => {
  const job = await save();
  await change({ descriptionMd: "Row guests down the river." });
  expect(await changes()).toContain("Season start is no longer stated. It was May 10, 2027.");
  await addFact(job.id, "season_start", "2027-05-10");
  await db.update(jobFacts).set({ hiddenAt: new Date() });
  expect(await changes()).not.toContain("Season start is no longer stated. It was May 10, 2027.");
});

test("withNews reads copies that were made before fields were kept", async () => {
  const { id } = await save({ salaryMin: 20, salaryCurrency: "USD", salaryUnit: "hour" });
  await db.update(savedJobs).set({ stated: null });
  await addFact(id, "season_start", "2027-07-01");
  await change({ validThrough: new Date() });
  expect(await changes()).toEqual([]);
  await change({ salaryMin: 22 });
  expect(await changes()).toEqual(["Pay changed from at least USD 20/hour to at least USD 22/hour."]);
});

test("an application keeps the copy of the saved job", async () => {
  const job = await save({ title: "Raft Guide" });
  await change({ title: "Trip Leader" });
  const [saved] = await db.select({ id: savedJobs.id }).from(savedJobs).where(eq(savedJobs.jobId, job.id));
  await createApplication(robin, { savedJobId: saved?.id });
  const { entries } = await listApplications(robin, 1);
  expect(entries[0]?.changes).toEqual(["Title changed from “Raft Guide” to “Trip Leader”."]);
});

test("an entry says why its job ended", async () => {
  await save();
  await change({ expiredAt: new Date(Date.now() - 1000), endReason: "closed" });
  const ended = "The employer or its source said the job is closed.";
  expect((await listSavedJobs(robin, 1)).entries[0]).toMatchObject({ isOpen: false, ended, closes: null });
  await change({ endReason: null });
  expect((await listSavedJobs(robin, 1)).entries[0]).toMatchObject({ isOpen: false, ended: null });
});
