import { asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { factsOf } from "#core/jobs/facts/facts-of.ts";
import { cleanListing } from "#core/jobs/intake/clean-listing.ts";
import { closeMissing, expireSightings } from "#core/jobs/intake/expire-jobs.ts";
import { ownColumns } from "#core/jobs/intake/listing-rows.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { closeSender, liveTasks } from "#core/platform/tasks.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, first, moab } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { wordColumns } from "./merge-listings.ts";
import { jobPairs } from "./tables.ts";

const monday = new Date("2026-11-16T06:00:00Z");
const day = (days: number) => new Date(monday.getTime() + days * dayMs);

const text = `Lead half-day and full-day raft trips on the Colorado River for guests of all ages. You check boats and life
jackets each morning, give the safety talk, row or captain a paddle boat, and cook lunch on the beach. We train you in
swift water rescue before the season begins. You need a first aid card, a clean driving record and a friendly way with
people. Guides share a house at the river and get a pro deal on gear. Tips are good and the river is better.`;
const [greenhouse, search] = ["greenhouse", "active-jobs-db"];

const onBoard = (given: Partial<IncomingListing> = {}) =>
  incomingListing({
    sourceId: "b1",
    scope: "canyon",
    title: "Raft Guide",
    descriptionMd: `${text} Housing is provided.`,
    ...given,
  });
const found = (given: Partial<IncomingListing> = {}) =>
  incomingListing({
    ...{ sourceId: "s1", title: "Raft Guide 4711 - Moab, UT", descriptionMd: text, salary: null },
    ...{ url: "https://search.example.com/s1", applyUrl: "https://search.example.com/s1", ...given },
  });
const store = (source: string, listing: IncomingListing, now = monday) =>
  upsertJobs(source, [listing], {}, now);
const all = () => db.select().from(jobs).orderBy(asc(jobs.createdAt), asc(jobs.id));
const live = async () => (await all()).filter(({ expiredAt }) => expiredAt === null);
const pairs = () => db.select().from(jobPairs);
const sightingsOf = (id: string) => db.select().from(jobSightings).where(eq(jobSightings.jobId, id));

beforeEach(emptyDatabase);
afterAll(closeSender);

test("mergeDuplicates joins an opening of two sources, and the board's words and links lead", async () => {
  await store(search, found(), monday);
  const before = await first(db.select().from(jobs));
  await store(greenhouse, onBoard(), day(1));
  const [job, ...others] = await live();
  expect(others).toEqual([]);
  expect(job).toMatchObject({ id: before.id, slug: before.slug, listedAt: before.listedAt });
  expect(job).toMatchObject({
    title: "Raft Guide",
    salaryMax: 25,
    source: greenhouse,
    url: "https://jobs.example.com/1",
  });
  expect(await sightingsOf(before.id)).toHaveLength(2);
  expect(await pairs()).toMatchObject([{ jobId: before.id, doubts: [], verdict: null }]);
  expect((await factsOf([before.id], ["housing"])).has(before.id)).toBe(true);
});

test("mergeDuplicates keeps the board's words where the search comes later or changes", async () => {
  await store(greenhouse, onBoard(), monday);
  await store(search, found(), day(1));
  await store(search, found({ descriptionMd: `${text} Join us.` }), day(2));
  expect(await live()).toMatchObject([{ title: "Raft Guide", source: greenhouse }]);
  expect(await all()).toHaveLength(2);
  await store(greenhouse, onBoard({ salary: null }), day(3));
  expect(await live()).toMatchObject([{ salaryMax: null, source: greenhouse }]);
});

test("mergeDuplicates writes nothing where both sources show the same again", async () => {
  await store(greenhouse, onBoard(), monday);
  await store(search, found(), day(1));
  for (const [source, listing] of [
    [greenhouse, onBoard()],
    [search, found()],
  ] as const)
    expect(await store(source, listing, day(2))).toMatchObject({ unchanged: 1, updated: 0, added: 0 });
});

test("a merged listing lives while one source shows it", async () => {
  await store(greenhouse, onBoard(), monday);
  await store(search, found(), day(1));
  await closeMissing(greenhouse, "canyon", day(2), day(2), day(2));
  expect(await live()).toMatchObject([{ title: "Raft Guide", url: "https://search.example.com/s1" }]);
  expect(await expireSightings(search, ["s1"], day(3))).toBe(1);
  expect(await live()).toEqual([]);
});

test.each([
  [
    "place",
    {
      places: [
        { ...moab, text: "Durango, Colorado", city: "Durango", state: "Colorado", lat: 37.28, lon: -107.88 },
      ],
    },
  ],
  ["work", { title: "Lead Raft Guide" }],
  ["employer", { companyName: "River Runners" }],
  [
    "text",
    {
      descriptionMd:
        "Sell tickets, answer the phone and keep the shop tidy while boats are on the river all day long.",
    },
  ],
])("mergeDuplicates leaves openings of another %s apart", async (_, other) => {
  await store(greenhouse, onBoard(), monday);
  await store(search, found(other), day(1));
  expect(await live()).toHaveLength(2);
  expect(await pairs()).toEqual([]);
});

test("mergeDuplicates leaves two openings of one source apart, and asks which one another source shows", async () => {
  await store(greenhouse, onBoard(), monday);
  await store(greenhouse, onBoard({ sourceId: "b2", descriptionMd: `${text} Night crew.` }), monday);
  expect(await pairs()).toEqual([]);
  await store(search, found(), day(1));
  expect(await live()).toHaveLength(3);
  const both = Array(2).fill(["more than one opening fits"]);
  expect((await pairs()).map(({ doubts }) => doubts)).toEqual(both);
  await store(greenhouse, onBoard({ descriptionMd: `${text} Housing is free.` }), day(2));
  expect(await live()).toHaveLength(3);
  expect((await pairs()).map(({ doubts }) => doubts)).toEqual(both);
});

test.each([
  ["numbers in the titles differ", { title: "Raft Guide II - Moab, UT" }],
  ["the pay differs", { salary: { min: 30, max: 35, currency: "USD", unit: "hour" as const } }],
  ["the closing dates differ", { closesAt: new Date("2026-12-24") }],
  ["the job types differ", { jobType: "Internship" as const }],
])("mergeDuplicates asks a person where %s", async (doubt, other) => {
  await store(
    greenhouse,
    onBoard({ title: "Raft Guide I", jobType: "Full-time", closesAt: new Date("2026-12-01") }),
  );
  await store(search, found({ title: "Raft Guide I", ...other }), day(1));
  expect(await live()).toHaveLength(2);
  expect(await pairs()).toMatchObject([{ doubts: [doubt], verdict: null }]);
});

test("mergeDuplicates asks for what people saved to be moved, once a batch", async () => {
  await store(greenhouse, onBoard(), monday);
  await store(search, found(), day(1));
  const merged = (await all()).filter(({ mergedInto }) => mergedInto !== null);
  expect(await liveTasks("tracker.follow-merged")).toEqual([{ jobIds: merged.map(({ id }) => id) }]);
});

test("merged listings change places with all words that intake writes", () => {
  const clean = cleanListing(onBoard(), { source: greenhouse, isDemo: false }, monday);
  if (typeof clean === "string") throw new Error(clean);
  const { compared_version: _, ...words } = ownColumns(clean, []);
  expect([...wordColumns].sort()).toEqual([...Object.keys(words), "source", "expires_at"].sort());
});

test("mergeDuplicates separates what is no longer one opening", async () => {
  await store(greenhouse, onBoard(), monday);
  await store(search, found(), day(1));
  await store(search, found({ title: "Boat House Manager" }), day(2));
  expect((await live()).map(({ title }) => title)).toEqual(["Raft Guide", "Boat House Manager"]);
  expect(await pairs()).toEqual([]);
});
