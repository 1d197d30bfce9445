import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { countListedChoices } from "#core/jobs/facts/count-choices.ts";
import { boardLexicon } from "#core/jobs/list/board.ts";
import { readMap } from "#core/jobs/map/read-map.ts";
import { findCompany } from "#core/jobs/pages/find-company.ts";
import { liveCompanies } from "#core/jobs/pages/live-companies.ts";
import { relatedJobs } from "#core/jobs/pages/related-jobs.ts";
import { parkFigures } from "#core/jobs/parks/park-figures.ts";
import { listParkPages } from "#core/jobs/parks/park-pages.ts";
import { titleCondition } from "#core/jobs/query/conditions.ts";
import { recentJobs } from "#core/jobs/recent/recent-lists.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import { countClosed } from "#core/jobs/wall/count-closed.ts";
import { clearCoverage, readCoverage } from "#core/moderation/coverage.ts";
import { emptyDatabase, insertJob, insertMany } from "#test/factories.ts";
import { clearJobCaches, refreshJobCaches } from "./clear-job-caches.ts";

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

test.each([
  ["clearJobCaches", clearJobCaches],
  ["refreshJobCaches", refreshJobCaches],
])("%s lets every reader finish", async (_, forget) => {
  await insertMany(12);
  const job = await insertJob();
  const now = new Date();
  const conditions = [titleCondition("guide")];
  const viewer = { kind: "anonymous" } as const;
  const readers: Record<string, () => Promise<unknown>> = {
    jobs: () => recentJobs({ scope: "all", query: { titles: ["guide"] }, viewer, after: null }, false),
    choices: () => countListedChoices(conditions, now),
    map: () => readMap(conditions, { state: null }, now),
    company: () => findCompany(job.companySlug),
    companies: liveCompanies,
    related: () => relatedJobs(job),
    park: () => parkFigures({ titles: ["guide"] }),
    parks: listParkPages,
    closed: () => countClosed(conditions, [], { isCapped: false, circle: null }, now),
    words: boardLexicon,
    totals: jobTotals,
    coverage: readCoverage,
  };
  let isReading = true;
  const forgetting = (async () => {
    for (; isReading; await sleep(1)) {
      forget();
      clearCoverage();
    }
  })();
  const reading = Object.entries(readers).flatMap(([name, read]) =>
    Array.from({ length: 2 }, () =>
      read().then(
        () => null,
        (error) => `${name}: ${error} ${error.cause}`,
      ),
    ),
  );
  const failed = (await Promise.all(reading)).filter((failure) => failure !== null);
  isReading = false;
  await forgetting;
  expect(failed).toEqual([]);
});
