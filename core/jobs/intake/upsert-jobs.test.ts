import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { expireSightings } from "#core/jobs/intake/expire-jobs.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import type { Place } from "#core/places/place.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, moab } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { runs } from "#test/runs.ts";

const monday = new Date("2026-11-16T06:00:00Z");
const later = (days: number) => new Date(monday.getTime() + days * dayMs);
const durango: Place = {
  text: "Durango, Colorado",
  city: "Durango",
  state: "Colorado",
  countryCode: "US",
  lat: null,
  lon: null,
};
const other =
  "Look after the boat house, the trailers and everything that floats, all summer long and well into the autumn.";

const upsert = (listings: IncomingListing[], now = monday) => upsertJobs("test", listings, {}, now);
const allJobs = () => db.select().from(jobs).orderBy(asc(jobs.createdAt), asc(jobs.title));
const live = async () => (await allJobs()).filter((job) => job.expiredAt === null);
async function onlyJob() {
  const rows = await live();
  expect(rows).toHaveLength(1);
  return rows[0] as (typeof rows)[number];
}

beforeEach(emptyDatabase);

describe("upsertJobs, a new listing", () => {
  test("is stored with everything that lists and filters need", async () => {
    expect(await upsert([incomingListing({ title: " RIVER  GUIDE LEAD " })])).toMatchObject({
      added: 1,
      skipped: {},
    });
    expect(await onlyJob()).toMatchObject({
      title: "River Guide Lead",
      slug: "river-guide-lead-moab-utah-us",
      companySlug: "canyon-outfitters",
      location: "Moab, Utah",
      countryCode: "US",
      usStates: ["UT"],
      countryCodes: ["US"],
      placesText: "moab, utah",
      category: "Water & Rafting",
      salaryYearly: 25 * 2080,
      description: "Lead day trips on the Colorado and look after guests, boats and lunch.\nRow\nCook",
      datePosted: new Date("2026-11-01T10:00:00Z"),
      expiresAt: later(30),
      validThrough: null,
      source: "test",
      isDemo: false,
    });
  });

  test("of remote work without a place is shown as Remote", async () => {
    await upsert([incomingListing({ places: [], workArrangement: "remote" })]);
    expect(await onlyJob()).toMatchObject({
      location: "Remote",
      hasRemote: true,
      slug: "river-guide-remote",
      places: [],
    });
  });

  test("with a bare end date lasts to the end of that day in all of the US", async () => {
    const bareDay = [incomingListing({ closesAt: new Date("2026-12-01T00:00:00Z") })];
    await upsert(bareDay);
    expect(await onlyJob()).toMatchObject({
      validThrough: new Date("2026-12-01T23:59:59.999Z"),
      expiresAt: new Date("2026-12-02T12:00:00Z"),
    });
    expect(await upsert(bareDay, new Date("2026-12-02T11:00:00Z"))).toMatchObject({ unchanged: 1 });
    expect(await upsert(bareDay, new Date("2026-12-02T12:00:00Z"))).toMatchObject({ expired: 1 });
  });

  test("ends with its season, though its source still shows it", async () => {
    const facts = { seasonStart: "2026-05-01", seasonEnd: "2026-11-20", positions: 4 };
    await upsert([incomingListing({ facts })]);
    const end = new Date("2026-11-21T12:00:00Z");
    expect(await onlyJob()).toMatchObject({ sourceFacts: facts, validThrough: null, expiresAt: end });
    expect(await upsert([incomingListing({ facts })], later(2))).toMatchObject({ unchanged: 1 });
    expect((await onlyJob()).expiresAt).toEqual(end);
    expect(await upsert([incomingListing({ facts })], later(6))).toMatchObject({ expired: 1 });
    expect(await live()).toEqual([]);
  });

  test("at a place called Remote is remote work, and hybrid beside a town", async () => {
    const remote = { ...moab, text: "Remote, United States", city: "Remote", state: null };
    await upsert([incomingListing({ places: [remote] })]);
    expect(await onlyJob()).toMatchObject({
      location: "Remote",
      hasRemote: true,
      workArrangement: "remote",
      countryCodes: ["US"],
      slug: "river-guide-remote",
    });
    await upsert([incomingListing({ places: [moab, { ...remote, countryCode: null }] })]);
    expect(await onlyJob()).toMatchObject({
      location: "Moab, Utah",
      workArrangement: "hybrid",
      hasRemote: true,
    });
  });

  test("that cannot be shown is left out, with the reason", async () => {
    const result = await upsert([
      incomingListing({ sourceId: "a", title: " \u200b " }),
      incomingListing({ sourceId: "b", companyName: "" }),
      incomingListing({ sourceId: "c", places: [] }),
      incomingListing({ sourceId: "d", closesAt: new Date("2026-11-01T12:00:00Z") }),
      incomingListing({ sourceId: "" }),
      incomingListing({ sourceId: "e" }),
      incomingListing({ sourceId: "e" }),
    ]);
    expect(result).toMatchObject({
      added: 1,
      skipped: {
        "no title": 1,
        "no company": 1,
        "no place": 1,
        "already closed": 1,
        "no id": 1,
        repeated: 1,
      },
    });
  });

  test("loses addresses that could run a script or carry credentials", async () => {
    await upsert([
      incomingListing({
        url: "javascript:alert(1)",
        applyUrl: "https://a:b@example.com",
        companyLogoUrl: "data:image/svg+xml,x",
      }),
    ]);
    expect(await onlyJob()).toMatchObject({ url: null, applyUrl: null, companyLogoUrl: null });
  });

  test("with null bytes and broken characters does not stop the others", async () => {
    const result = await upsert([
      incomingListing({ sourceId: "a", descriptionMd: "bad \0 \ud800 text", title: "A\0B\udc00" }),
      incomingListing({ sourceId: "b", title: "Cook" }),
    ]);
    expect(result.added).toBe(2);
  });
});

