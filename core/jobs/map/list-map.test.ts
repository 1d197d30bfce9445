import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { countLimit } from "#core/jobs/list/find-jobs.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import type { ListScope } from "#core/jobs/query/list-jobs.ts";
import { anonymous, type Viewer } from "#core/jobs/viewer.ts";
import { db } from "#core/platform/db.server.ts";
import { copyJob, emptyDatabase, insertJob, insertJobs, moab } from "#test/factories.ts";
import { listMap, searchMap, stateMap } from "./list-map.ts";
import { prepareMaps } from "./read-map.ts";

const subscriber: Viewer = { kind: "subscriber", userId: "test" };
const denver = {
  ...moab,
  text: "Denver, Colorado",
  city: "Denver",
  state: "Colorado",
  lat: 39.74,
  lon: -104.99,
};
const homer = { ...moab, text: "Homer, Alaska", city: "Homer", state: "Alaska", lat: 59.64, lon: -151.54 };
const sanJuan = {
  ...moab,
  text: "San Juan, Puerto Rico",
  city: "San Juan",
  state: "Puerto Rico",
  lat: 18.47,
  lon: -66.11,
};
const vancouver = {
  ...moab,
  ...{ text: "Vancouver, British Columbia", city: "Vancouver", state: "British Columbia" },
  ...{ countryCode: "CA", lat: 49.28, lon: -123.12 },
};
const utah = { ...moab, text: "Utah", city: null, kind: "state" as const };

const inUtah = { usStates: ["UT"] };
const inColorado = { places: [denver], usStates: ["CO"] };

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

function map(query: JobQuery = {}, asked: { viewer?: Viewer; part?: string; scope?: ListScope } = {}) {
  return listMap({ scope: "all", query, viewer: subscriber, part: null, ...asked });
}

async function circles(query: JobQuery = {}, asked: Parameters<typeof map>[1] = {}) {
  return (await map(query, asked)).circles.map(({ jobs, near }) => [jobs, near.slug, near.within]);
}

test("listMap names the circles of a state after its own places", async () => {
  const border = { ...moab, text: "Colorado", city: null, state: "Colorado", lat: 37.02, lon: -108.25 };
  await insertJobs([{ places: [border], usStates: ["CO"] }]);
  const [known] = (await map()).circles;
  expect(known?.near.slug).toMatch(/-nm$/);
  const [ofState] = (await map({}, { part: "co" })).circles;
  expect(ofState?.near.slug).toMatch(/-co$/);
});

test("listMap has a circle for each place, named after it, the largest first", async () => {
  await insertJobs([inColorado, inUtah, inUtah, { places: [homer], usStates: ["AK"] }]);
  expect(await circles()).toEqual([
    [2, "moab-ut", 10],
    [1, "homer-ak", 10],
    [1, "denver-co", 10],
  ]);
  const { said, states, viewBox, state } = await map();
  expect(said).toEqual(["4 of 4 jobs on the map"]);
  expect(states.map(({ code, jobs }) => [code, jobs])).toEqual([
    ["UT", 2],
    ["AK", 1],
    ["CO", 1],
  ]);
  expect([viewBox, state]).toEqual(["-640 60 10300 6040", null]);
});

test("listMap leads to all of a state when no list circle is as large as the map's", async () => {
  const nome = { ...homer, text: "Nome, Alaska", city: "Nome", lat: 64.5, lon: -165.4 };
  const bethel = { ...homer, text: "Bethel, Alaska", city: "Bethel", lat: 60.79, lon: -161.76 };
  await insertJobs([
    { places: [bethel], usStates: ["AK"] },
    { places: [nome], usStates: ["AK"] },
  ]);
  expect((await circles()).map(([jobs, , within]) => [jobs, within])).toEqual([[2, "state"]]);
});

test("listMap says how many jobs are elsewhere or have no place", async () => {
  await insertJobs([
    inUtah,
    { places: [vancouver], usStates: [], countryCodes: ["CA"] },
    { places: [sanJuan], usStates: ["PR"] },
    { places: [utah], ...inUtah },
    { places: [], usStates: [], countryCodes: [], workArrangement: "remote" },
  ]);
  const { said, circles, states } = await map();
  expect(said).toEqual([
    "1 of 5 jobs on the map",
    "Outside the US: 1",
    "US islands: 1",
    "No place on the map: 2",
  ]);
  expect(circles).toHaveLength(1);
  expect(states).toEqual([
    { code: "UT", name: "Utah", jobs: 2, isDrawn: true },
    { code: "PR", name: "Puerto Rico", jobs: 1, isDrawn: false },
  ]);
});

