import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJob, insertMany, insertPostedJob } from "#test/factories.ts";
import { relatedJobs, titleKeyword } from "./related-jobs.ts";
import { otherNames, wordsOfTitle } from "./title-words.ts";

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

async function idsRelatedTo(job: Parameters<typeof relatedJobs>[0]) {
  clearJobCaches();
  return (await relatedJobs(job)).cards.map(({ jobId }) => jobId);
}

const elsewhere = {
  places: [{ text: "Nome, Alaska", city: "Nome", state: "Alaska", countryCode: "US", lat: null, lon: null }],
  usStates: ["AK"],
};

test("relatedJobs puts jobs of the same words, kind of work and place first", async () => {
  const job = await insertJob({ title: "Trail Crew Lead", companyName: "A", category: "Forestry & Trails" });
  const kind = { category: "Forestry & Trails" };
  const cook = await insertJob({ title: "Cook", companyName: "B", category: "Food" });
  const far = await insertJob({ title: "Trail Crew Member", companyName: "C", ...kind, ...elsewhere });
  const near = await insertJob({ title: "Trail Crew Member", companyName: "D", ...kind });
  const planter = await insertJob({ title: "Tree Planter", companyName: "E", ...kind, ...elsewhere });
  expect(await idsRelatedTo(job)).toEqual([near.id, far.id, planter.id]);
  expect(await idsRelatedTo(job)).not.toContain(cook.id);
});

test("relatedJobs prefers the same season", async () => {
  const summer = { factWords: ["season:summer"], startsOn: "2027-05-20" };
  const job = await insertJob({ title: "Raft Guide", companyName: "A", ...summer });
  const winter = { factWords: ["season:winter"], startsOn: "2027-12-01" };
  const other = await insertJob({ title: "Raft Guide", companyName: "B", ...winter });
  const same = await insertJob({ title: "Raft Guide", companyName: "C", ...summer, startsOn: "2027-06-01" });
  const alike = await insertJob({ title: "Raft Guide", companyName: "D", ...summer, startsOn: "2027-08-01" });
  expect(await idsRelatedTo(job)).toEqual([same.id, alike.id, other.id]);
});

test("relatedJobs shows two jobs of an employer before it shows others", async () => {
  const job = await insertJob({ title: "Trail Crew Lead", companyName: "A" });
  for (let n = 0; n < 8; n++) await insertJob({ title: `Trail Crew Lead ${n}`, companyName: "A" });
  for (let n = 0; n < 2; n++) await insertJob({ title: `Trail Hand ${n}`, companyName: `B${n}` });
  const { cards } = await relatedJobs(job);
  expect(cards.map((card) => card.company)).toEqual(["A", "A", "B0", "B1", "A", "A"]);
  expect(cards.some((card) => card.jobId === job.id)).toBe(false);
});

test("relatedJobs finds jobs far down the board by its words and place", async () => {
  const job = await insertJob({ title: "Canyon Ranger", companyName: "A", category: "Parks" });
  const old = await insertJob({ title: "Canyon Ranger", companyName: "B", category: "Other" });
  await insertMany(2_100, { title: "Clerk", companyName: "C", category: "Office" });
  await db.execute(sql`update jobs set date_posted = now() - interval '1 year' where id = ${old.id}`);
  expect(await idsRelatedTo(job)).toEqual([old.id]);
});

test("relatedJobs puts up to three featured jobs first", async () => {
  const job = await insertJob({ title: "Trail Crew Lead", companyName: "A" });
  for (let n = 0; n < 4; n++) await insertJob({ title: `Cook ${n}`, companyName: "A" });
  const nowhere = {
    title: "Office Clerk Wanted",
    location: "Berlin",
    city: "Berlin",
    state: null,
    countryCode: "DE",
  };
  await insertPostedJob(nowhere);
  const alike = [
    await insertPostedJob({ ...nowhere, title: "Trail Builder Berlin" }),
    await insertPostedJob({ ...nowhere, companyName: "A" }),
    await insertPostedJob({ title: "Cook for the Season" }),
  ];
  await insertPostedJob();
  await insertPostedJob({ status: "closed" });
  const { cards } = await relatedJobs(job);
  expect(cards.map((card) => card.jobId).slice(0, 3)).toEqual(alike.map((job) => job.id));
  expect(cards.map((card) => card.isFeatured)).toEqual([true, true, true, false, false, false]);
});

test("relatedJobs leaves out the job itself", async () => {
  const { id } = await insertPostedJob();
  const [job] = await db.select().from(jobs);
  if (!job) throw new Error("there is no listing");
  expect(job.id).toBe(id);
  expect((await relatedJobs(job)).cards).toEqual([]);
});

test("wordsOfTitle keeps what names the work", () => {
  expect(wordsOfTitle("Park Ranger (Protection) - Seasonal")).toEqual(["park", "ranger"]);
  expect(wordsOfTitle("Full-Time Multi-Day River Guide, Summer 2027")).toEqual([
    "multi",
    "day",
    "river",
    "guide",
  ]);
  expect(wordsOfTitle("(Seasonal) Lead of the Kitchen")).toEqual(["lead", "kitchen"]);
});

test("otherNames are those of the work that the title's last words name", () => {
  expect(otherNames(["multi", "day", "river", "guide"])).toContain("raft guide");
  expect(otherNames(["ski", "patroller"])).toContain("snow patrol");
  expect(otherNames(["curatorial", "intern"])).toEqual([]);
});

test("relatedJobs knows other names of the same work, and the word that names it", async () => {
  const water = { category: "Water & Rafting" };
  const job = await insertJob({ title: "Whitewater Raft Guide", companyName: "A", ...water });
  const summer = { startsOn: "2027-05-20", factWords: ["season:summer"] };
  await db.execute(sql`update jobs set starts_on = '2027-05-20' where id = ${job.id}`);
  const lifeguard = await insertJob({
    title: "Lifeguard",
    companyName: "B",
    ...water,
    ...elsewhere,
    ...summer,
  });
  const driver = await insertJob({ title: "Raft Trailer Driver", companyName: "C", ...water, ...elsewhere });
  const fishing = await insertJob({ title: "Fishing Guide", companyName: "D", ...water, ...elsewhere });
  const river = await insertJob({ title: "Multi-Day River Guide", companyName: "E", ...water, ...elsewhere });
  expect(await idsRelatedTo(job)).toEqual([river.id, fishing.id, lifeguard.id, driver.id]);
});

test("relatedJobs does not take a season in a title for the work", async () => {
  const job = await insertJob({
    title: "Gauley Season Raft Guide",
    companyName: "A",
    category: "Water & Rafting",
  });
  const clerk = { title: "Seasonal Clerk", companyName: "B", category: "Office" };
  const mine = await insertJob({ title: "Raft Guide", companyName: "C", category: "Other", ...elsewhere });
  await insertJob({ ...clerk, ...elsewhere });
  expect(await idsRelatedTo(job)).toEqual([mine.id]);
});

test("relatedJobs shows a job once", async () => {
  const job = await insertJob({ title: "Trail Crew Lead" });
  await insertJob({ title: "Trail Crew Hand" });
  expect((await relatedJobs(job)).cards).toHaveLength(1);
});

test("titleKeyword is the first word of more than three characters", () => {
  expect(titleKeyword("Sr. Park Ranger")).toBe("park");
  expect(titleKeyword("VP of HR")).toBeNull();
});
