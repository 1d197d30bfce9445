import { beforeEach, expect, test } from "vitest";
import { factsCondition } from "#core/jobs/facts/facts-condition.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { selectJobs } from "#core/jobs/query/select-jobs.ts";
import { readTypedSearch } from "#core/jobs/search/board-words.ts";
import { inTiers } from "#core/jobs/search/search-tiers.ts";
import { emptyDatabase, insertJob, moab } from "#test/factories.ts";

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

const now = new Date();
const page = { limit: 10 };

test("selectJobs finds the words of titles alone among jobs with housing", async () => {
  const housed = { factWords: ["housing:provided"] };
  await insertJob({ title: "Rafting Guides", ...housed });
  await insertJob({ title: "Cook", companyName: "River Guide Company", ...housed });
  await insertJob({ title: "Ski Guide" });
  const [housing, guide] = [factsCondition(["housing"]), inTiers(await readTypedSearch("guide"), ["phrase"])];
  expect(guide.housed).toBeDefined();
  const { rows, count } = await selectJobs(housing ? [housing, guide] : [], page, now);
  expect([rows.map(({ title }) => title), count]).toEqual([["Rafting Guides"], 1]);
});

test("selectJobs finds the same jobs in a circle of 100 miles, alone or with another condition", async () => {
  const near = { slug: "moab-ut", label: "Moab, UT" };
  await insertJob({ title: "Here" });
  await insertJob({ title: "Ninety miles east", places: [{ ...moab, lon: -107.9 }] });
  await insertJob({ title: "Farther than that", places: [{ ...moab, lon: -107.5 }] });
  for (const more of [{}, { maxAge: 30 }]) {
    const { rows } = await selectJobs(queryConditions({ near, within: 100, ...more }, now), page, now);
    expect(rows.map(({ title }) => title).sort()).toEqual(["Here", "Ninety miles east"]);
  }
});
