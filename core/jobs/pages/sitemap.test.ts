import { beforeEach, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { isSitemapDivision, selectSitemapPart } from "./sitemap.ts";

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

test.each([1, 2, 3, 7, 100])("sitemap parts (%i) hold each live job once", async (parts) => {
  const edges = [
    "00000000-0000-4000-8000-000000000000",
    "80000000-0000-4000-8000-000000000000",
    "ffffffff-ffff-4fff-bfff-ffffffffffff",
  ];
  const rows = [];
  for (let n = 0; n < 40; n++) rows.push(await insertJob(edges[n] ? { id: edges[n] } : {}));
  await insertJob({ expiredAt: new Date() });
  const found = [];
  for (let part = 0; part < parts; part++) found.push(...(await selectSitemapPart(part, parts)));
  expect(found.map((job) => job.jobSlug).sort()).toEqual(rows.map(jobSlug).sort());
});

test("isSitemapDivision accepts only divisions near the present one", async () => {
  await insertJob();
  expect(await Promise.all([0, 1, 2, 3, 999].map(isSitemapDivision))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});
