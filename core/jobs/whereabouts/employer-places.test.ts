import { beforeEach, expect, test } from "vitest";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { jobs } from "#core/jobs/tables.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const now = new Date("2026-11-16T06:00:00Z");
const at = (sourceId: string, text: string, more: Partial<IncomingListing> = {}) =>
  incomingListing({ sourceId, title: `Guide ${sourceId}`, ...readPlaces([text]), ...more });
const store = (...listings: IncomingListing[]) => upsertJobs("test", listings, {}, now);
const locations = async () =>
  Object.fromEntries((await db.select().from(jobs)).map(({ title, location }) => [title, location]));

beforeEach(emptyDatabase);

test("placeAmongOthers resolves a bare name near other jobs of its batch", async () => {
  await store(at("1", "Portland"), at("2", "Bend, OR"), at("3", "Eugene, OR"));
  const [job] = (await db.select().from(jobs)).filter(({ title }) => title === "Guide 1");
  expect(job).toMatchObject({
    location: "Portland, Oregon",
    usStates: ["OR"],
    slug: "guide-1-portland-oregon-us",
  });
  expect(job?.placeWords).toContain("near:portland-or");
});

test("placeAmongOthers uses the employer's stored jobs, and nobody else's", async () => {
  await store(at("1", "Bath, ME"), at("2", "Bend, OR", { companyName: "Other Outfitters" }));
  await store(at("3", "Portland"), at("4", "Portland", { companyName: "Third Outfitters" }));
  expect(await locations()).toMatchObject({ "Guide 3": "Portland, Maine", "Guide 4": "Portland" });
});

test("placeAmongOthers does not count an unchanged place as a change", async () => {
  const batch = [at("1", "Portland"), at("2", "Bend, OR")];
  await store(...batch);
  expect(await store(...batch)).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
});

test("a park in the title places a job that its source puts in a state or nowhere", async () => {
  const title = "Seasonal Ranger - Olympic National Park";
  await store(
    at("1", "Washington State", { title }),
    at("2", "Various", { title: "Cook", companyName: "B" }),
  );
  expect(await locations()).toMatchObject({ [title]: "Olympic National Park, Washington" });
  await emptyDatabase();
  expect(await store(incomingListing({ title, places: [] }))).toMatchObject({ added: 1, skipped: {} });
  expect(await locations()).toEqual({ [title]: "Olympic National Park, Washington" });
});

test("a park of the unit comes before the title's", async () => {
  await store(at("1", "Washington State", { facts: { unit: "Mount Rainier National Park" } }));
  expect(await locations()).toEqual({ "Guide 1": "Mount Rainier National Park, Washington" });
});
