import { beforeEach, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { companiesLike, jobCountsOfCompanies, liveCompanies } from "./live-companies.ts";

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

test("liveCompanies counts the live jobs of each company", async () => {
  await insertJob({ companyName: "Raft Co" });
  await insertJob({ companyName: "Raft Co" });
  await insertJob({ companyName: "Closed Co", expiredAt: new Date() });
  expect(await liveCompanies()).toEqual([{ slug: "raft-co", jobCount: 2 }]);
});

test("jobCountsOfCompanies is keyed by slug", async () => {
  await insertJob({ companyName: "Raft Co" });
  await insertJob({ companyName: "Raft Co" });
  const counts = await jobCountsOfCompanies();
  expect([counts.get("raft-co"), counts.get("closed-co")]).toEqual([2, undefined]);
  expect(await jobCountsOfCompanies()).toBe(counts);
});

test("companiesLike offers companies with all the words", async () => {
  await insertJob({ companyName: "National Park Service" });
  await insertJob({ companyName: "National Forest Foundation" });
  expect((await companiesLike("park-service")).map((company) => company.name)).toEqual([
    "National Park Service",
  ]);
  expect(await companiesLike("national")).toHaveLength(2);
  expect(await companiesLike("nation")).toEqual([]);
});
