import { beforeEach, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { type ListOrder, offers } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { listSearchJobs, narrowings } from "#core/jobs/query/list-search-jobs.ts";
import { listStateJobs } from "#core/jobs/query/list-state-jobs.ts";
import { parseQuery } from "#core/jobs/query/query-address.ts";
import { anonymous, type Viewer } from "#core/jobs/viewer.ts";
import { emptyDatabase, insertJobs, insertMany, moab } from "#test/factories.ts";
import { withKnownPlace } from "./known-place.ts";

const subscriber: Viewer = { kind: "subscriber", userId: "s" };

/** Some miles north of Moab. */
const north = (miles: number) => ({ ...moab, text: `${miles} north`, lat: 38.5733 + miles / 69.1 });
const nowhere = { ...moab, text: "Utah", city: null, lat: null, lon: null };

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

function list(asked: Record<string, string>, order?: ListOrder, viewer = subscriber, after?: string) {
  const query = withKnownPlace(parseQuery(asked, offers.list));
  return listJobs({ scope: "all", viewer, query, after: after ?? null, order });
}

test("a list around a place shows the distance on each card", async () => {
  await insertJobs([{ places: [north(12)] }, { places: [moab] }, { places: [north(300), north(30)] }]);
  const { cards } = await list({ near: "moab-ut" });
  expect(cards.map(({ miles, location }) => [location, miles])).toEqual([
    ["12 north", 12],
    ["Moab, Utah", 0],
    ["30 north", 30],
  ]);
  expect((await list({})).cards.map(({ miles }) => miles)).toEqual([null, null, null]);
});

test("a list by distance has the nearest jobs first on all pages, also backward", async () => {
  await insertMany(230, {});
  await insertJobs([
    { title: "Far", places: [north(40)] },
    { title: "Near", places: [north(9)] },
    { title: "Middle", places: [north(20)] },
  ]);
  const asked = { near: "moab-ut" };
  const first = await list(asked, "nearest");
  const second = await list(asked, "nearest", subscriber, first.next ?? "");
  const third = await list(asked, "nearest", subscriber, second.next ?? "");
  const miles = [first, second, third].flatMap(({ cards }) => cards.map((card) => card.miles ?? -1));
  expect(miles).toHaveLength(233);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  expect(third.cards.slice(-3).map(({ title }) => title)).toEqual(["Near", "Middle", "Far"]);
  expect([first, second, third].map(({ shownText }) => shownText)).toEqual([
    "Showing 1–100 of 233 jobs",
    "Showing 101–200 of 233 jobs",
    "Showing 201–233 of 233 jobs",
  ]);
  const back = await list(asked, "nearest", subscriber, third.previous ?? "");
  expect(back.cards.map(({ jobId }) => jobId)).toEqual(second.cards.map(({ jobId }) => jobId));
  expect(first.hints?.orders?.ways.map(({ text }) => text)).toEqual(["Newest", "Nearest"]);
});

test("a list without a place has no order by distance", async () => {
  await insertMany(3);
  const { order, hints } = await list({}, "nearest");
  expect(order).toBe("best");
  expect(hints).toBeNull();
});

test("an empty circle is widened until it has jobs, and says so", async () => {
  await insertMany(14, { places: [north(60)] });
  const { total, cards, hints, empty } = await list({ near: "moab-ut", within: "25" });
  expect(total).toBe(14);
  expect(cards[0]?.miles).toBe(60);
  expect(hints?.near).toEqual({
    said: "None within 25 miles of Moab, UT; 14 within 100.",
    others: [],
  });
  expect(empty).toBeNull();
});

const dunkirk = { ...moab, text: "Dunkirk, New York", state: "New York", lat: 42.48, lon: -79.33 };
const hamilton = { ...dunkirk, text: "Hamilton, Ontario, Canada", state: "Ontario", countryCode: "CA" };

test("a widened list stays in its country, and says that there is more abroad", async () => {
  await insertMany(12, { places: [{ ...hamilton, lat: 43.25, lon: -79.84 }] });
  const asked = { near: "niagara-falls-ny", within: "25" };
  const abroad = await list(asked);
  expect([abroad.total, abroad.hints]).toEqual([0, null]);
  await insertMany(11, { places: [dunkirk] });
  clearJobCaches();
  const { total, cards, hints } = await list(asked);
  expect([total, new Set(cards.map(({ location }) => location))]).toEqual([
    11,
    new Set(["Dunkirk, New York"]),
  ]);
  expect(hints?.near).toEqual({
    said: "None within 25 miles of Niagara Falls, NY; 11 within 50 on this side of the border.",
    others: [],
  });
  await insertJobs([{ places: [{ ...dunkirk, lat: 43.09, lon: -79.05 }] }]);
  clearJobCaches();
  expect((await list(asked)).hints?.near).toEqual({
    said: "1 job within 25 miles of Niagara Falls, NY; 12 within 50 on this side of the border.",
    others: [{ text: "Show all jobs within 50 miles", search: "?near=niagara-falls-ny" }],
  });
});

test("a widened list has all its pages in both orders", async () => {
  await insertMany(130, { places: [north(60)] });
  for (const order of [undefined, "nearest"] as const) {
    const first = await list({ near: "moab-ut", within: "25" }, order);
    const second = await list({ near: "moab-ut", within: "25" }, order, subscriber, first.next ?? "");
    expect([first.shownText, second.shownText]).toEqual([
      "Showing 1–100 of 130 jobs",
      "Showing 101–130 of 130 jobs",
    ]);
  }
});

test("a circle with few jobs says where there are more", async () => {
  await insertJobs([{}, {}]);
  await insertMany(11, { places: [nowhere] });
  const { total, hints } = await list({ near: "moab-ut", within: "25", location: "Moab, UT" });
  expect(total).toBe(2);
  expect(hints?.near).toEqual({
    said: "2 jobs within 25 miles of Moab, UT; 13 in its state.",
    others: [{ text: "Show 13 jobs in the whole state", search: "?near=moab-ut&within=state" }],
  });
});

test("a visitor reads how many jobs are near when none of the newest is", async () => {
  await insertMany(freeJobs, { places: [north(200)] });
  await insertMany(37, {});
  const near = await list({ near: "moab-ut" }, undefined, anonymous);
  expect(near.cards).toEqual([]);
  expect(near.unlock?.title).toBe(
    `None of the ${freeJobs} newest are within 50 miles of Moab, UT; 37 jobs are`,
  );
  const guides = await list({ near: "moab-ut", max_age: "30" }, undefined, anonymous);
  expect(guides.unlock?.title).toBe(`None of the ${freeJobs} newest match; 37 jobs do`);
});

test("a location with one meaning is searched around its place, and its words are still found", async () => {
  await insertJobs([
    { title: "Near", places: [north(30)] },
    { title: "Named", places: [{ ...nowhere, text: "Moab area, Utah" }] },
    { title: "Elsewhere", places: [north(300)] },
  ]);
  for (const location of ["Moab", "moab, ut", "Moab, Utah", "84532"]) {
    const { cards, query } = await list({ location });
    expect(query.near?.slug, location).toBe("moab-ut");
    expect(cards[0]?.title, location).toBe("Near");
    expect(cards.length, location).toBe(location === "Moab" ? 2 : 1);
  }
  await insertMany(10);
  clearJobCaches();
  expect((await list({ location: "Moab" })).hints?.near?.said).toBe("We read “Moab” as Moab, UT.");
});

test("a location with several meanings is asked about, and its words are found meanwhile", async () => {
  await insertJobs([{ places: [{ ...nowhere, text: "Springfield, Oregon" }] }, {}]);
  const { total, hints } = await list({ location: "Springfield" });
  expect(total).toBe(1);
  expect(hints?.near?.said).toBe("Which “Springfield”?");
  expect(hints?.near?.others).toContainEqual({
    text: "Springfield, MO · town",
    search: "?near=springfield-mo",
  });
});

test.each(["us", "ca", "uk", "au", "nz", "Utah", "Washington"])(
  "the location %s is not a town",
  (location) => {
    expect(withKnownPlace({ location })).toEqual({ location });
  },
);

test("the location Remote is not a place and needs a subscription", async () => {
  await insertJobs([{ workArrangement: "remote" }, {}]);
  expect(await list({ location: "Remote" })).toMatchObject({ total: 1, query: { work: "remote" } });
  const visitors = await list({ location: "remote" }, undefined, anonymous);
  expect(visitors.query).toEqual({});
  expect(visitors.closed).toContain("Remote and hybrid come with a subscription");
});

test("a state or country is searched without a circle", async () => {
  await insertJobs([{ places: [{ ...moab, text: "Chamonix, France", countryCode: "FR", state: null }] }, {}]);
  expect((await list({ location: "France" })).total).toBe(1);
  expect((await list({ near: "utah" })).total).toBe(1);
});

test("a state's list uses the place and its distances, too", async () => {
  await insertJobs([
    { title: "Far", places: [north(40)] },
    { title: "Here" },
    { title: "No", places: [north(120)] },
  ]);
  const utah = { state: "UT", cities: [] };
  const query = withKnownPlace(parseQuery({ near: "moab-ut" }, offers.state));
  const found = await listStateJobs(utah, query, { page: 1, pageSize: 20, order: "nearest" });
  expect(found.cards.map(({ title, miles }) => [title, miles])).toEqual([
    ["Here", 0],
    ["Far", 40],
  ]);
  expect(found.chips).toEqual([{ text: "Within 50 miles of Moab, UT", search: "" }]);
});

test("a predefined search is narrowed to a place, widened and ordered like a list", async () => {
  await insertMany(11, { title: "Guide", places: [north(60)] });
  await insertJobs([{ title: "Guide", places: [north(40)] }, { title: "Cook" }]);
  const ask = (narrowing: Record<string, string>, order?: ListOrder) =>
    listSearchJobs({
      query: { titleWords: ["guide"] },
      narrowing: withKnownPlace(parseQuery(narrowing, narrowings)),
      viewer: subscriber,
      after: null,
      order,
    });
  const wide = await ask({ near: "moab-ut", within: "25" });
  expect(wide).toMatchObject({ total: 12, order: "best" });
  expect(wide.hints?.near?.said).toBe("None within 25 miles of Moab, UT; 12 within 100.");
  const nearest = await ask({ near: "moab-ut", within: "100" }, "nearest");
  expect(nearest.cards[0]?.miles).toBe(40);
  expect(nearest.hints?.orders?.ways.map(({ text }) => text)).toEqual(["Newest", "Nearest"]);
});