describe("upsertJobs, the same feed again", () => {
  test("changes only when it was seen", async () => {
    const feed = [incomingListing(), incomingListing({ sourceId: "2", title: "Cook" })];
    await upsert(feed);
    const before = await allJobs();
    expect(await upsert(feed, later(1))).toMatchObject({ added: 0, updated: 0, unchanged: 2, expired: 0 });
    expect(await allJobs()).toEqual(before);
    const [sighting] = await db.select().from(jobSightings);
    expect(sighting).toMatchObject({ firstSeenAt: monday, lastSeenAt: later(1) });
  });

  test("moves the assumed end only when fewer than 23 days are left", async () => {
    await upsert([incomingListing()]);
    await upsert([incomingListing()], later(6));
    expect((await onlyJob()).expiresAt).toEqual(later(30));
    await upsert([incomingListing()], later(8));
    expect((await onlyJob()).expiresAt).toEqual(later(38));
    expect((await onlyJob()).updatedAt).toEqual(monday);
  });

  test("never moves an end date that the source gave", async () => {
    const feed = [incomingListing({ closesAt: later(10) })];
    await upsert(feed);
    await upsert(feed, later(9));
    expect((await onlyJob()).expiresAt).toEqual(later(10));
    expect(await upsert(feed, later(11))).toMatchObject({
      unchanged: 0,
      expired: 1,
      skipped: { "already closed": 1 },
    });
    expect(await live()).toHaveLength(0);
  });

  test("ignores changes of the posting date", async () => {
    await upsert([incomingListing()]);
    const moved = incomingListing({ datePosted: later(1) });
    expect(await upsert([moved], later(2))).toMatchObject({ unchanged: 1 });
    expect((await onlyJob()).datePosted).toEqual(new Date("2026-11-01T10:00:00Z"));
  });

  test("dates demonstration jobs again", async () => {
    await upsertJobs("test", [incomingListing()], { isDemo: true }, monday);
    await upsertJobs("test", [incomingListing({ datePosted: monday })], { isDemo: true }, later(1));
    expect(await onlyJob()).toMatchObject({ isDemo: true, datePosted: monday });
  });
});

describe("upsertJobs, a changed job", () => {
  test("changes its listing in place and keeps its address and first date", async () => {
    await upsert([incomingListing()]);
    const before = await onlyJob();
    const changed = incomingListing({
      title: "Senior River Guide",
      places: [durango],
      descriptionMd: other,
      datePosted: later(1),
    });
    expect(await upsert([changed], later(1))).toMatchObject({ added: 0, updated: 1 });
    expect(await onlyJob()).toMatchObject({
      id: before.id,
      slug: before.slug,
      datePosted: before.datePosted,
      title: "Senior River Guide",
      location: "Durango, Colorado",
      usStates: ["CO"],
      description: other,
      updatedAt: later(1),
    });
  });

  test("returns when it is shown again", async () => {
    await upsert([incomingListing()]);
    const { id } = await onlyJob();
    expect(await expireSightings("test", ["1"], later(1))).toBe(1);
    expect(await live()).toHaveLength(0);
    expect(await upsert([incomingListing()], later(2))).toMatchObject({ added: 0, updated: 1 });
    expect(await onlyJob()).toMatchObject({ id, updatedAt: later(2) });
  });

  test("returns changed as the same listing", async () => {
    await upsert([incomingListing()]);
    const { id } = await onlyJob();
    await expireSightings("test", ["1"], later(1));
    await upsert([incomingListing({ descriptionMd: other })], later(2));
    expect((await onlyJob()).id).toBe(id);
  });
});

