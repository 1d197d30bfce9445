import { expect, test } from "vitest";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJob, insertSighting } from "#test/factories.ts";

test("each worker has a migrated database of its own, and factories fill and empty it", async () => {
  await emptyDatabase();
  await insertJob({ title: "Ski Patroller", salaryMin: 20, salaryUnit: "hour" });
  await insertSighting();
  const rows = await db.select().from(jobs);
  expect(rows.map((row) => row.salaryYearly)).toContain(20 * 2080);
  expect(await db.$count(jobSightings)).toBe(1);

  await emptyDatabase();
  expect(await db.$count(jobs)).toBe(0);
});
