import { asc, eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { expireSightings } from "#core/jobs/intake/expire-jobs.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { runs } from "#test/runs.ts";

const monday = new Date("2026-11-16T06:00:00Z");
const later = (days: number) => new Date(monday.getTime() + days * dayMs);
const long =
  "Look after the boat house, the trailers and everything that floats, all summer long and into the autumn.";

const upsert = (listings: IncomingListing[], now = monday) => upsertJobs("test", listings, {}, now);
const live = () => db.select().from(jobs).where(isNull(jobs.expiredAt));
const liveIds = async () => (await live()).map((job) => job.id).sort();

beforeEach(emptyDatabase);

const says = (sourceId: string, descriptionMd: string) => incomingListing({ sourceId, descriptionMd });
const texts = [1, 2].map((number) => `${long} This is text number ${number} of two.`) as [string, string];

async function shown() {
  const rows = await db
    .select({ sourceId: jobSightings.sourceId, job: jobs })
    .from(jobSightings)
    .innerJoin(jobs, eq(jobs.id, jobSightings.jobId))
    .where(isNull(jobSightings.goneAt))
    .orderBy(asc(jobSightings.sourceId));
  expect(rows.every(({ job }) => job.expiredAt === null)).toBe(true);
  return Object.fromEntries(rows.map(({ sourceId, job }) => [sourceId, job.description]));
}

test("planWrites keeps two listings when a text moves to another job", async () => {
  await upsert([says("1", texts[0])]);
  const before = await liveIds();
  const result = await upsert([says("1", texts[1]), says("2", texts[0])], later(1));
  expect(result).toMatchObject({ added: 1, updated: 1, expired: 0 });
  expect(await live()).toHaveLength(2);
  expect(await shown()).toEqual({ 1: texts[1], 2: texts[0] });
  const kept = (await live()).find((job) => before.includes(job.id));
  expect(kept?.description).toBe(texts[1]);
});

test("planWrites keeps two addresses when two jobs swap texts", async () => {
  await upsert([says("1", texts[0]), says("2", texts[1])]);
  const before = await liveIds();
  const result = await upsert([says("1", texts[1]), says("2", texts[0])], later(1));
  expect(result).toMatchObject({ added: 0, updated: 2, expired: 0 });
  expect(await liveIds()).toEqual(before);
  expect(await shown()).toEqual({ 1: texts[1], 2: texts[0] });
});

test("planWrites gives a returning job its own listing", async () => {
  await upsert([says("1", texts[0]), says("2", texts[0])]);
  await expireSightings("test", ["1"], later(1));
  await upsert([says("2", texts[1])], later(2));
  await upsert([says("1", texts[0])], later(3));
  expect(await shown()).toEqual({ 1: texts[0], 2: texts[1] });
});

test("planWrites joins a returning job to another source's listing", async () => {
  await upsert([says("1", texts[0])]);
  const before = await liveIds();
  await expireSightings("test", ["1"], later(1));
  await upsertJobs("elsewhere", [says("7", texts[0])], {}, later(2));
  await upsert([says("1", texts[0])], later(3));
  expect(await liveIds()).toEqual(before);
  expect(await shown()).toEqual({ 1: texts[0], 7: texts[0] });
});

test("planWrites keeps one listing for each text through all changes", async () => {
  const alphabet = ["a", "b", "c", "d"];
  const round = fc.record({
    seen: fc.uniqueArray(fc.tuple(fc.nat(4), fc.nat(3)), { selector: ([id]) => id }),
    gone: fc.uniqueArray(fc.nat(4), { maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 2, maxLength: 5 }), async (rounds) => {
      await emptyDatabase();
      const expected = new Map<string, string>();
      for (const [at, { seen, gone }] of rounds.entries()) {
        const feed = seen.map(([id, text]) => says(String(id), `${long} ${alphabet[text]}`));
        await upsert([...feed, ...feed.slice(0, 2)], later(at));
        for (const listing of feed) expected.set(listing.sourceId, listing.descriptionMd);
        await expireSightings("test", gone.map(String), later(at));
        for (const id of gone) expected.delete(String(id));
        expect(await shown()).toEqual(Object.fromEntries(expected));
        expect(await live()).toHaveLength(new Set(expected.values()).size);
      }
    }),
    { numRuns: runs(60) },
  );
}, 30_000);
