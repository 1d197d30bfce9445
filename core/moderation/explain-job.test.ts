import { beforeEach, expect, test } from "vitest";
import { expireSightings } from "#core/jobs/intake/expire-jobs.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { judgeListing } from "#core/jobs/kinds/judge-listing.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { searchJobs } from "#core/moderation/explain-job.ts";
import { hideJob } from "#core/moderation/hide-job.ts";
import { copyJob, emptyDatabase, insertJob, insertPostedJob } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const monday = new Date("2026-11-16T06:00:00Z");
const thursday = new Date("2026-11-19T06:00:00Z");
const by = "boss@example.com";

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

const search = async (text: string, now = new Date()) =>
  (await searchJobs({ search: text, page: 1 }, now)).jobs;

test("searchJobs explains sources, dates and outdoor words of a job", async () => {
  const { sourceId, ...rest } = incomingListing({
    ...{ title: "Cook", companyName: "Alta Ski Lifts" },
    relevance: judgeListing({ title: "Cook", companyName: "Alta Ski Lifts" }),
  });
  const feed = [{ sourceId: "1", ...rest }];
  await upsertJobs("usajobs", feed, { foundBy: "ski resort" }, monday);
  await upsertJobs("usajobs", feed, {}, thursday);
  await upsertJobs("active-jobs-db", feed, {}, thursday);
  await expireSightings("active-jobs-db", ["1"], thursday);
  expect(await search("cook", thursday)).toMatchObject([
    {
      ...{ title: "Cook", company: "Alta Ski Lifts", state: "live", category: "Recreation & Resorts" },
      reasons: [
        "USAJOBS found it under “ski resort” first on November 16, 2026 and last on November 19, 2026.",
        "Active Jobs DB found it on November 19, 2026; no longer there since November 19, 2026.",
        "It counts as outdoor work: Alta Ski Lifts is a resort, club or lodge.",
        "Its category is Recreation & Resorts because its title has “Cook”.",
      ],
    },
  ]);
});

test("searchJobs shows the state of hidden, featured and ended jobs", async () => {
  const hidden = await insertJob({ title: "Raft Guide", category: "Other" });
  const ended = await insertJob({ title: "Raft Builder", expiredAt: new Date() });
  await insertPostedJob({ title: "Raft Captain" });
  await hideJob({ jobId: hidden.id, by });
  const states = async (text: string) =>
    (await search(text)).map(({ title, state }) => [title, state]).sort();
  expect(await states("RAFT")).toEqual([
    ["Raft Captain", "featured"],
    ["Raft Guide", "hidden"],
  ]);
  const address = `http://localhost:3000/company/${ended.companySlug}/jobs/${jobSlug(ended)}?notice=x`;
  for (const text of [ended.id, `/report-job/${ended.id}`, address])
    expect(await states(text)).toEqual([["Raft Builder", "ended"]]);
  expect((await search(hidden.id))[0]?.reasons.at(-1)).toMatch(
    /^An administrator hid it on .*\. Syncs won't/,
  );
});

test.each([
  ["Quarry", ["at Blue Quarry"]],
  ["100%", ["100% sure"]],
  ["_", []],
  ["VP", ["VP Trails"]],
  ["", ["at Blue Quarry", "100% sure", "VP Trails"]],
])("searchJobs finds the words of %j in titles and names, newest first", async (text, titles) => {
  await insertJob({ title: "at Blue Quarry", companyName: "Blue Quarry Ltd" });
  await insertJob({ title: "100% sure" });
  await insertJob({ title: "VP Trails" });
  expect((await search(text)).map(({ title }) => title)).toEqual(titles);
});

test("searchJobs says how many jobs there are", async () => {
  for (let n = 0; n < 52; n++) await insertJob({ title: `Guide ${n}` });
  const second = await searchJobs({ search: "guide", page: 2 });
  expect([second.jobs.map(({ title }) => title), second.total]).toEqual([["Guide 50", "Guide 51"], 52]);
});

test("searchJobs stops counting at 10,000", async () => {
  const { id } = await insertJob({ title: "Cook", companyName: "Red Rafts", datePosted: monday });
  await copyJob(id, 10_000);
  await insertJob({ title: "Cook today" });
  await insertJob({ title: "Driver", companyName: "Red Rafts" });
  await insertPostedJob({ title: "Posted cook" });
  const hidden = await insertJob({ title: "Hidden cook", datePosted: thursday });
  await hideJob({ jobId: hidden.id, by });
  const found = async (text: string, page: number) => {
    const { jobs, total, isCapped } = await searchJobs({ search: text, page });
    return [total, isCapped, ...jobs.map(({ title }) => title)];
  };
  const newest = ["Cook today", "Posted cook", "Hidden cook", "Cook", "Cook 1"];
  expect((await found("cook", 1)).slice(0, 7)).toEqual([10_000, true, ...newest]);
  expect((await found("red raft", 1)).slice(0, 4)).toEqual([10_000, true, "Driver", "Cook"]);
  expect((await found("red raft", 200)).at(-1)).toBe("Cook 9998");
  expect(await found("red raft", 201)).toEqual([10_000, true]);
  expect((await found("", 1)).slice(0, 4)).toEqual([10_000, true, "Cook today", "Driver"]);
});