test("listMap counts a job of several places once in each circle, without its places abroad", async () => {
  const several = { places: [moab, denver, vancouver], usStates: ["CO", "UT"], countryCodes: ["CA", "US"] };
  await insertJobs([several, { places: [moab, { ...moab, lat: 38.6 }], ...inUtah }]);
  expect(await circles()).toEqual([
    [2, "moab-ut", 10],
    [1, "denver-co", 10],
  ]);
  expect((await map()).said).toEqual(["2 of 2 jobs on the map"]);
});

test("listMap counts featured jobs, but no ended jobs or jobs left out of lists", async () => {
  await insertJobs([
    { ...inUtah, featuredUntil: new Date(Date.now() + 1e8) },
    { ...inUtah, aside: "pays" },
    { ...inUtah, expiredAt: new Date() },
    inUtah,
  ]);
  expect(await circles()).toEqual([[2, "moab-ut", 10]]);
  expect(await circles({ location: "Utah" })).toEqual([[2, "moab-ut", 10]]);
});

test("listMap shows visitors without a subscription all open jobs that meet their filters", async () => {
  await insertJobs(Array.from({ length: 12 }, (_, i) => ({ ...inUtah, title: i ? "Guide" : "Ranger" })));
  expect(await circles({ titles: ["ranger"] }, { viewer: anonymous })).toEqual([[12, "moab-ut", 10]]);
  expect(await circles({ titles: ["ranger"] })).toEqual([[1, "moab-ut", 10]]);
  expect(await circles({ location: "Colorado" }, { viewer: anonymous })).toEqual([]);
});

test("listMap opens the picture of a requested state with only its jobs", async () => {
  await insertJobs([inColorado, inUtah, { places: [moab, denver], usStates: ["CO", "UT"] }]);
  for (const opened of [
    await map({}, { part: "ut" }),
    await map({ location: "Utah" }),
    await map({ titles: ["guide utah"] }),
  ]) {
    expect(opened.state).toEqual({ code: "UT", name: "Utah" });
    expect(opened.circles.map(({ jobs, near }) => [jobs, near.slug])).toEqual([[2, "moab-ut"]]);
    expect(opened.said).toEqual(["2 of 2 jobs in Utah on the map"]);
    expect(opened.picture).toBe("ut");
  }
  expect((await map({}, { part: "ut" })).isZoomed).toBe(true);
  expect((await map({ location: "Utah" }, { part: "co" })).state?.code).toBe("UT");
});

test.each(["xx", "", "pr", "UTAH", "__proto__", "../ut"])(
  "listMap shows all of the US when there is no picture of %j",
  async (state) => {
    await insertJob(inUtah);
    const { isZoomed, picture, ...shown } = await map({}, { part: state });
    expect([shown.state, isZoomed, picture]).toEqual([null, false, null]);
    expect(shown.circles).toHaveLength(1);
  },
);

test("listMap keeps the other circles beside a chosen one", async () => {
  await insertJobs([inColorado, inUtah]);
  const near = { slug: "moab-ut", label: "Moab, UT" };
  expect(await circles({ near, within: 25 })).toHaveLength(2);
});

test("listMap shows only jobs around the list's place", async () => {
  await insertJobs([inColorado, inUtah, { ...inUtah, title: "Ranger" }]);
  const near = { slug: "moab-ut", label: "Moab, UT" };
  const { viewBox, picture, isZoomed, ...shown } = await map({ near, within: 25 }, { part: "near" });
  expect([shown.around, shown.state, picture, isZoomed]).toEqual(["Moab, UT", null, "near", true]);
  expect(shown.said).toEqual(["2 of 2 jobs on the map"]);
  expect(shown.circles.map(({ jobs, near }) => [jobs, near.slug])).toEqual([[2, "moab-ut"]]);
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const [circle] = shown.circles;
  expect(circle?.x).toBeCloseTo(x + width / 2, -1);
  expect(circle?.y).toBeCloseTo(y + height / 2, -1);
  expect([circle?.label?.text, shown.center]).toEqual(["Moab", null]);
  const wider = await map({ near, within: 200 }, { part: "near" });
  expect(Number(wider.viewBox.split(" ")[2])).toBeGreaterThan(3 * width);
});

