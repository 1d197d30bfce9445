import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { closeMissing, expireJobs, removeDemoJobs } from "#core/jobs/intake/expire-jobs.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const monday = new Date("2026-11-16T06:00:00Z");
const later = (days: number) => new Date(monday.getTime() + days * dayMs);

beforeEach(emptyDatabase);

test("expireJobs ends a listing, which returns when it is seen again", async () => {
  await upsertJobs("test", [incomingListing()], {}, monday);
  expect(await expireJobs(later(29))).toBe(0);
  expect(await expireJobs(later(30))).toBe(1);
  expect(await expireJobs(later(30))).toBe(0);
  expect((await db.select().from(jobs))[0]).toMatchObject({ expiredAt: later(30) });
  await upsertJobs("test", [incomingListing()], {}, later(31));
  expect((await db.select().from(jobs))[0]).toMatchObject({ expiredAt: null, expiresAt: later(61) });
});

test("closeMissing forgives one absence and ends at the second", async () => {
  const feed = [
    incomingListing({ scope: "board" }),
    incomingListing({ sourceId: "2", scope: "board", title: "Cook" }),
  ];
  const elsewhere = incomingListing({ sourceId: "3", scope: "other board", title: "Driver" });
  await upsertJobs("test", [...feed, elsewhere], {}, monday);
  const fetch = async (listings: typeof feed, at: Date) => {
    await upsertJobs("test", listings, {}, at);
    return closeMissing("test", "board", at, null, at);
  };
  expect(await fetch(feed.slice(0, 1), later(1))).toBe(0);
  expect(await fetch(feed, later(2))).toBe(0);
  expect(await fetch(feed.slice(0, 1), later(3))).toBe(0);
  expect(await fetch(feed.slice(0, 1), later(4))).toBe(1);
  const gone = (await db.select().from(jobSightings)).filter((sighting) => sighting.goneAt !== null);
  expect(gone.map((sighting) => sighting.sourceId)).toEqual(["2"]);
});

test("closeMissing forgets an absence when the job returns changed", async () => {
  const versions = [{}, null, { title: "Head Guide" }, null];
  for (const [days, version] of versions.entries()) {
    if (version) await upsertJobs("test", [incomingListing({ scope: "board", ...version })], {}, later(days));
    expect(await closeMissing("test", "board", later(days), null, later(days))).toBe(0);
  }
});

test("removeDemoJobs removes demonstration jobs with their sightings", async () => {
  await upsertJobs("demo", [incomingListing()], { isDemo: true }, monday);
  const real = await insertJob();
  expect(await removeDemoJobs()).toBe(1);
  expect(await db.select().from(jobs)).toHaveLength(1);
  expect(await db.select().from(jobSightings).where(eq(jobSightings.jobId, real.id))).toHaveLength(0);
  expect(await db.select().from(jobSightings)).toHaveLength(0);
});
