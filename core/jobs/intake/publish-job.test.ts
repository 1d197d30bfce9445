import { eq, ne } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { expireJobs, removeDemoJobs } from "#core/jobs/intake/expire-jobs.ts";
import { publishJob, withdrawJob } from "#core/jobs/intake/publish-job.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

beforeEach(emptyDatabase);

const id = "1f6b1c52-6f2e-4d9f-9f0e-1c2d3e4f5a6b";
const now = new Date("2026-11-20T12:00:00Z");
const after = (days: number) => new Date(now.getTime() + days * dayMs);
const listing = (overrides: Partial<IncomingListing> = {}) =>
  incomingListing({ sourceId: id, datePosted: now, ...overrides });

async function publish(overrides: Partial<IncomingListing> = {}, until = after(30), at = now) {
  await inTransaction((tx) => publishJob(tx, { id, listing: listing(overrides), until }, at));
  return read();
}

async function read() {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  if (!job) throw new Error("there is no listing");
  return job;
}

test("publishJob uses the posting's id and its paid end", async () => {
  expect(await publish()).toMatchObject({
    id,
    source: "Featured",
    slug: "river-guide-moab-utah-us",
    usStates: ["UT"],
    datePosted: now,
    expiresAt: after(30),
    featuredUntil: after(30),
    validThrough: null,
    expiredAt: null,
    isDemo: false,
  });
  expect(await db.$count(jobSightings)).toBe(0);
});

test("publishJob keeps address and dates of an earlier publication", async () => {
  const before = await publish();
  expect(await publish({}, after(30), after(1))).toEqual(before);

  const changed = await publish({ title: "Head River Guide", datePosted: after(2) }, after(30), after(2));
  const { title, fingerprint, updatedAt, facets, searchWords, words, opening, ...rest } = changed;
  expect({ title, updatedAt }).toEqual({ title: "Head River Guide", updatedAt: after(2) });
  expect(before).toMatchObject(rest);
});

test("publishJob uses the company's spelling", async () => {
  await publish({ companyName: "Canyon outfitters" });
  expect(await publish({ companyName: "Canyon OutFitters" })).toMatchObject({
    companyName: "Canyon OutFitters",
  });
  await upsertJobs("test", [incomingListing({ sourceId: "7" })], {}, now);
  expect((await read()).companyName).toBe("Canyon OutFitters");
  await upsertJobs("test", [incomingListing({ sourceId: "8", title: "Cook" })], {}, now);
  await db.update(jobs).set({ companyName: "Canyon Outfitters" }).where(ne(jobs.id, id));
  expect((await publish({ companyName: "Canyon OutFitters" })).companyName).toBe("Canyon Outfitters");
});

test("publishJob does not count a renewal alone as a change", async () => {
  const before = await publish();
  expect(await publish({}, after(60), after(10))).toEqual({
    ...before,
    expiresAt: after(60),
    featuredUntil: after(60),
  });
  await inTransaction((tx) => withdrawJob(tx, { id, reason: "closed" }, after(20)));
  await inTransaction((tx) => withdrawJob(tx, { id, reason: "closed" }, after(21)));
  expect(await read()).toMatchObject({ expiredAt: after(20), updatedAt: now });
  expect(await publish({}, after(90), after(70))).toMatchObject({
    expiredAt: null,
    expiresAt: after(90),
    updatedAt: after(70),
    listedAt: before.listedAt,
  });
});

test("publishJob shows the place as typed and stores it for searches", async () => {
  const facts = { city: "Springdale", state: "Utah", countryCode: "US", lat: null, lon: null };
  expect(await publish({ places: [{ ...facts, text: "Zion Canyon" }] })).toMatchObject({
    location: "Zion Canyon",
    placesText: "zion canyon\nspringdale, utah",
    usStates: ["UT"],
  });
  const anywhere = { ...facts, city: null, state: null, text: "Remote (US)" };
  const remote = { places: [anywhere], hasRemote: true, workArrangement: "remote" as const };
  expect(await publish(remote)).toMatchObject({ location: "Remote (US)", countryCodes: ["US"] });
});

test.each([
  ["Northern California", "US", ["CA"]],
  ["Utah or Colorado", "US", ["CO", "UT"]],
  ["Harpers Ferry in West Virginia", "US", ["WV"]],
  ["The Washington, D.C. area", "US", []],
  ["Arkansasville", "US", []],
  ["Georgia", "GE", []],
])("publishJob reads the states of %j without a state field in %s", async (text, country, states) => {
  const facts = { city: null, state: null, countryCode: country, lat: null, lon: null };
  expect((await publish({ places: [{ ...facts, text }] })).usStates).toEqual(states);
});

test("publishJob uses only a state that is given", async () => {
  const facts = { city: null, state: "New Hampshire", countryCode: "US", lat: null, lon: null };
  expect((await publish({ places: [{ ...facts, text: "Mount Washington" }] })).usStates).toEqual(["NH"]);
});

test("publishJob never merges with a source's listing", async () => {
  const before = await publish();
  await upsertJobs("test", [incomingListing({ sourceId: "7" })], {}, after(1));
  await upsertJobs("demo", [incomingListing({ sourceId: "7" })], { isDemo: true }, after(1));
  expect(await db.$count(jobs)).toBe(3);
  await upsertJobs("test", [incomingListing({ sourceId: "7", closesAt: now })], {}, after(2));
  await removeDemoJobs();
  await expireJobs(after(29));
  expect(await read()).toEqual(before);

  await expireJobs(after(31));
  expect(await read()).toMatchObject({ expiredAt: after(31) });
});

test("publishJob wins over a simultaneous end", async () => {
  await publish();
  await inTransaction(async (tx) => {
    await publishJob(tx, { id, listing: listing(), until: after(60) }, after(31));
    const ending = expireJobs(after(31));
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { ending };
  }).then(({ ending }) => ending);
  expect(await read()).toMatchObject({ expiredAt: null, expiresAt: after(60) });
});

test("publishJob throws when the posting cannot be shown", async () => {
  await expect(publish({ title: "\u200b" })).rejects.toThrow("no title");
  expect(await db.$count(jobs)).toBe(0);
});
