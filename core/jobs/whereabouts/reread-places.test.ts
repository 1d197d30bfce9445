import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { rereadAllJobs } from "#core/jobs/reread-all-jobs.ts";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { rereadPlaces } from "#core/jobs/whereabouts/reread-places.ts";
import type { Place } from "#core/places/place.ts";
import { placesVersion, readPlaces } from "#core/places/reading/read-places.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertPostedJob, moab } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const now = new Date("2026-11-16T06:00:00Z");
/** Rows looked like this before there was a gazetteer. */
const old = (text: string, more: Partial<Place> = {}): Place => ({
  text,
  city: null,
  state: null,
  countryCode: null,
  lat: null,
  lon: null,
  ...more,
});
const oldBend = old("Bend, Oregon", { city: "Bend", state: "Oregon", countryCode: "US" });

beforeEach(emptyDatabase);

/** Stores a listing as an earlier version did. */
async function storedOld(places: Place[], more: Partial<IncomingListing> = {}) {
  await upsertJobs("test", [incomingListing({ places: [moab], ...more })], {}, now);
  await db.update(jobSightings).set({ places });
  await db.update(jobs).set({
    ...{ places, location: places[0]?.text, placesText: "old", placesVersion: 0 },
    ...{ placeWords: [], latitudes: [], longitudes: [], usStates: [], countryCodes: [], closingZone: null },
    ...{ city: places[0]?.city, state: places[0]?.state, countryCode: places[0]?.countryCode },
  });
  return onlyJob();
}

async function onlyJob() {
  const [job, another] = await db.select().from(jobs);
  if (!job || another) throw new Error("There is not one job.");
  return job;
}

test("rereadPlaces writes what intake writes, without new dates", async () => {
  const before = await storedOld([oldBend]);
  expect(await rereadPlaces()).toBe(1);
  expect(await rereadPlaces()).toBe(0);
  const after = await onlyJob();
  const { slug, datePosted, updatedAt, listedAt, createdAt, expiresAt, fingerprint } = before;
  expect(after).toMatchObject({ slug, datePosted, updatedAt, listedAt, createdAt, expiresAt, fingerprint });
  await emptyDatabase();
  await upsertJobs("test", [incomingListing(readPlaces(["Bend, OR"]))], {}, now);
  const written = await onlyJob();
  const read = (job: typeof written) => {
    const { location, city, state, countryCode, places, placesText, usStates, countryCodes } = job;
    const { placeWords, latitudes, longitudes, closingZone, placesVersion } = job;
    return {
      ...{ location, city, state, countryCode, places, placesText, usStates, countryCodes },
      ...{ placeWords, latitudes, longitudes, closingZone, placesVersion },
    };
  };
  expect(read(after)).toEqual(read(written));
  expect(after.placeWords).toContain("near:bend-or");
  expect(after.closingZone).toBe("America/Los_Angeles");
});

test("rereadPlaces keeps the zone that a source states, as another sync does", async () => {
  const facts = { closingZone: "America/New_York" };
  await storedOld([oldBend], { facts });
  await rereadPlaces();
  expect((await onlyJob()).closingZone).toBe("America/New_York");
  await upsertJobs(
    "test",
    [incomingListing({ ...readPlaces(["Bend, OR"]), facts, title: "Guide" })],
    {},
    now,
  );
  expect((await onlyJob()).closingZone).toBe("America/New_York");
  await upsertJobs("test", [incomingListing(readPlaces(["Lihue, HI"]))], {}, now);
  expect((await onlyJob()).closingZone).toBe("Pacific/Honolulu");
});

test("rereadPlaces updates each sighting's places", async () => {
  await storedOld([oldBend]);
  await rereadPlaces();
  const [sighting] = await db.select().from(jobSightings);
  expect(sighting?.places).toMatchObject([{ text: "Bend, Oregon", slug: "bend-or", lat: 44.06 }]);
});

test("rereadPlaces keeps a source's own point", async () => {
  await storedOld([{ ...oldBend, lat: 44.0123, lon: -121.3211 }]);
  await rereadPlaces();
  expect(await onlyJob()).toMatchObject({ latitudes: [44.0123], longitudes: [-121.3211] });
});

test("rereadPlaces turns texts into places where it can", async () => {
  await storedOld([old("Bend, OR"), old("The big river"), old("Multiple locations")]);
  await rereadPlaces();
  expect((await onlyJob()).places.map(({ text }) => text)).toEqual([
    "Bend, Oregon",
    "The big river",
    "Multiple locations",
  ]);
});

test("rereadPlaces uses parks of titles and the employer's other jobs", async () => {
  const utah = old("Utah", { state: "Utah", countryCode: "US" });
  const portland = old("Portland", { city: "Portland" });
  await storedOld([utah], { title: "Seasonal Ranger - Zion National Park" });
  await rereadPlaces();
  expect(await onlyJob()).toMatchObject({ location: "Zion National Park, Utah", usStates: ["UT"] });
  await emptyDatabase();
  const { id } = await storedOld([portland]);
  const { places } = readPlaces(["Bath, ME"]);
  await upsertJobs(
    "test",
    ["2", "3"].map((sourceId) => incomingListing({ sourceId, title: `Cook ${sourceId}`, places })),
    {},
    now,
  );
  await rereadPlaces();
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  expect(job).toMatchObject({ location: "Portland, Maine", placesVersion });
});

test("rereadPlaces keeps a paid posting's words", async () => {
  await insertPostedJob();
  const before = await onlyJob();
  await db.update(jobs).set({
    ...{ placesVersion: 0, placeWords: [], latitudes: [], longitudes: [] },
    places: before.places.map(({ kind: _, slug: __, ...place }) => ({ ...place, lat: null, lon: null })),
  });
  expect(await rereadPlaces()).toBe(1);
  expect(await onlyJob()).toEqual(before);
});

test("rereadPlaces skips ended listings", async () => {
  await storedOld([oldBend]);
  await db.update(jobs).set({ expiredAt: now });
  expect(await rereadPlaces()).toBe(0);
});

test("rereadAllJobs stops when the worker closes, and continues later", async () => {
  await storedOld([oldBend]);
  await db.update(jobs).set({ readVersion: 0 });
  expect(await rereadAllJobs(AbortSignal.abort())).toBe(0);
  // Its facts, its places, and what other listings it is alike to.
  expect(await rereadAllJobs()).toBe(3);
  expect(await rereadAllJobs()).toBe(0);
});

test("rereadPlaces reads more listings than a batch holds", async () => {
  const many = Array.from({ length: 450 }, (_, n) =>
    incomingListing({ sourceId: `${n}`, title: `Guide ${n}` }),
  );
  await upsertJobs("test", many, {}, now);
  await db.execute(sql`update jobs set places_version = 1`);
  expect([await rereadPlaces(), await rereadPlaces(), await rereadPlaces(), await rereadPlaces()]).toEqual([
    200, 200, 50, 0,
  ]);
});
