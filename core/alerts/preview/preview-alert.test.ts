import { beforeEach, expect, test } from "vitest";
import { readCriteria } from "#core/alerts/read-alert.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { anonymous, type Viewer } from "#core/jobs/viewer.ts";
import { dayMs, hourMs } from "#core/text/time.ts";
import { copyJob, emptyDatabase, insertJob, insertMany } from "#test/factories.ts";
import { previewAlert } from "./preview-alert.ts";

const subscriber: Viewer = { kind: "subscriber", userId: "s" };
const free: Viewer = { kind: "free", userId: "f" };
/** Noon, some hours before an email is due. */
const now = new Date(Math.floor(Date.now() / dayMs) * dayMs - dayMs / 2);
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
const titles = (preview: Awaited<ReturnType<typeof previewAlert>>) => preview.jobs.map((job) => job.title);

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

test("previewAlert counts exactly seven days, and its emails begin with the day before", async () => {
  await insertJob({ title: "Park Ranger", datePosted: ago(7 * 24 - 1) });
  await insertJob({ title: "Old Ranger", datePosted: ago(7 * 24 + 1) });
  await insertJob({ title: "Expired Ranger", datePosted: ago(1), expiresAt: ago(0.5) });
  await insertJob({ title: "Guide", datePosted: ago(2) });
  expect(await previewAlert(readCriteria({ title: "ranger" }), subscriber, now)).toMatchObject({
    count: 1,
    isCapped: false,
  });
  expect(titles(await previewAlert({}, subscriber, now))).toEqual(["Guide", "Park Ranger", "Old Ranger"]);
});

test("previewAlert names employer, place and address", async () => {
  const job = await insertJob({ title: "Park Ranger", datePosted: ago(1) });
  const named = {
    title: "Park Ranger",
    company: "Canyon Outfitters",
    location: "Moab, Utah",
    path: `/company/canyon-outfitters/jobs/${jobSlug(job)}`,
  };
  expect(await previewAlert(readCriteria({ city: "moab", state: "UT" }), anonymous, now)).toEqual({
    count: 1,
    isCapped: false,
    jobs: [named],
    mails: [
      {
        day: expect.any(String),
        isNext: expect.any(Boolean),
        count: 1,
        isCapped: false,
        jobs: [named],
        more: 0,
      },
    ],
    warnings: [],
    nearWork: null,
    readAs: null,
  });
});

const thursday = new Date("2026-11-05T20:00:00Z");
const at = (text: string) => new Date(`2026-${text}Z`);

/** A board that is older than the preview, where jobs were posted long before we listed them. */
async function insertListed(title: string, listedAt: Date, more: object = {}) {
  await insertJob({ title, listedAt, datePosted: at("09-01T00:00"), expiresAt: at("12-01T00:00"), ...more });
}

test("previewAlert tells the emails of the last days by when their jobs were listed", async () => {
  await insertListed("First", at("09-02T00:00"));
  await insertListed("Too old", at("10-29T14:59"));
  await insertListed("Thursday before", at("10-29T15:30"));
  await insertListed("Monday A", at("11-01T17:00"));
  await insertListed("Monday B", at("11-02T15:59"));
  await insertListed("Tonight", at("11-05T19:00"));
  const daily = await previewAlert({}, subscriber, thursday);
  expect(daily.count).toBe(3);
  expect(
    daily.mails.map(({ day, isNext, count, jobs }) => [day, isNext, count, jobs.map(({ title }) => title)]),
  ).toEqual([
    ["Fri, Nov 6", true, 1, ["Tonight"]],
    ["Mon, Nov 2", false, 2, expect.arrayContaining(["Monday A", "Monday B"])],
    ["Fri, Oct 30", false, 1, ["Thursday before"]],
  ]);
  const weekly = await previewAlert({}, subscriber, thursday, { frequency: "weekly" });
  expect(weekly.mails.map(({ day, isNext, count }) => [day, isNext, count])).toEqual([
    ["Mon, Nov 9", true, 1],
    ["Mon, Nov 2", false, 4],
  ]);
});

test.each([anonymous, free])(
  "previewAlert names the newest free jobs of each email, and counts the others ($kind)",
  async (viewer) => {
    await insertListed("First", at("09-02T00:00"));
    for (let n = 0; n < freeJobs; n++)
      await insertListed(`Open ${n}`, at("11-04T20:00"), { datePosted: at("11-04T00:00") });
    for (let n = 0; n < 6; n++) await insertListed(`Hidden ${n}`, at(`11-0${n < 3 ? 4 : 3}T19:00`));
    await insertListed("Featured", at("11-04T20:00"), { featuredUntil: at("11-20T00:00") });
    const preview = await previewAlert({}, viewer, thursday);
    expect(preview.mails.map(({ count, more }) => [count, more])).toEqual([
      [14, 10],
      [3, 3],
    ]);
    expect(JSON.stringify(preview)).not.toContain("Hidden");
    expect(preview.mails[0]?.jobs.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^Open /));
    expect(JSON.stringify(await previewAlert({}, subscriber, thursday))).toContain("Hidden");
  },
);

test("previewAlert warns of too wide an alert, with the field that helps", async () => {
  const job = await insertJob({ title: "Guide", datePosted: ago(20) });
  await copyJob(job.id, 7 * 84 - 1);
  const warnings = async (fields: Record<string, string>, viewer: Viewer = anonymous, drafted = {}) =>
    (await previewAlert(readCriteria(fields), viewer, now, drafted)).warnings;
  expect(await warnings({})).toEqual([
    { text: "84 jobs a day, and an email names 10:", fix: { text: "add a place?", field: "state" } },
  ]);
  expect(await warnings({ state: "Utah" }, subscriber, { frequency: "weekly" })).toEqual([
    { text: "588 jobs a week, and an email names 20:", fix: { text: "add a keyword?", field: "title" } },
  ]);
  expect((await warnings({ state: "Utah", title: "guide" }))[0]?.fix).toMatchObject({ field: "job_type" });
  expect(await warnings({ title: "ranger" })).toEqual([]);
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

test("previewAlert counts near work only where it is asked for, and names it", async () => {
  await insertJob({ title: "River Guide", datePosted: ago(1) });
  await insertJob({ title: "Kayak Guide", datePosted: ago(2) });
  await insertJob({ title: "Line Cook", datePosted: ago(3) });
  const fields = { title: "raft guide" };
  const strict = await previewAlert(readCriteria(fields), subscriber, now);
  expect(strict.nearWork).toBe(null);
  expect(titles(strict)).toEqual(["River Guide"]);
  const near = await previewAlert(readCriteria({ ...fields, near_work: "on" }), subscriber, now);
  expect(near.nearWork).toMatch(/^Near to 'raft guide': .+ and \d+ more\.$/);
  expect(titles(near)).toEqual(["River Guide", "Kayak Guide"]);
  const unknown = await previewAlert(readCriteria({ title: "zzyzx", near_work: "on" }), subscriber, now);
  expect(unknown.nearWork).toBe("We know no near work for these words.");
  expect(readCriteria({ near_work: "on" })).toEqual({});
});