test("listMap shows jobs around a place read from text, until a reader asks for all of the US", async () => {
  await insertJobs([inColorado, inUtah]);
  const near = { slug: "moab-ut", label: "Moab, UT", isRead: true as const };
  const read = { location: "Moab", near };
  expect((await map(read)).around).toBe("Moab, UT");
  expect((await map(read, { part: "us" })).around).toBeNull();
});

test("listMap marks the list's place when no circle is named after it", async () => {
  await insertJobs([inUtah]);
  const near = { slug: "arches-national-park-ut", label: "Arches National Park" };
  const { center, circles } = await map({ near, within: 50 }, { part: "near" });
  expect([center?.label?.text, circles.map(({ label }) => label?.text)]).toEqual([
    "Arches National Park",
    ["Moab"],
  ]);
});

test.each(["utah", "nowhere-zz", "london-gb"])("listMap has no picture around %s", async (slug) => {
  await insertJobs([inColorado, inUtah]);
  expect((await map({ near: { slug, label: slug } }, { part: "near" })).around).toBeNull();
});

test("searchMap shows jobs around the search's place and a circle chosen in it", async () => {
  await insertJobs([inColorado, inUtah]);
  const moabArea = { near: { slug: "moab-ut", label: "Moab, UT" } };
  const whole = await searchMap(moabArea, {}, null);
  expect([whole.around, whole.isZoomed, whole.circles.length]).toEqual(["Moab, UT", false, 1]);
  const chosen = await searchMap(
    moabArea,
    { near: { slug: "moab-ut", label: "Moab, UT" }, within: 10 },
    null,
  );
  expect([chosen.around, chosen.circles.length]).toEqual(["Moab, UT", 1]);
});

test("stateMap counts the jobs that its list has, although an older picture of the board is kept", async () => {
  await insertJob(inUtah);
  await prepareMaps();
  await insertJob({ ...inUtah, title: "Ranger" });
  expect((await stateMap("UT", {})).said).toEqual(["2 of 2 jobs in Utah on the map"]);
  expect((await map({}, { part: "ut" })).said).toEqual(["2 of 2 jobs in Utah on the map"]);
});

test("searchMap and stateMap have the jobs of their pages", async () => {
  await insertJobs([inColorado, inUtah, { ...inUtah, title: "Ranger" }]);
  expect((await searchMap({ titleWords: ["guide"] }, {}, null)).circles.map(({ jobs }) => jobs)).toEqual([
    1, 1,
  ]);
  const { circles, state, picture, isZoomed } = await stateMap("UT", { titles: ["ranger"] });
  expect(circles.map(({ jobs, near }) => [jobs, near.label])).toEqual([[1, "Moab, UT"]]);
  expect([state?.name, picture, isZoomed]).toEqual(["Utah", null, false]);
});

test("listMap shows only so many of very many jobs and says so, except for the board", async () => {
  const first = await insertJob({ ...inColorado, datePosted: new Date(0) });
  const newest = await insertJob({ ...inUtah, title: "Guide" });
  await copyJob(newest.id, countLimit + 5);
  await db.execute(
    sql`update jobs set latitudes = '{38.57}', longitudes = '{-109.55}' where id <> ${first.id}`,
  );
  clearJobCaches();
  await prepareMaps();
  const guides = await map({ titles: ["guide"] });
  expect(guides.said).toEqual([
    "More than 10,000 jobs match. The map has 10,000 of them.",
    "10,000 of 10,000 jobs on the map",
  ]);
  expect((await map()).said).toEqual(["10,007 of 10,007 jobs on the map"]);
  expect((await map({ location: "Utah" })).said).toEqual([
    "More than 10,000 jobs match. The map has 10,000 of them.",
    "10,000 of 10,000 jobs in Utah on the map",
  ]);
});

test("listMap gives phones circles of 44 pixels for a state, and none for all states", async () => {
  const near = (lat: number, lon: number) => ({ places: [{ ...denver, lat, lon }], usStates: ["CO"] });
  await insertJobs([near(39.74, -104.99), near(39.9, -105.1), near(37.28, -107.88), inUtah]);
  const { touch } = await map({}, { part: "co" });
  expect(touch?.circles.map(({ jobs, near }) => [jobs, near.label])).toEqual([
    [2, expect.stringContaining("CO")],
    [1, "Durango, CO"],
  ]);
  expect((touch?.reach ?? 0) / (touch?.unit ?? 1)).toBeCloseTo(22, 0);
  expect((await map()).touch).toBeNull();
});
