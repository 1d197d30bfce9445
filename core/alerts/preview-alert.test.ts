import { beforeEach, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { anonymous, type Viewer } from "#core/jobs/viewer.ts";
import { hourMs } from "#core/text/time.ts";
import { copyJob, emptyDatabase, insertJob, insertMany } from "#test/factories.ts";
import { previewAlert } from "./preview-alert.ts";
import { readCriteria } from "./read-alert.ts";

const subscriber: Viewer = { kind: "subscriber", userId: "s" };
const free: Viewer = { kind: "free", userId: "f" };
const now = new Date();
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
const titles = (preview: Awaited<ReturnType<typeof previewAlert>>) => preview.jobs.map((job) => job.title);

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

test("previewAlert covers exactly seven days", async () => {
  await insertJob({ title: "Park Ranger", datePosted: ago(7 * 24 - 1) });
  await insertJob({ title: "Old Ranger", datePosted: ago(7 * 24 + 1) });
  await insertJob({ title: "Expired Ranger", datePosted: ago(1), expiresAt: ago(0.5) });
  await insertJob({ title: "Guide", datePosted: ago(2) });
  expect(await previewAlert(readCriteria({ title: "ranger" }), subscriber, now)).toMatchObject({
    count: 1,
    isCapped: false,
  });
  expect(titles(await previewAlert({}, subscriber, now))).toEqual(["Guide", "Park Ranger"]);
});

test("previewAlert names employer, place and address", async () => {
  const job = await insertJob({ title: "Park Ranger", datePosted: ago(1) });
  expect(await previewAlert(readCriteria({ city: "moab", state: "UT" }), anonymous, now)).toEqual({
    count: 1,
    isCapped: false,
    jobs: [
      {
        title: "Park Ranger",
        company: "Canyon Outfitters",
        location: "Moab, Utah",
        path: `/company/canyon-outfitters/jobs/${jobSlug(job)}`,
      },
    ],
    readAs: null,
  });
});

test("previewAlert uses the fixed words, and says how they are read", async () => {
  await insertJob({ title: "Wildlife Biologist", datePosted: ago(1) });
  await insertJob({ title: "Fish Biologist", datePosted: ago(2) });
  await insertJob({ title: "Rafting Guide", datePosted: ago(3) });
  clearJobCaches();
  const preview = await previewAlert(readCriteria({ title: "bioligist ut, river guide" }), subscriber, now);
  expect(titles(preview)).toEqual(["Wildlife Biologist", "Fish Biologist", "Rafting Guide"]);
  expect(preview.readAs).toBe("biologist in Utah or river guide");
  expect((await previewAlert(readCriteria({ title: "Biologist" }), subscriber, now)).readAs).toBeNull();
});

test("previewAlert requires all criteria", async () => {
  await insertJob({ title: "Remote Ranger", workArrangement: "remote", datePosted: ago(1) });
  await insertJob({ title: "Ranger", datePosted: ago(1) });
  await insertJob({ title: "Remote Guide", workArrangement: "remote", datePosted: ago(1) });
  expect(
    titles(await previewAlert(readCriteria({ title: "ranger", remote: true }), subscriber, now)),
  ).toEqual(["Remote Ranger"]);
  expect(
    await previewAlert(readCriteria({ title: "ranger, guide", state: "Maine" }), subscriber, now),
  ).toMatchObject({
    count: 0,
    jobs: [],
  });
});

test("previewAlert includes featured jobs by date", async () => {
  await insertJob({ title: "Ranger 2", datePosted: ago(2) });
  await insertJob({ title: "Ranger 1", datePosted: ago(1) });
  await insertJob({ title: "Featured Ranger", datePosted: ago(1.5), featuredUntil: ago(-24) });
  for (const viewer of [subscriber, anonymous]) {
    const preview = await previewAlert(readCriteria({ title: "ranger" }), viewer, now);
    expect(preview.count).toBe(3);
    expect(titles(preview)).toEqual(["Ranger 1", "Featured Ranger", "Ranger 2"]);
  }
});

test("previewAlert counts rows as lists do, and names a listing once", async () => {
  for (let n = 0; n < 8; n++) await insertJob({ title: "Ranger", datePosted: ago(1 + n) });
  await insertMany(6, { datePosted: ago(20) });
  const preview = await previewAlert({}, subscriber, now);
  const list = await listJobs({ scope: "all", query: {}, viewer: subscriber, after: null }, now);
  expect(preview.count).toBe(14);
  expect(list.total).toBe(14);
  expect(preview.jobs).toHaveLength(5);
  expect(titles(preview).filter((title) => title === "Ranger")).toEqual(["Ranger"]);
});

test.each([anonymous, free])(
  "previewAlert counts for everyone, but names titles of newest free jobs without a subscription ($kind)",
  async (viewer) => {
    await insertMany(freeJobs - 2, { title: "Guide", companyName: "Others", datePosted: ago(1) });
    await insertJob({ title: "New Ranger", datePosted: ago(2) });
    await insertJob({ title: "Last Guide", datePosted: ago(3) });
    await insertJob({ title: "Hidden Ranger", datePosted: ago(4) });
    await insertJob({ title: "Another Hidden Ranger", datePosted: ago(5) });
    const preview = await previewAlert(readCriteria({ title: "ranger" }), viewer, now);
    expect(preview).toMatchObject({ count: 3, isCapped: false });
    expect(titles(preview)).toEqual(["New Ranger"]);
    expect(JSON.stringify(preview)).not.toContain("Hidden");
    expect(titles(await previewAlert(readCriteria({ title: "ranger" }), subscriber, now))).toEqual([
      "New Ranger",
      "Hidden Ranger",
      "Another Hidden Ranger",
    ]);
    const allowed = await listJobs({ scope: "all", query: {}, viewer, after: null }, now);
    expect(allowed.cards.map((card) => card.title)).toContain("New Ranger");
  },
);

test("previewAlert caps a large count", async () => {
  const job = await insertJob({ title: "Ranger", datePosted: ago(1) });
  await copyJob(job.id, 10_001);
  for (const criteria of [{}, { title: "ranger" }])
    expect(await previewAlert(readCriteria(criteria), anonymous, now)).toMatchObject({
      count: 10_000,
      isCapped: true,
    });
});
