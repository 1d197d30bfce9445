import { beforeEach, expect, test } from "vitest";
import { clearJobCaches, refreshJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { findPlace } from "#core/places/find-places.ts";
import { listParks } from "#core/places/parks.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs, hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertJobs, moab } from "#test/factories.ts";
import { countNear } from "./count-near.ts";
import { parkFigures } from "./park-figures.ts";
import { findParkPage, listParkPages } from "./park-pages.ts";
import { surveyParks, surveyParksHourly } from "./survey-parks.ts";
import { parkPages } from "./tables.ts";

const arches = "arches-national-park-ut";
const canyonlands = "canyonlands-national-park-ut";
const estesPark = {
  ...moab,
  text: "Estes Park, Colorado",
  city: "Estes Park",
  state: "Colorado",
  lat: 40.377,
  lon: -105.521,
};

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

function some(count: number, employers: number, job: Parameters<typeof insertJobs>[0][number] = {}) {
  return Array.from({ length: count }, (_, at) => ({ companyName: `Outfitter ${at % employers}`, ...job }));
}

test("listParks lists each park and ski area once", () => {
  const parks = listParks();
  expect(parks.length).toBeGreaterThan(750);
  expect(new Set(parks.map(({ slug }) => slug)).size).toBe(parks.length);
  for (const { slug } of parks) expect(findPlace(slug)?.slug).toBe(slug);
});

test("countNear counts each live job once, as lists do", async () => {
  await insertJobs([
    ...some(4, 2),
    // Two places are in the circle, one is in another.
    { companyName: "Outfitter 2", places: [moab, { ...moab, lat: 38.6 }, estesPark] },
    { companyName: "Paid", featuredUntil: new Date(Date.now() + dayMs) },
    { companyName: "Aside", aside: "pays" },
    { companyName: "Ended", expiresAt: new Date(Date.now() - 1000) },
    { companyName: "Far", places: [estesPark] },
    { companyName: "Nowhere", places: [{ ...moab, lat: null, lon: null }] },
  ]);
  const places = [arches, "rocky-mountain-national-park-co"].map((slug) => {
    const place = findPlace(slug);
    if (!place) throw new Error(`${slug} is unknown`);
    return place;
  });
  const { jobs, employers, shared } = await countNear(places, 50, new Date());
  expect([...jobs]).toEqual([6, 2]);
  expect(employers).toEqual([4, 2]);
  expect(shared(0, 1)).toBe(1);
  for (const [at, { slug, label }] of places.entries()) {
    const figures = await parkFigures({ near: { slug, label }, within: 50 });
    expect([figures.jobs, figures.employers]).toEqual([jobs[at], employers[at]]);
  }
});

test("surveyParks gives parks with the same jobs one page", async () => {
  await insertJobs([...some(10, 3), ...some(9, 3, { places: [estesPark] })]);
  await surveyParks();
  expect(await findParkPage("rocky-mountain-national-park-co")).toBeNull();
  const found = [await findParkPage(arches), await findParkPage(canyonlands)];
  const page = found.find((each) => each?.kind === "page");
  if (page?.kind !== "page") throw new Error("neither has a page");
  expect(found).toContainEqual({ kind: "shared", slug: page.page.park.slug });
  expect(page.page.name).toMatch(/^(Arches and Canyonlands|Canyonlands and Arches)$/);
  expect(await listParkPages()).toEqual([page.page]);
});

test("surveyParks shares no page between parks far apart", async () => {
  await insertJobs(some(10, 3, { places: [moab, estesPark] }));
  await surveyParks();
  const pages = await listParkPages();
  expect(pages.map(({ park }) => park.state).sort()).toEqual(["CO", "UT"]);
});

test("a park page short of jobs leaves the lists at once and search engines after fourteen days", async () => {
  const jobs = await insertJobs(some(10, 3));
  await surveyParks();
  const [page] = await listParkPages();
  if (!page) throw new Error("there is no page");
  await db.execute(`update jobs set expired_at = now() where id = '${jobs[0]?.id}'`);
  for (const [days, isIndexed] of [
    [13, true],
    [15, false],
  ] as const) {
    await surveyParks(new Date(Date.now() - days * dayMs));
    await surveyParks();
    expect(await listParkPages()).toEqual([]);
    expect(await findParkPage(page.park.slug)).toMatchObject({
      page: { isAbove: false, isIndexed, jobs: 9 },
    });
    await db.delete(parkPages);
    await db.execute("update jobs set expired_at = null");
    await surveyParks(new Date(Date.now() - 20 * dayMs));
    await db.execute(`update jobs set expired_at = now() where id = '${jobs[0]?.id}'`);
  }
});

test("surveyParksHourly runs hourly, and at once without any page", async () => {
  const now = new Date();
  await surveyParksHourly(now);
  expect(await listParkPages()).toEqual([]);
  await insertJobs(some(10, 3));
  await surveyParksHourly(now);
  expect(await listParkPages()).toHaveLength(1);
  await db.execute("update jobs set expired_at = now()");
  const counted = async () => (await db.select().from(parkPages)).map(({ jobs }) => jobs);
  await surveyParksHourly(new Date(now.getTime() + hourMs / 2));
  expect(await counted()).toContain(10);
  await surveyParksHourly(new Date(now.getTime() + hourMs));
  expect(new Set(await counted())).toEqual(new Set([0]));
});

test("parkFigures counts what jobs state", async () => {
  const pay = { salaryCurrency: "USD", salaryUnit: "hour" as const };
  await insertJobs([
    {
      ...pay,
      salaryMin: 15,
      salaryMax: 18,
      category: "Parks",
      factWords: ["start:2027-05", "start:2027-06", "season:summer"],
    },
    {
      ...pay,
      salaryMin: null,
      salaryMax: 25,
      category: "Parks",
      factWords: ["start:2027-05", "housing:provided"],
    },
    {
      ...pay,
      salaryMin: 90,
      salaryCurrency: "CAD",
      category: "Guiding",
      factWords: ["start:2026-01", "housing:at-a-cost"],
    },
    { salaryMin: 60_000, salaryMax: null, salaryCurrency: "USD", salaryUnit: "year" },
    { salaryMin: 5, salaryCurrency: "USD", salaryUnit: null },
  ]);
  const figures = await parkFigures(
    { near: { slug: arches, label: "Arches National Park" }, within: 50 },
    new Date("2026-11-23T12:00:00Z"),
  );
  expect(figures).toEqual({
    jobs: 5,
    employers: 1,
    kinds: [
      { kind: "Parks", jobs: 2 },
      { kind: "guiding", jobs: 2 },
      { kind: "Guiding", jobs: 1 },
    ].sort((a, b) => b.jobs - a.jobs || (a.kind < b.kind ? -1 : 1)),
    pay: {
      hour: { jobs: 2, low: 15, high: 25, middle: 25 },
      year: { jobs: 1, low: 60_000, high: 60_000, middle: 60_000 },
    },
    starts: [
      { month: "2027-05", jobs: 2 },
      { month: "2027-06", jobs: 1 },
    ],
    stated: { start: 3, summer: 1, winter: 0, housing: 2, housed: 1 },
  });
});

test("parkFigures serves the figures of before while it reads new ones", async () => {
  const query = { near: { slug: arches, label: "Arches National Park" }, within: 50 as const };
  await insertJobs(some(3, 1));
  expect((await parkFigures(query)).jobs).toBe(3);
  await insertJobs(some(2, 1, { title: "Camp cook" }));
  refreshJobCaches();
  expect((await parkFigures(query)).jobs).toBe(3);
  await expect.poll(async () => (await parkFigures(query)).jobs).toBe(5);
  clearJobCaches();
  expect((await parkFigures(query)).jobs).toBe(5);
});
