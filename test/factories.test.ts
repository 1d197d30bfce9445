import { expect, test } from "vitest";
import { db } from "#core/db.server.ts";
import { jobPostings, jobs } from "#core/jobs/tables.ts";
import { emptyDatabase, insertJob, insertPosting } from "#test/factories.ts";

test("each worker has a migrated database of its own, and factories fill and empty it", async () => {
  await emptyDatabase();
  await insertJob({ title: "Ski Patroller", salaryMin: 20, salaryUnit: "hour" });
  await insertPosting();
  const rows = await db.select().from(jobs);
  expect(rows.map((row) => row.salaryYearly)).toContain(20 * 2080);
  expect(await db.$count(jobPostings)).toBe(1);

  await emptyDatabase();
  expect(await db.$count(jobs)).toBe(0);
});
