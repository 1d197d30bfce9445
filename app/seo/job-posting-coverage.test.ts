import { beforeEach, expect, test } from "vitest";
import { findJob } from "#core/jobs/pages/find-job.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";
import { clearCoverage, readCoverage } from "#core/moderation/coverage.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJob, moab } from "#test/factories.ts";
import { jobPosting } from "./job-posting.ts";

beforeEach(async () => {
  await emptyDatabase();
  clearCoverage();
});

test("jobPosting prints exactly what the statistics count, and each lack has its reason", async () => {
  const remote = { workArrangement: "remote" as const, hasRemote: true };
  const abroad = { ...moab, countryCode: null };
  const text = "x".repeat(1500);
  const given: Parameters<typeof insertJob>[0][] = [
    { salaryMin: 20, salaryCurrency: "USD", salaryUnit: "hour", companyLogoUrl: "https://a.example/l.png" },
    { description: "", descriptionMd: "" },
    { description: "", descriptionMd: "\n \n", salaryMax: 20, salaryCurrency: "USD" },
    { description: "Row.", descriptionMd: "", salaryMin: 20, salaryUnit: "hour" },
    { description: text, descriptionMd: text },
    { places: [abroad], countryCodes: [], countryCode: null },
    { ...remote, places: [], countryCodes: [] },
    { ...remote, places: [moab] },
    { applyUrl: null, url: null },
    { applyUrl: null, url: "https://a.example/" },
    { title: "Gone", expiredAt: new Date() },
  ];
  for (const job of given) await insertJob(job);
  let printed = 0;
  for (const job of await db.select().from(jobs)) {
    const found = await findJob({ companySlug: job.companySlug, jobSlug: jobSlug(job) });
    if (found?.kind === "live" && "data" in jobPosting(found.job)) printed++;
  }
  const { live, facts } = await readCoverage();
  expect(live).toBe(10);
  expect(facts).toEqual([
    {
      ...{ name: "JobPosting data", have: printed },
      why: [
        { reason: "no description", count: 2 },
        { reason: "no way to apply", count: 1 },
        { reason: "place without a country", count: 1 },
        { reason: "remote without a country", count: 1 },
      ],
    },
    {
      ...{ name: "Pay", have: 1 },
      why: [
        { reason: "no pay given", count: 7 },
        { reason: "pay without a currency", count: 1 },
        { reason: "pay without a unit", count: 1 },
      ],
    },
    { name: "Logo", have: 1, why: [{ reason: "logo not given", count: 9 }] },
    {
      ...{ name: "Place", have: 8 },
      why: [
        { reason: "place without a country", count: 1 },
        { reason: "remote without a country", count: 1 },
      ],
    },
  ]);
  expect(printed).toBe(5);
});
