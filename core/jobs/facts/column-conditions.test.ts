import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { anonymous } from "#core/jobs/viewer.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob, insertJobs } from "#test/factories.ts";

const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

async function found(query: JobQuery, viewer: Parameters<typeof listJobs>[0]["viewer"] = anonymous) {
  const { cards } = await listJobs({ scope: "all", query, viewer, after: null }, now);
  return cards.map(({ title }) => title).sort();
}

test("companyCondition matches name, slug and consecutive words", async () => {
  await insertJobs([
    { title: "A", companyName: "Canyon Outfitters" },
    { title: "B", companyName: "Red Canyon Outfitters & Co." },
    { title: "C", companyName: "Outfitters of the Canyon" },
    { title: "D", companyName: "Moab Rafting", description: "Not far from Canyon Outfitters." },
    { title: "Canyon Outfitters", companyName: "Larry’s Lodge" },
    { title: "F", companyName: "中村" },
  ]);
  for (const company of ["Canyon Outfitters", "canyon-outfitters", "CANYON  outfitters"])
    expect(await found({ company }), company).toEqual(["A", "B"]);
  expect(await found({ company: "larrys-lodge" })).toEqual(["Canyon Outfitters"]);
  expect(await found({ company: "Larry's" })).toEqual(["Canyon Outfitters"]);
  expect(await found({ company: "中村" })).toEqual(["F"]);
  for (const company of ["&", "'", "' | 'zeppelin", "the", "zeppelin"])
    expect(await found({ company }), company).toEqual([]);
});

test("jobTypeCondition matches one type", async () => {
  await insertJobs([
    { title: "A", jobType: "Seasonal" },
    { title: "B", jobType: "Full-time" },
    { title: "Seasonal Guide", jobType: null },
  ]);
  expect(await found({ jobType: "Seasonal" })).toEqual(["A"]);
  expect(await found({ jobType: "Volunteer" })).toEqual([]);
});

test("closingCondition needs an end date within the days", async () => {
  await insertJobs([
    { title: "today", validThrough: inDays(0.1) },
    { title: "in six days", validThrough: inDays(6) },
    { title: "in twenty days", validThrough: inDays(20) },
    { title: "unknown", validThrough: null, expiresAt: inDays(1) },
  ]);
  expect(await found({ closesWithin: 3 })).toEqual(["today"]);
  expect(await found({ closesWithin: 7 })).toEqual(["in six days", "today"]);
  expect(await found({ closesWithin: 30 })).toEqual(["in six days", "in twenty days", "today"]);
});

const spans = [
  { title: "day", startsOn: "2027-09-10", startsFrom: "2027-09-10" },
  { title: "month", startsOn: "2027-09-30", startsFrom: "2027-09-01" },
  { title: "season", startsOn: "2027-11-30", startsFrom: "2027-09-01" },
  { title: "not read again", startsOn: "2027-09-20", startsFrom: null },
  { title: "unknown", startsOn: null },
];

test("startCondition counts a stated month or season whole", async () => {
  await insertJobs(spans);
  const between = (startsFrom?: string, startsUntil?: string) => found({ startsFrom, startsUntil });
  expect(await between("2027-09-10", "2027-09-10")).toEqual(["day", "month", "season"]);
  expect(await between("2027-09-15", "2027-10-14")).toEqual(["month", "not read again", "season"]);
  expect(await between("2027-08-02", "2027-08-31")).toEqual([]);
  expect(await between("2027-10-01", "2027-10-30")).toEqual(["season"]);
  expect(await between("2027-09-11")).toEqual(["month", "not read again", "season"]);
  expect(await between(undefined, "2027-09-09")).toEqual(["month", "season"]);
  expect(await between("2027-09-30", "2027-09-01")).not.toContain("day");
});

test("startCondition finds what overlaps, for any days", async () => {
  await insertJobs(spans);
  const day = fc
    .integer({ min: 0, max: 150 })
    .map((n) => new Date(Date.UTC(2027, 7, 1) + n * dayMs).toISOString().slice(0, 10));
  await fc.assert(
    fc.asyncProperty(day, day, async (one, other) => {
      const [from = one, until = other] = [one, other].sort();
      const overlapping = spans.filter(
        ({ startsOn, startsFrom = startsOn }) =>
          startsOn && startsOn >= from && (startsFrom ?? startsOn) <= until,
      );
      expect(await found({ startsFrom: from, startsUntil: until })).toEqual(
        overlapping.map(({ title }) => title).sort(),
      );
    }),
    { numRuns: 25 },
  );
});

test("column conditions combine with words and posting dates", async () => {
  const subscriber = { kind: "subscriber", userId: "s" } as const;
  const wanted = { title: "River Guide", jobType: "Seasonal", validThrough: inDays(5) };
  await insertJob({ ...wanted, companyName: "Canyon Outfitters" });
  await insertJob({ ...wanted, title: "Cook", companyName: "Canyon Outfitters" });
  await insertJob({ ...wanted, companyName: "Moab Rafting" });
  await insertJob({ ...wanted, companyName: "Canyon Outfitters", validThrough: null });
  await insertJob({ ...wanted, companyName: "Canyon Outfitters", datePosted: inDays(-20) });
  const query: JobQuery = { company: "Canyon Outfitters", jobType: "Seasonal", closesWithin: 7, maxAge: 14 };
  expect(await found({ ...query, titles: ["guide"] }, subscriber)).toEqual(["River Guide"]);
  expect(await found(query)).toEqual(["Cook", "River Guide"]);
});
