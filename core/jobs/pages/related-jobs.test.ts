import { beforeEach, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJob, insertPostedJob } from "#test/factories.ts";
import { relatedJobs, titleKeyword } from "./related-jobs.ts";

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

const elsewhere = {
  places: [{ text: "Nome, Alaska", city: "Nome", state: "Alaska", countryCode: "US", lat: null, lon: null }],
  usStates: ["AK"],
};

test("relatedJobs takes three each of company, state and title word", async () => {
  const job = await insertJob({ title: "Trail Crew Lead", companyName: "A" });
  for (let n = 0; n < 4; n++) await insertJob({ title: `Cook ${n}`, companyName: "A", ...elsewhere });
  for (let n = 0; n < 4; n++) await insertJob({ title: `Clerk ${n}`, companyName: `B${n}` });
  for (let n = 0; n < 4; n++)
    await insertJob({ title: `Trail Hand ${n}`, companyName: `C${n}`, ...elsewhere });
  const { cards: related } = await relatedJobs(job);
  expect(related).toHaveLength(6);
  expect(related.filter((card) => card.company === "A")).toHaveLength(3);
  expect(related.some((card) => card.jobId === job.id)).toBe(false);
});

test("relatedJobs puts up to three featured jobs first", async () => {
  const job = await insertJob({ title: "Trail Crew Lead", companyName: "A" });
  for (let n = 0; n < 4; n++) await insertJob({ title: `Cook ${n}`, companyName: "A" });
  const nowhere = {
    title: "Office Clerk Wanted",
    location: "Berlin",
    city: "Berlin",
    state: null,
    countryCode: "DE",
  };
  await insertPostedJob(nowhere);
  const alike = [
    await insertPostedJob({ ...nowhere, title: "Trail Builder Berlin" }),
    await insertPostedJob({ ...nowhere, companyName: "A" }),
    await insertPostedJob({ title: "Cook for the Season" }),
  ];
  await insertPostedJob();
  await insertPostedJob({ status: "closed" });
  const { cards } = await relatedJobs(job);
  expect(cards.map((card) => card.jobId).slice(0, 3)).toEqual(alike.map((job) => job.id));
  expect(cards.map((card) => card.isFeatured)).toEqual([true, true, true, false, false, false]);
});

test("relatedJobs leaves out the job itself", async () => {
  const { id } = await insertPostedJob();
  const [job] = await db.select().from(jobs);
  if (!job) throw new Error("there is no listing");
  expect(job.id).toBe(id);
  expect((await relatedJobs(job)).cards).toEqual([]);
});

test("relatedJobs shows a job once", async () => {
  const job = await insertJob({ title: "Trail Crew Lead" });
  await insertJob({ title: "Trail Crew Hand" });
  expect((await relatedJobs(job)).cards).toHaveLength(1);
});

test("titleKeyword is the first word of more than three characters", () => {
  expect(titleKeyword("Sr. Park Ranger")).toBe("park");
  expect(titleKeyword("VP of HR")).toBeNull();
});
