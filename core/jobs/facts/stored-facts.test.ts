import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { factChoice } from "#core/facts/choices.ts";
import { factsOf } from "#core/jobs/facts/facts-of.ts";
import { rereadFacts } from "#core/jobs/facts/reread-facts.ts";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, moab } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const now = new Date("2026-11-16T06:00:00Z");
const housed =
  "Season: May 20 to September 15, 2027.\nHousing is provided free of charge.\nPay: $20 to $23 per hour.";

async function store(more: Partial<IncomingListing>, at = now) {
  await upsertJobs("test", [incomingListing({ descriptionMd: housed, salary: null, ...more })], {}, at);
  const [job] = await db.select().from(jobs);
  if (!job) throw new Error("Nothing was stored.");
  return { job, facts: (await factsOf([job.id])).get(job.id) ?? [] };
}

beforeEach(emptyDatabase);

test("facts of a listing: stored in the same write, each with the words of its text", async () => {
  const { job, facts } = await store({});
  expect(job.factWords).toEqual(expect.arrayContaining(["housing:provided", "pay-hour:22", "start:2027-05"]));
  expect(job.facets).toContain("housing:provided");
  const housing = facts.find(({ name }) => name === "housing");
  expect(housing).toMatchObject({ value: "provided", origin: "text" });
  expect(job.descriptionMd.slice(housing?.proofFrom ?? 0, housing?.proofTo ?? 0)).toBe(housing?.proof);
});

test("facts of a listing: the first and the last possible start day are columns", async () => {
  const season = { descriptionMd: "Season: from May to September 2027." };
  expect((await store(season)).job).toMatchObject({ startsFrom: "2027-05-01", startsOn: "2027-05-31" });
  expect((await store({})).job.startsOn).toBe("2027-05-20");
  expect((await store({ descriptionMd: "Season: from May to September 2027." })).job.startsOn).toBe(
    "2027-05-31",
  );
  expect((await store({ facts: { seasonStart: "2027-04-01" } })).job.startsOn).toBe("2027-04-01");
  expect((await store({ descriptionMd: "Row guests down the river, and cook." })).job.startsOn).toBeNull();
});

test("facts of a listing: every mentioned subject is stored, even if unsure", async () => {
  const { job } = await store({
    descriptionMd: "No housing is provided.\nCouples are welcome.\nExperience required.",
  });
  expect(job.factWords).toEqual(expect.arrayContaining(["read:silences", "says:housing", "says:couples"]));
  expect(job.factWords.filter((word) => /^couples:|^says:(start|papers)/.test(word))).toEqual([]);
});

test("facts of a listing: disappear with their text", async () => {
  await store({});
  const { job, facts } = await store({
    descriptionMd: "Row guests down the river, and look after boats and lunch.",
  });
  expect(facts).toEqual([]);
  expect(job.factWords).toEqual(["read:silences"]);
});

test("facts of a listing: a field of the source wins over the text", async () => {
  const { facts } = await store({ facts: { seasonStart: "2027-04-01", hoursPerWeek: 38 } });
  expect(facts.filter(({ name }) => name === "season_start")).toMatchObject([
    { value: "2027-04-01", origin: "source", proof: null },
  ]);
  expect(facts.find(({ name }) => name === "hours_per_week")).toMatchObject({ low: 38 });
});

test("facts of a listing: pay in a text never becomes the salary", async () => {
  const { job } = await store({});
  expect([job.salaryMin, job.salaryMax, job.salaryYearly]).toEqual([null, null, null]);
});

test("rereadFacts adds facts without making a listing newer", async () => {
  const { job } = await store({});
  await db.delete(jobFacts);
  await db.update(jobs).set({ readVersion: 0, factWords: [], startsOn: null, startsFrom: null });
  expect(await rereadFacts()).toBe(1);
  expect((await db.select().from(jobs))[0]).toMatchObject({
    startsOn: "2027-05-20",
    startsFrom: "2027-05-20",
  });
  expect(await rereadFacts()).toBe(0);
  const [again] = await db.select().from(jobs).where(eq(jobs.id, job.id));
  expect(again).toEqual(job);
  expect((await factsOf([job.id])).get(job.id)).not.toHaveLength(0);
});

test("a job that charges its workers: lists and totals leave it out by default", async () => {
  await store({ descriptionMd: "Volunteers pay a program fee of $900 to take part in the turtle project." });
  const list = (facts?: string[]) =>
    listJobs({ scope: "all", query: { facts }, viewer: { kind: "anonymous" }, after: null }, now);
  expect((await list()).total).toBe(0);
  expect((await list(["with-paying"])).total).toBe(1);
});

test.each([
  ["meals", "All meals are provided.", "Meals may be included as well as a bed."],
  ["training", "Training is provided in May.", "Training can be provided."],
])("the choice %s: matches a text that states it, not one that only may", async (choice, surely, perhaps) => {
  const words = factChoice(choice)?.words ?? [];
  const maybe = await store({ descriptionMd: perhaps });
  expect(maybe.job.factWords.filter((word) => words.includes(word))).toEqual([]);
  const { job, facts } = await store({ descriptionMd: surely });
  expect(facts).toHaveLength(1);
  expect(job.factWords.filter((word) => words.includes(word))).toHaveLength(1);
});

test("a fact that is no filter: it is stored and shown, and has no word", async () => {
  const { job, facts } = await store({ descriptionMd: "Your mileage will be reimbursed." });
  expect(facts.map(({ name, value }) => [name, value])).toEqual([["travel_paid", "yes"]]);
  expect(job.factWords.filter((word) => word.includes("travel_paid"))).toEqual([]);
});

test("pay by the hour: a ceiling passes no filter and no typed pay", async () => {
  const salary = { min: 20, max: 25, currency: "USD", unit: "hour" } as const;
  await upsertJobs(
    "test",
    [
      incomingListing({
        sourceId: "1",
        title: "Text Guide",
        salary: null,
        descriptionMd: "Pay: up to $25 an hour.",
      }),
      incomingListing({ sourceId: "2", title: "Field Guide", salary: { ...salary, min: null } }),
      incomingListing({ sourceId: "3", title: "Range Guide", salary }),
    ],
    {},
    now,
  );
  const titles = async (query: JobQuery) => {
    const list = await listJobs(
      { scope: "all", query, viewer: { kind: "subscriber", userId: "s" }, after: null },
      now,
    );
    return list.cards.map(({ title }) => title);
  };
  expect(await titles({ facts: ["hour-20"] })).toEqual(["Range Guide"]);
  expect(await titles({ titles: ["$20 an hour"] })).toEqual(["Range Guide"]);
});

test("a bare dollar: it is the pay field's, or that of the country where all places are", async () => {
  const pay = async (more: Partial<IncomingListing>) => {
    const { job, facts } = await store({ descriptionMd: "Pay: $25 an hour.", ...more });
    const { unit } = facts.find(({ name }) => name === "pay") ?? {};
    return [unit, job.factWords.includes("pay-hour:25")];
  };
  const banff = {
    ...moab,
    text: "Banff, Alberta, Canada",
    city: "Banff",
    state: "Alberta",
    countryCode: "CA",
  };
  expect(await pay({})).toEqual(["h", true]);
  expect(await pay({ places: [banff] })).toEqual(["h CAD", false]);
  expect(await pay({ places: [banff, moab] })).toEqual(["h", true]);
  expect(await pay({ salary: { min: 25, max: 25, currency: "AUD", unit: "hour" } })).toEqual([
    "h AUD",
    false,
  ]);
});
