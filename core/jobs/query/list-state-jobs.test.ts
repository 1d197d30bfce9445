import { like } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { countLimit } from "#core/jobs/list/find-jobs.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { jobs } from "#core/jobs/tables.ts";
import { makePlace, statesOf } from "#core/places/places.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { copyJob, emptyDatabase, insertJob, insertMany } from "#test/factories.ts";
import type { JobQuery } from "./job-query.ts";
import { firstPage, type ListPosition } from "./list-position.ts";
import { listStateJobs, stateFigures } from "./list-state-jobs.ts";

const washington = { state: "WA", cities: ["Seattle", "Spokane"] };
const utah = { state: "UT", cities: [] };
const soon = new Date(Date.now() + dayMs);

type Facts = Parameters<typeof makePlace>[0];

function insertAt(facts: Facts[], job: Parameters<typeof insertJob>[0] = {}) {
  const places = facts.map(makePlace).filter((place) => place !== null);
  return insertJob({ places, usStates: statesOf(places), ...job });
}

const list = (
  place: typeof utah | typeof washington,
  { page, pageSize, ...query }: JobQuery & Partial<ListPosition> = {},
) => listStateJobs(place, query, { page: page ?? firstPage.page, pageSize: pageSize ?? firstPage.pageSize });
const titles = (result: Awaited<ReturnType<typeof list>>) => result.cards.map((card) => card.title);

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

describe("the jobs of Washington", () => {
  const listed: [string, Facts[]][] = [
    ["by the state's name", [{ city: "Olympia", state: "Washington" }]],
    ["by its code", [{ city: "Yakima", state: "WA" }]],
    ["by the state alone", [{ state: "Washington", country: "US" }]],
    ["by a city without a state", [{ city: "Seattle", country: "US" }]],
    ["by the other city", [{ city: "Spokane", country: "United States" }]],
    [
      "by their second place",
      [
        { city: "Portland", state: "OR" },
        { city: "Seattle", state: "WA" },
      ],
    ],
    ["by a place among foreign ones", [{ city: "Banff", state: "Alberta", country: "CA" }, { state: "WA" }]],
  ];
  test.each(listed)("are found %s", async (_, places) => {
    await insertAt(places, { title: "There" });
    expect(titles(await list(washington))).toEqual(["There"]);
    expect((await stateFigures(washington)).count).toBe(1);
  });

  const elsewhere: [string, Facts[]][] = [
    ["in the capital", [{ city: "Washington", state: "District of Columbia" }]],
    ["in Washington, D.C.", [{ city: "Washington", state: "D.C.", country: "US" }]],
    ["in a Washington whose state nobody named", [{ city: "Washington", country: "US" }]],
    ["in Washington, Pennsylvania", [{ city: "Washington", state: "PA" }]],
    ["in Washington, Victoria, Australia", [{ city: "Washington", state: "Victoria", country: "Australia" }]],
    ["in Washington, Tyne and Wear", [{ city: "Washington", state: "Tyne and Wear", country: "GB" }]],
    ["in Spokane, Missouri", [{ city: "Spokane", state: "Missouri" }]],
    ["in a Seattle abroad", [{ city: "Seattle", country: "CA" }]],
    ["in a Seattle abroad and in Oregon", [{ city: "Seattle", country: "CA" }, { state: "Oregon" }]],
    ["where nobody knows", []],
  ];
  test.each(elsewhere)("are not those %s", async (_, places) => {
    await insertAt(places, { title: "Washington Guide", companyName: "Seattle Outfitters" });
    expect(await list(washington)).toMatchObject({ cards: [], total: 0, from: 0, to: 0, pages: 1 });
    expect((await stateFigures(washington)).count).toBe(0);
  });
});

test("a state page has twenty jobs, newest first, unless the address has another size", async () => {
  await insertMany(45);
  const all = titles(await list(utah, { pageSize: 100 }));
  expect(all).toHaveLength(45);
  expect(await list(utah)).toMatchObject({ from: 1, to: 20, total: 45, pages: 3, isCapped: false });
  expect(await list(utah, { page: 3 })).toMatchObject({ from: 41, to: 45, position: { page: 3 } });
  const pages = await Promise.all([1, 2, 3].map((page) => list(utah, { page })));
  expect(pages.flatMap(titles)).toEqual(all);
  const single = await list(utah, { page: 45, pageSize: 1 });
  expect(single).toMatchObject({ from: 45, to: 45, pages: 45 });
  expect(titles(single)).toEqual(all.slice(44));
});

test("a state page past the end is the last one", async () => {
  await insertMany(21);
  const beyond = await list(utah, { page: 3 });
  expect(beyond).toMatchObject({ from: 21, to: 21, pages: 2, isBeyondEnd: true, position: { page: 2 } });
  expect(beyond.cards).toHaveLength(1);
  expect(await list(utah, { page: 1_000_000 })).toEqual(beyond);
  expect((await list(utah, { page: 2 })).isBeyondEnd).toBe(false);
  expect(await list(washington, { page: 2 })).toMatchObject({ total: 0, isBeyondEnd: true, pages: 1 });
});

