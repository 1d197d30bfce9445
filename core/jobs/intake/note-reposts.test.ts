import { beforeEach, expect, test } from "vitest";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const start = new Date("2026-06-01T10:00:00Z");
const day = (days: number) => new Date(start.getTime() + days * dayMs);

beforeEach(emptyDatabase);

async function repostedOn(seen: [at: number, posted: number][], options = {}) {
  for (const [at, posted] of seen)
    await upsertJobs("test", [incomingListing({ datePosted: day(posted) })], options, day(at));
  const [job] = await db.select().from(jobs);
  return job && { days: job.repostedOn, datePosted: job.datePosted };
}

test("noteReposts keeps the days to which a source moved its date, and the first date", async () => {
  expect(
    await repostedOn([
      [0, 0],
      [10, 10],
      [11, 10],
      [20, 12],
      [40, 40],
    ]),
  ).toEqual({ days: ["2026-06-11", "2026-07-11"], datePosted: day(0) });
});

test("noteReposts ignores a date that moves with the day on which it is read", async () => {
  expect((await repostedOn(Array.from({ length: 20 }, (_, at) => [40 + at, 10 + at])))?.days).toEqual([]);
});

test("noteReposts ignores missing dates and demonstration jobs", async () => {
  expect(
    (
      await repostedOn([
        [0, 0],
        [20, Number.NaN],
      ])
    )?.days,
  ).toEqual([]);
  await emptyDatabase();
  expect(
    (
      await repostedOn(
        [
          [0, 0],
          [20, 20],
        ],
        { isDemo: true },
      )
    )?.days,
  ).toEqual([]);
});

test("noteReposts counts a day once for a job in several places, and keeps twelve", async () => {
  const offers = (posted: number) => [
    incomingListing({ datePosted: day(posted) }),
    incomingListing({ sourceId: "2", datePosted: day(posted) }),
  ];
  for (let month = 0; month < 15; month++) await upsertJobs("test", offers(month * 30), {}, day(month * 30));
  const [job] = await db.select().from(jobs);
  expect(job?.repostedOn).toHaveLength(12);
  expect(new Set(job?.repostedOn).size).toBe(12);
  expect(job?.repostedOn.at(-1)).toBe(
    day(14 * 30)
      .toISOString()
      .slice(0, 10),
  );
});