describe("upsertJobs, one job in several places", () => {
  const twins = [incomingListing(), incomingListing({ sourceId: "2", places: [durango] })];

  test("is one listing with all its places", async () => {
    expect(await upsert(twins)).toMatchObject({ added: 1, updated: 1 });
    const job = await onlyJob();
    expect(job.places.map((place) => place.text)).toEqual(["Moab, Utah", "Durango, Colorado"]);
    expect(job).toMatchObject({
      usStates: ["CO", "UT"],
      placesText: "moab, utah\ndurango, colorado",
      location: "Moab, Utah",
    });
  });

  test("is one listing when another source finds it later", async () => {
    await upsert([incomingListing()]);
    expect(
      await upsertJobs("elsewhere", [incomingListing({ places: [durango] })], {}, later(1)),
    ).toMatchObject({ added: 0, updated: 1 });
    expect((await onlyJob()).usStates).toEqual(["CO", "UT"]);
  });

  test("loses the place of a sighting that has ended, and ends with the last one", async () => {
    await upsert(twins);
    expect(await expireSightings("test", ["1", "unknown"], later(1))).toBe(0);
    expect(await onlyJob()).toMatchObject({ location: "Durango, Colorado", usStates: ["CO"] });
    expect(await expireSightings("test", ["2"], later(2))).toBe(1);
  });

  test("shows the addresses of its oldest live sighting", async () => {
    const at = (name: string) => ({
      url: `https://${name}.example.com/`,
      applyUrl: `https://${name}.example.com/apply`,
    });
    await upsert([incomingListing({ sourceId: "9", ...at("first") })]);
    const second = incomingListing({ places: [durango], ...at("second") });
    await upsert([second], later(1));
    expect(await onlyJob()).toMatchObject(at("first"));
    await upsert([{ ...second, ...at("moved") }], later(2));
    expect(await onlyJob()).toMatchObject(at("first"));
    await expireSightings("test", ["9"], later(3));
    expect(await onlyJob()).toMatchObject({ ...at("moved"), updatedAt: later(3) });
  });

  test("splits when one of them changes", async () => {
    await upsert(twins);
    const changed = incomingListing({ sourceId: "2", places: [durango], descriptionMd: other });
    expect(await upsert([changed], later(1))).toMatchObject({ added: 1, updated: 0 });
    const rows = await live();
    expect(rows.map((job) => job.location).sort()).toEqual(["Durango, Colorado", "Moab, Utah"]);
  });

  test("stays one, at its old address, when all change alike, together or one after the other", async () => {
    await upsert(twins);
    const { id } = await onlyJob();
    const changed = (text: string) => twins.map((twin) => ({ ...twin, descriptionMd: text }));
    await upsert(changed(other), later(1));
    expect((await onlyJob()).id).toBe(id);
    for (const listing of changed(`${other} Apply soon.`)) await upsert([listing], later(2));
    expect(await onlyJob()).toMatchObject({ id, usStates: ["CO", "UT"] });
  });

  test("stays separate from another text with the same title", async () => {
    expect(
      await upsert([incomingListing(), incomingListing({ sourceId: "2", descriptionMd: other })]),
    ).toMatchObject({ added: 2 });
  });

  test("stays separate without a telling text", async () => {
    const silent = [
      incomingListing({ descriptionMd: "" }),
      incomingListing({ sourceId: "2", descriptionMd: "" }),
    ];
    expect(await upsert(silent)).toMatchObject({ added: 2 });
  });

  test("stays separate from a demonstration job", async () => {
    await upsertJobs("test", [incomingListing()], { isDemo: true }, monday);
    expect(await upsertJobs("elsewhere", [incomingListing()], {}, monday)).toMatchObject({ added: 1 });
  });
});

test("upsertJobs makes no twins in simultaneous runs", async () => {
  const feed = Array.from({ length: 40 }, (_, i) =>
    incomingListing({ sourceId: String(i), title: `Guide ${i % 20}` }),
  );
  await Promise.all(["a", "b", "c"].map((source) => upsertJobs(source, feed, {}, monday)));
  expect(await live()).toHaveLength(20);
  expect(await db.select().from(jobSightings).where(eq(jobSightings.source, "b"))).toHaveLength(40);
});

test("upsertJobs ignores order and repetition of a feed", async () => {
  const feed = Array.from({ length: 9 }, (_, i) =>
    incomingListing({
      sourceId: String(i),
      title: `Guide ${i % 4}`,
      places: [i % 2 ? durango : moab],
      datePosted: new Date(Date.UTC(2026, 10, 1 + i)),
      companyLogoUrl: `https://example.com/${i}.png`,
    }),
  );
  const stored = async () =>
    (await db.select().from(jobs).orderBy(asc(jobs.title))).map(({ id, listedAt, ...job }) => job);
  await upsert(feed);
  const expected = await stored();
  const shuffled = fc.tuple(
    fc.shuffledSubarray(feed, { minLength: feed.length }),
    fc.array(fc.constantFrom(...feed), { maxLength: 5 }),
  );
  await fc.assert(
    fc.asyncProperty(shuffled, async ([order, repeated]) => {
      await emptyDatabase();
      await upsert([...order, ...repeated]);
      expect(await stored()).toEqual(expected);
    }),
    { numRuns: runs(25) },
  );
});