test("filters narrow the list, alone and together", async () => {
  const old = new Date(Date.now() - 10 * dayMs);
  await insertJob({ title: "Park Ranger", workArrangement: "remote" });
  await insertJob({ title: "Ranger Aide", datePosted: old });
  await insertJob({ title: "River Guide" });
  await insertAt([{ state: "Utah" }, { city: "Banff", country: "CA" }], { title: "Border Guide" });
  expect(titles(await list(utah, { titles: ["RANGER"] }))).toEqual(["Park Ranger", "Ranger Aide"]);
  expect(titles(await list(utah, { work: "remote" }))).toEqual(["Park Ranger"]);
  expect(titles(await list(utah, { maxAge: 7 }))).toHaveLength(3);
  expect(titles(await list(utah, { country: "CA" }))).toEqual(["Border Guide"]);
  expect(titles(await list(utah, { country: "US" }))).toHaveLength(4);
  expect(titles(await list(utah, { titles: ["ranger"], maxAge: 7 }))).toEqual(["Park Ranger"]);
  const narrowed = await list(utah, { titles: ["ranger"], work: "remote", page: 1 });
  expect(narrowed.chips.map((chip) => chip.text)).toEqual(["Keyword: ranger", "Remote only"]);
});

test("featured jobs that match come first on the first page, and are counted", async () => {
  await insertMany(20, { datePosted: new Date() });
  await insertJob({ title: "Older paid post", featuredUntil: soon, datePosted: new Date(0) });
  await insertJob({ title: "Newer paid post", featuredUntil: soon, datePosted: new Date(dayMs) });
  await insertAt([{ state: "WA" }], { title: "Elsewhere", featuredUntil: soon });
  const first = await list(utah);
  expect(titles(first).slice(0, 2)).toEqual(["Newer paid post", "Older paid post"]);
  expect(first.cards.map((card) => card.isFeatured).filter(Boolean)).toHaveLength(2);
  expect(first).toMatchObject({ from: 1, to: 20, total: 22, pages: 2 });
  const second = await list(utah, { page: 2 });
  expect(second).toMatchObject({ from: 21, to: 22 });
  expect(new Set([...first.cards, ...second.cards].map((card) => card.jobId)).size).toBe(22);
  expect(await list(utah, { titles: ["paid"] })).toMatchObject({ total: 2, from: 1, to: 2 });
  expect((await stateFigures(utah)).count).toBe(22);
});

test("featured jobs that fill a page continue on the next, and every job is shown once", async () => {
  await insertMany(3, { featuredUntil: soon });
  await insertMany(3);
  const pages = await Promise.all([1, 2, 3].map((page) => list(utah, { page, pageSize: 2 })));
  expect(pages.flatMap((page) => page.cards.map((card) => card.isFeatured))).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
  expect(new Set(pages.flatMap(titles)).size).toBe(6);
});

test("a state page lists and counts only open jobs", async () => {
  await insertJob({ title: "Open", expiresAt: soon });
  await insertJob({ title: "Past", expiresAt: new Date(Date.now() - 1000) });
  await insertJob({ title: "Marked", expiredAt: new Date() });
  const result = await list(utah);
  expect(titles(result)).toEqual(["Open"]);
  expect(result.freshUntil).toEqual(soon);
  expect((await stateFigures(utah)).count).toBe(1);
});

test("listings of one company and title share a card on a page, and each counts as a job", async () => {
  await insertMany(2, { title: "Guide" });
  const { cards, to, total } = await list(utah);
  expect([cards.length, cards[0]?.groupedCount, to, total]).toEqual([1, 2, 2, 2]);
});

test("hasDemo says whether a shown listing is demonstration data", async () => {
  await insertMany(20);
  await insertJob({ isDemo: true, datePosted: new Date(0) });
  expect((await list(utah)).hasDemo).toBe(false);
  expect((await list(utah, { page: 2 })).hasDemo).toBe(true);
});

test("a list of up to ten thousand matches has all its pages", async () => {
  const job = await insertJob({ title: "Oldest but one" });
  await copyJob(job.id, countLimit - 1);
  const last = await list(utah, { page: 500 });
  expect(last).toMatchObject({ from: 9_981, to: 10_000, total: 10_000, isCapped: false, pages: 500 });
  expect(titles(last).at(-1)).toBe("Oldest but one 9999");
});

test("a longer list has its first thousand jobs, and any later page is the last one", async () => {
  const job = await insertJob({ title: "Ranger" });
  await copyJob(job.id, countLimit);
  const first = await list(utah);
  expect(first).toMatchObject({ from: 1, to: 20, total: 10_000, isCapped: true, pages: 50 });
  const last = await list(utah, { page: 50 });
  expect(last).toMatchObject({ from: 981, to: 1_000, isBeyondEnd: false });
  expect(titles(last).at(-1)).toBe("Ranger 999");
  expect(await list(utah, { page: 51 })).toEqual({ ...last, isBeyondEnd: true });
  clearJobCaches();
  expect(await list(utah, { page: 400 })).toEqual({ ...last, isBeyondEnd: true });
  expect(await list(utah, { titles: ["ranger 999"] })).toMatchObject({ isCapped: false, total: 11 });
});

test("a long list whose jobs mostly ended loses its pages at once", async () => {
  const job = await insertJob({ title: "Ranger" });
  await copyJob(job.id, countLimit);
  expect((await list(utah)).isCapped).toBe(true);
  await db.update(jobs).set({ expiredAt: new Date() }).where(like(jobs.title, "Ranger %"));
  expect(await list(utah)).toMatchObject({ from: 1, to: 1, total: 1, isCapped: false, pages: 1 });
});
