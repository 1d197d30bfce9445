import { beforeEach, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { emptyDatabase, insertJob, insertJobs, moab } from "#test/factories.ts";
import { suggestSearches } from "./suggestions.ts";

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

const labels = async (typed: string, more?: string[]) => {
  clearJobCaches();
  return (await suggestSearches(typed, more)).map(({ label }) => label);
};

test("suggested kinds of work are in our vocabulary and in a title, in any inflection or as a synonym", async () => {
  expect(await labels("park ran")).toEqual([]);
  await insertJob({ title: "Seasonal Park Rangers (Interpretation)" });
  await insertJob({ title: "River Guide" });
  expect(await labels("park ran")).toEqual([
    "Park ranger · kind of work",
    "Park ranger interpretation · kind of work",
  ]);
  expect(await labels("raft g")).toEqual(["Raft guide · kind of work"]);
  expect(await labels("wildland f")).toEqual([]);
});

test("suggested kinds of work include those with a page when a title has them", async () => {
  await insertJob({ title: "Canyon Walker" });
  expect(await labels("canyon w", ["canyon walker", "canyon watcher"])).toEqual([
    "Canyon walker · kind of work",
  ]);
});

test("suggested employers have open jobs and match by name or short name, with their number of jobs", async () => {
  await insertJobs(Array.from({ length: 3 }, () => ({ companyName: "National Park Service" })));
  await insertJob({ companyName: "Summit & Söhne, Inc." });
  await insertJob({ companyName: "Closed Gear", expiredAt: new Date() });
  expect(await labels("nps")).toEqual(["National Park Service · employer, 3 jobs"]);
  expect(await labels("park s")).toEqual(["National Park Service · employer, 3 jobs"]);
  expect(await labels("sohne")).toEqual(["Summit & Söhne, Inc. · employer, 1 job"]);
  expect(await labels("closed")).toEqual([]);
});

test("suggested places are the towns of open jobs and all states", async () => {
  const banff = {
    ...moab,
    text: "Banff, Alberta, Canada",
    city: "Banff",
    state: "Alberta",
    countryCode: "CA",
  };
  await insertJob({ places: [moab] });
  await insertJob({ places: [banff], expiredAt: new Date() });
  expect(await labels("moa")).toEqual(["Moab, Utah · place"]);
  expect(await labels("utah")).toEqual(["Utah · place", "Moab, Utah · place"]);
  expect(await labels("vermo")).toEqual(["Vermont · place"]);
  expect(await labels("banff")).toEqual([]);
});

test("suggestions contain nothing from titles, and nothing for text that is no search", async () => {
  await insertJob({ title: "Quartzite Wrangler of Xanadu" });
  expect(await labels("quartz")).toEqual([]);
  expect(await labels("xanadu")).toEqual([]);
  expect(await labels("wrang")).toEqual(["Wrangler · kind of work"]);
  for (const typed of ["", "a", '"', "-ranger", "%%%", "\0\0", "滑雪", "or ".repeat(3_000)])
    expect(Array.isArray(await suggestSearches(typed))).toBe(true);
});
