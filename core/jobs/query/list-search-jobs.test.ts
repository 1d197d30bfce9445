import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { SearchPage } from "#core/content/schemas.ts";
import { countLimit } from "#core/jobs/list/find-jobs.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { jobs } from "#core/jobs/tables.ts";
import { anonymous, type Viewer } from "#core/jobs/viewer.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { copyJob, emptyDatabase, insertJob, insertMany, moab } from "#test/factories.ts";
import { type JobQuery, offers } from "./job-query.ts";
import { listSearchJobs, searchFigures } from "./list-search-jobs.ts";
import { parseQuery } from "./query-address.ts";

const subscriber: Viewer = { kind: "subscriber", userId: "s" };
const free: Viewer = { kind: "free", userId: "f" };
const soon = new Date(Date.now() + dayMs);
const asking = (filters: SearchPage["filters"] | { country_code: string; title?: string }) =>
  parseQuery(filters, offers.search);
const rangers = asking({ country_code: "US", title: "ranger" });
const banff = { ...moab, text: "Banff, Alberta, Canada", city: "Banff", state: "Alberta", countryCode: "CA" };
const vail = { ...moab, text: "Vail, Colorado", city: "Vail", state: "Colorado" };

const list = (query: JobQuery, viewer: Viewer = subscriber, after: string | null = null, facts?: string[]) =>
  listSearchJobs({ query, viewer, after, narrowing: { facts } });

const titles = (result: Awaited<ReturnType<typeof list>>) => result.cards.map((card) => card.title);

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

test.each([anonymous, free])(
  "a search without a subscription ($kind) has only its first free jobs and states the true number",
  async (viewer) => {
    // Newer ones that the search does not want are not among its free ones.
    await insertMany(12);
    for (let n = 0; n < 25; n++) await insertJob({ title: `Park Ranger ${n}` });
    const first = await list(rangers, viewer);
    expect(first).toMatchObject({ shown: freeJobs, total: 25, isCapped: false, isLimited: true, next: null });
    const all = await list(rangers);
    expect(all).toMatchObject({ shown: 25, total: 25, isLimited: false });
    expect(titles(first)).toEqual(titles(all).slice(0, freeJobs));
    expect(titles(first)).toEqual(Array.from({ length: freeJobs }, (_, n) => `Park Ranger ${n}`));
  },
);

test("a place further down the list counts only for subscribers", async () => {
  await insertMany(120, { title: "Park Ranger" });
  const { next } = await list(rangers);
  const second = await list(rangers, subscriber, next);
  expect(second).toMatchObject({ shown: 20, total: 120, isFirstPage: false, next: null });
  expect(await list(rangers, anonymous, next)).toEqual(await list(rangers, anonymous));
});

test("pages of a hundred reach every job once while new ones arrive", async () => {
  for (let n = 0; n < 230; n++) await insertJob({ title: `Ranger ${n}` });
  const seen: string[] = [];
  for (let page = 0, after: string | null = null; page < 3; page++) {
    const result = await list(rangers, subscriber, after);
    seen.push(...result.cards.map((card) => card.jobId));
    await insertJob({ title: `Newcomer Ranger ${page}`, datePosted: soon });
    after = result.next;
  }
  expect(seen).toHaveLength(230);
  expect(new Set(seen).size).toBe(230);
});

test("featured jobs that match come first for everyone, in addition to the free ones", async () => {
  await insertMany(freeJobs + 2, { title: "Ranger" });
  await insertJob({ title: "Paid Ranger", featuredUntil: soon, datePosted: new Date(0) });
  await insertJob({ title: "Paid Guide", featuredUntil: soon });
  const first = await list(rangers, anonymous);
  expect(first.featured.map((card) => card.title)).toEqual(["Paid Ranger"]);
  expect(first).toMatchObject({ shown: freeJobs + 1, total: freeJobs + 3 });
  expect((await searchFigures(rangers)).count).toBe(freeJobs + 3);
});

test("a title is found in any case, only in the given country and only while the job is open", async () => {
  await insertJob({ title: "PARK RANGER (Seasonal)" });
  await insertJob({ title: "Ranger in Banff", places: [banff] });
  await insertJob({ title: "Ranger on both sides", places: [banff, moab] });
  await insertJob({ title: "Past Ranger", expiresAt: new Date(Date.now() - 1000) });
  await insertJob({ title: "Marked Ranger", expiredAt: new Date() });
  await insertJob({ title: "River Guide" });
  expect(titles(await list(rangers))).toEqual(["PARK RANGER (Seasonal)", "Ranger on both sides"]);
  expect(titles(await list(asking({ country_code: "CA", title: "ranger" })))).toEqual([
    "Ranger in Banff",
    "Ranger on both sides",
  ]);
});

test("any of several titles is enough, and a job with two is listed once", async () => {
  await insertJob({ title: "Raft Guide" });
  await insertJob({ title: "Whitewater Raft Guide" });
  await insertJob({ title: "Aircraft Mechanic" });
  const rafting = asking({ country_code: "US", title: ["raft guide", "whitewater"] });
  expect(titles(await list(rafting))).toEqual(["Raft Guide", "Whitewater Raft Guide"]);
  expect((await list(rafting, anonymous)).total).toBe(2);
});

