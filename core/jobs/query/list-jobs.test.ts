import { beforeEach, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { anonymous, type Viewer } from "#core/jobs/viewer.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob, insertMany } from "#test/factories.ts";
import { offers } from "./job-query.ts";
import { listJobs } from "./list-jobs.ts";
import { parseQuery } from "./query-address.ts";

const subscriber: Viewer = { kind: "subscriber", userId: "s" };
const free: Viewer = { kind: "free", userId: "f" };
const soon = new Date(Date.now() + dayMs);

function list(
  viewer: Viewer,
  asked: Record<string, unknown> = {},
  more: { after?: string; scope?: "remote" } = {},
) {
  return listJobs({
    scope: more.scope ?? "all",
    viewer,
    query: parseQuery(asked, offers.list),
    after: more.after ?? null,
  });
}

const titles = (result: Awaited<ReturnType<typeof list>>) => result.cards.map((card) => card.title);

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

test.each([anonymous, free])(
  "a list without a subscription ($kind) has only the newest free jobs",
  async (viewer) => {
    await insertMany(25);
    const first = await list(viewer);
    expect(first.shown).toBe(freeJobs);
    expect(first.total).toBe(25);
    expect(first.next).toBeNull();
    const subscribed = await list(subscriber);
    expect(titles(first)).toEqual(titles(subscribed).slice(0, freeJobs));
    const forged = await list(
      viewer,
      {},
      { after: subscribed.next ?? "m0-00000000000000000000000000000000" },
    );
    expect(titles(forged)).toEqual(titles(first));
  },
);

test("filters narrow the free jobs, and the list states the true number of matches", async () => {
  await insertMany(freeJobs, { companyName: "Here" });
  await insertMany(5, {
    places: [
      {
        text: "Banff, Alberta, Canada",
        city: "Banff",
        state: "Alberta",
        countryCode: "CA",
        lat: null,
        lon: null,
      },
    ],
    datePosted: new Date(0),
  });
  const canada = await list(anonymous, { location: "Canada" });
  expect(canada).toMatchObject({ shown: 0, total: 5, isLimited: true });
  const utah = await list(anonymous, { location: "utah" });
  expect(utah).toMatchObject({ shown: freeJobs, total: freeJobs });
});

test("the server ignores title, remote and hybrid filters without a subscription", async () => {
  await insertJob({ title: "Ski Patroller", workArrangement: "remote" });
  await insertMany(3);
  const asked = await list(free, { title: "patroller", work: "remote" });
  expect(asked.shown).toBe(4);
  expect(asked.query).toEqual({});
  expect((await list(anonymous, { work: "onsite" })).shown).toBe(3);
});

test("a subscriber searches titles, also by short words and odd characters", async () => {
  await insertJob({ title: "VP, Retail" });
  await insertJob({ title: "EVP 100% Outdoors_Brand" });
  await insertMany(3);
  const search = async (title: string) => titles(await list(subscriber, { title }));
  expect(await search("retail")).toEqual(["VP, Retail"]);
  expect(await search("vp")).toEqual(["VP, Retail"]);
  expect(await search("100%")).toHaveLength(1);
  expect(await search("doors_brand")).toEqual(["EVP 100% Outdoors_Brand"]);
  expect(await search("%")).toEqual([]);
  expect(await search("\\")).toEqual([]);
  expect(await search("'; drop table jobs; --")).toEqual([]);
});

test("remote, hybrid and on-site filters find different jobs", async () => {
  await insertJob({ title: "Afar", workArrangement: "remote" });
  await insertJob({ title: "Both", workArrangement: "hybrid" });
  await insertJob({ title: "There" });
  expect(titles(await list(subscriber, { work: "remote" })).sort()).toEqual(["Afar", "Both"]);
  expect(titles(await list(subscriber, { work: "hybrid" }))).toEqual(["Both"]);
  expect(titles(await list(subscriber, { work: "onsite" }))).toEqual(["There"]);
  const remotePage = await list(anonymous, {}, { scope: "remote" });
  expect(remotePage).toMatchObject({ shown: 2, total: 2 });
});

test("the pay filter compares yearly pay", async () => {
  await insertJob({
    title: "Hourly",
    salaryMin: 20,
    salaryMax: 25,
    salaryUnit: "hour",
    salaryCurrency: "USD",
  });
  await insertJob({ title: "Monthly", salaryMin: 3_000, salaryUnit: "month", salaryCurrency: "USD" });
  await insertJob({ title: "Unknown" });
  expect(titles(await list(anonymous, { min_salary: "50000" }))).toEqual(["Hourly"]);
  expect(titles(await list(anonymous, { min_salary: "30000" }))).toHaveLength(2);
  expect((await list(anonymous)).hasPay).toBe(true);
});

test("every place of a listing counts, and D.C. is not Washington", async () => {
  const place = (text: string, state: string) => ({
    text,
    city: null,
    state,
    countryCode: "US",
    lat: null,
    lon: null,
  });
  await insertJob({
    title: "Two places",
    places: [place("Portland, Oregon", "Oregon"), place("Seattle, Washington", "Washington")],
    usStates: ["OR", "WA"],
  });
  await insertJob({
    title: "Capital",
    places: [place("Washington, District of Columbia", "District of Columbia")],
    usStates: ["DC"],
  });
  expect(titles(await list(anonymous, { location: "washington" }))).toEqual(["Two places"]);
  expect(titles(await list(anonymous, { location: "WA" }))).toEqual(["Two places"]);
  expect(titles(await list(anonymous, { location: "seattle" }))).toEqual(["Two places"]);
});

test("pages of a hundred reach every job once while new ones arrive", async () => {
  await insertMany(230);
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 5; page++) {
    const result = await list(subscriber, {}, { after });
    seen.push(...result.cards.map((card) => card.jobId));
    await insertJob({ title: `Newcomer ${page}`, datePosted: soon });
    if (!result.next) break;
    after = result.next;
  }
  expect(seen).toHaveLength(230);
  expect(new Set(seen).size).toBe(230);
});