test("a search of a country needs no title", async () => {
  await insertMany(2);
  await insertJob({ places: [banff] });
  expect((await list(asking({ country_code: "US" }), anonymous)).total).toBe(2);
});

test("a title or state finds jobs that have either", async () => {
  await insertJob({ title: "Lift Operator", places: [vail], usStates: ["CO"] });
  await insertJob({ title: "Colorado River Guide" });
  await insertJob({ title: "Both places", places: [moab, vail], usStates: ["UT", "CO"] });
  await insertJob({ title: "Colorado of the north", places: [banff] });
  await insertMany(3);
  const colorado = asking({
    country_code: "US",
    title_or_state: { title: "colorado", state: "CO" },
  });
  const found = ["Lift Operator", "Colorado River Guide", "Both places"];
  expect(titles(await list(colorado))).toEqual(found);
  expect(titles(await list(colorado, anonymous))).toEqual(found);
  expect((await searchFigures(colorado)).count).toBe(3);
});

test("has_remote finds fully and partly remote jobs", async () => {
  await insertJob({ title: "Afar", workArrangement: "remote" });
  await insertJob({ title: "Both", workArrangement: "hybrid" });
  await insertJob({ title: "There" });
  await insertJob({ title: "Paid there", featuredUntil: soon });
  const result = await list(asking({ country_code: "US", has_remote: true }), free);
  expect(titles(result)).toEqual(["Afar", "Both"]);
  expect(result).toMatchObject({ featured: [], total: 2 });
});

test("a reader's choices narrow the first free jobs, never refill them, and keep the true number", async () => {
  await insertMany(freeJobs - 1, { title: "Park Ranger" });
  await insertMany(3, { title: "Park Ranger", factWords: ["housing:provided"] });
  const facts = ["housing"];
  expect(await list(rangers, anonymous, null, facts)).toMatchObject({ shown: 1, total: 3 });
  expect(await list(rangers, subscriber, null, facts)).toMatchObject({ shown: 3, total: 3 });
  expect(await list(rangers, anonymous, null, ["couples"])).toMatchObject({ shown: 0, total: 0 });
});

test("choices of a search and of its reader both apply, even months", async () => {
  const seasonal = asking({ country_code: "US", facts: ["start-2027-05"] });
  await insertJob({ title: "May", factWords: ["start:2027-05"] });
  await insertJob({ title: "May or June", factWords: ["start:2027-05", "start:2027-06"] });
  await insertJob({ title: "June", factWords: ["start:2027-06"] });
  expect(titles(await list(seasonal))).toEqual(["May", "May or June"]);
  expect(titles(await list(seasonal, subscriber, null, ["start-2027-06"]))).toEqual(["May or June"]);
});

test("jobs that charge participants are in a search when a reader asks for them", async () => {
  await insertJob({ title: "Ranger", aside: "pays" });
  for (const viewer of [anonymous, subscriber]) {
    expect((await list(rangers, viewer)).total).toBe(0);
    expect(await list(rangers, viewer, null, ["with-paying"])).toMatchObject({ shown: 1, total: 1 });
  }
});

test("counting stops after ten thousand and says so", async () => {
  const job = await insertJob({ title: "Ranger" });
  await copyJob(job.id, countLimit);
  const first = await list(rangers, anonymous);
  expect(first).toMatchObject({ shown: freeJobs, total: countLimit, isCapped: true });
  expect((await searchFigures(rangers)).count).toBeGreaterThan(countLimit - 1);
});

test("the total of a search without a title is the true number for whoever asks", async () => {
  const country = asking({ country_code: "US" });
  expect((await list(country, anonymous)).total).toBe(0);
  await insertMany(freeJobs + 2);
  expect(await list(country, anonymous)).toMatchObject({ shown: freeJobs, total: freeJobs + 2 });
  expect(await list(country)).toMatchObject({ shown: freeJobs + 2, total: freeJobs + 2 });
  await insertMany(105 - (freeJobs + 2));
  expect(await list(country)).toMatchObject({ shown: 100, total: 105 });
});

test("the total of a search without a title is not higher when all jobs are shown", async () => {
  const country = asking({ country_code: "US" });
  await insertMany(freeJobs - 1, { title: "Past" });
  await insertMany(3);
  await insertJob({ featuredUntil: soon });
  expect(await list(country, anonymous)).toMatchObject({ shown: freeJobs + 1, total: freeJobs + 3 });
  await db.update(jobs).set({ expiredAt: new Date() }).where(eq(jobs.title, "Past"));
  expect(await list(country, anonymous)).toMatchObject({ shown: 4, total: 4, isCapped: false });
  expect(await list(country)).toMatchObject({ shown: 4, total: 4 });
});

test("freshUntil is when the first of the shown listings expires", async () => {
  await insertJob({ title: "Ranger" });
  await insertJob({ title: "Ranger", expiresAt: soon });
  expect((await list(rangers, anonymous)).freshUntil).toEqual(soon);
  expect((await list(asking({ country_code: "NZ" }))).freshUntil).toBeNull();
});

test("a list and its figures can be read at the same moment", async () => {
  await insertMany(3, { title: "Park Ranger" });
  const [figures, jobs] = await Promise.all([searchFigures(rangers), list(rangers)]);
  expect(figures.count).toBe(3);
  expect(jobs.total).toBe(3);
});