test("the total is the same on every page and includes featured jobs", async () => {
  await insertMany(105, { workArrangement: "hybrid" });
  await insertJob({ title: "Paid post", workArrangement: "hybrid", featuredUntil: soon });
  const first = await list(subscriber, { work: "hybrid" });
  const second = await list(subscriber, { work: "hybrid" }, { after: first.next ?? "" });
  expect([first.total, second.total]).toEqual([106, 106]);
  expect([first.featured.length, second.featured.length]).toEqual([1, 0]);
});

test("featured jobs that match come first for everyone, in addition to the free ones", async () => {
  await insertMany(freeJobs + 2);
  await insertJob({ title: "Paid post", featuredUntil: soon, datePosted: new Date(0) });
  await insertJob({ title: "Run out", featuredUntil: new Date(Date.now() - 1000), datePosted: soon });
  const all = await list(anonymous);
  expect(all.featured.map((card) => card.title)).toEqual(["Paid post"]);
  expect(all.featured[0]?.isFeatured).toBe(true);
  expect(all.shown).toBe(freeJobs + 1);
  expect((await list(anonymous, { location: "Canada" })).featured).toEqual([]);
});

test("expired jobs are never listed, marked or not", async () => {
  await insertJob({ title: "Open" });
  await insertJob({ title: "Past", expiresAt: new Date(Date.now() - 1000) });
  await insertJob({ title: "Marked", expiredAt: new Date() });
  expect(titles(await list(subscriber))).toEqual(["Open"]);
});

test("listings of the same company and title share a card with all their places", async () => {
  const place = (city: string) => [
    { text: `${city}, Utah`, city, state: "Utah", countryCode: "US", lat: null, lon: null },
  ];
  const paid = { salaryMin: 20, salaryCurrency: "USD", salaryUnit: "hour" } as const;
  const moab = await insertJob({ title: "Guide", companyName: "Raft Co", places: place("Moab"), ...paid });
  const vernal = await insertJob({ title: "GUIDE", companyName: "RAFT CO", places: place("Vernal") });
  const { cards, shown } = await list(anonymous);
  expect(cards).toHaveLength(1);
  expect(cards[0]).toMatchObject({
    ...{ groupedCount: 2, foldText: "2 locations" },
    ...{ jobId: moab.id, location: "Moab, Utah", salary: "From USD 20/hour" },
    others: [{ jobId: vernal.id, places: ["Vernal, Utah"], salary: null }],
  });
  expect(shown).toBe(2);
});

test("paging to the end of a list shows every job, however few titles it has", async () => {
  await insertMany(230, { title: "Guide" });
  const seen: string[] = [];
  for (let page = 0, after: string | undefined; page < 3; page++) {
    const { cards, next } = await list(subscriber, {}, { after });
    seen.push(...cards.flatMap((card) => [card, ...card.others].map(({ jobId }) => jobId)));
    after = next ?? undefined;
  }
  expect(new Set(seen).size).toBe(230);
  expect(seen).toHaveLength(230);
});

test.each([
  ["walked", {}],
  ["gathered", { location: "Utah" }],
])("pages of a %s list say which jobs they show and link back and forward", async (_how, asked) => {
  await insertMany(230);
  await insertJob({ title: "Paid post", featuredUntil: soon });
  const first = await list(subscriber, asked);
  const second = await list(subscriber, asked, { after: String(first.next) });
  const third = await list(subscriber, asked, { after: String(second.next) });
  expect([first, second, third].map(({ shownText }) => shownText)).toEqual([
    "Showing 1–101 of 231 jobs",
    "Showing 102–201 of 231 jobs",
    "Showing 202–231 of 231 jobs",
  ]);
  expect([first, second, third].map(({ isFirstPage, previous }) => [isFirstPage, previous])).toEqual([
    [true, null],
    [false, null],
    [false, first.next],
  ]);
  await insertMany(3, { datePosted: soon });
  clearJobCaches();
  const again = await list(subscriber, asked, { after: String(second.next) });
  expect(again).toMatchObject({ shownText: "Showing 205–234 of 234 jobs", previous: first.next });
  const before = await list(subscriber, asked, { after: String(again.previous) });
  expect(titles(before)).toEqual(titles(second));
  // Three newer ones are left between the first page and this one: the way back shows them.
  expect(before.previous).not.toBeNull();
});

test("a page past the end of a list shows the first page", async () => {
  await insertMany(3);
  const past = await list(subscriber, {}, { after: "m0-00000000000000000000000000000000" });
  expect(past).toMatchObject({ shown: 3, isFirstPage: true, shownText: "Showing 1–3 of 3 jobs" });
});

test("a featured job counts at once, even with a cached total", async () => {
  await insertMany(120);
  expect((await list(anonymous)).boardTotal).toBe(120);
  await insertJob({ title: "Paid post", featuredUntil: soon });
  expect(await list(anonymous)).toMatchObject({ total: 121, boardTotal: 121 });
  expect(await list(anonymous, { location: "Canada" })).toMatchObject({ total: 0, boardTotal: 121 });
});

test.each([anonymous, subscriber])("the total for a $kind viewer is as fresh as the jobs", async (viewer) => {
  expect(await list(viewer)).toMatchObject({ shown: 0, total: 0, boardTotal: 0 });
  expect(await list(viewer, { work: "remote" })).toMatchObject({ shown: 0, total: 0 });
  await insertMany(9, { workArrangement: "remote" });
  expect(await list(viewer)).toMatchObject({ shown: 9, total: 9, boardTotal: 9 });
  expect(await list(viewer, { work: "remote" })).toMatchObject({ shown: 9, total: 9 });
});
