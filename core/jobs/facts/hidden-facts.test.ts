import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { claimOf } from "#core/jobs/facts/claim.ts";
import { factsOf } from "#core/jobs/facts/facts-of.ts";
import { setFactHidden } from "#core/jobs/facts/hidden-facts.ts";
import { rereadFacts } from "#core/jobs/facts/reread-facts.ts";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { publishJob } from "#core/jobs/intake/publish-job.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const now = new Date("2026-11-16T06:00:00Z");
const later = new Date("2026-11-17T06:00:00Z");
const housed = "Housing is provided free of charge.\nMeals are included.\nPay: $20 per hour.";

const listing = (descriptionMd: string) => incomingListing({ descriptionMd, salary: null });
const store = (text: string, at = now) => upsertJobs("test", [listing(text)], {}, at);

async function stored() {
  const [job] = await db.select().from(jobs);
  if (!job) throw new Error("Nothing was stored.");
  return job;
}

async function setHidden(name: string, at: Date | null) {
  const [fact] = await db.select().from(jobFacts).where(eq(jobFacts.name, name));
  if (!fact) throw new Error(`No ${name} is stated.`);
  return inTransaction((tx) => setFactHidden(tx, { jobId: fact.jobId, claim: claimOf(fact) }, at));
}

async function shownNames() {
  const { id } = await stored();
  return ((await factsOf([id])).get(id) ?? []).map(({ name }) => name);
}

beforeEach(emptyDatabase);

test("a hidden fact: neither pages nor lists use it until it is shown again", async () => {
  await store(housed);
  const before = await stored();
  expect(before.factWords).toContain("housing:provided");
  expect(await setHidden("housing", later)).toBe(true);
  expect(await setHidden("housing", later)).toBe(false);
  const { factWords, facets, updatedAt } = await stored();
  expect([factWords, facets].flat()).not.toContain("housing:provided");
  expect(factWords).toEqual(expect.arrayContaining(["pay-hour:20", "says:housing"]));
  expect(updatedAt).toEqual(before.updatedAt);
  expect(await shownNames()).not.toContain("housing");
  expect(await setHidden("housing", null)).toBe(true);
  expect(await stored()).toEqual(before);
});

test("a hidden fact: its word stays while another fact says the same", async () => {
  await store(housed);
  await db.execute(sql`
    insert into job_facts (job_id, position, name, value, proof, origin)
    select job_id, 90, name, value, 'Free housing.', origin from job_facts where name = 'housing'`);
  await setHidden("housing", later);
  expect((await stored()).factWords).toContain("housing:provided");
});

test("a hidden fact: stays hidden in a changed text that says the same", async () => {
  await store(housed);
  await setHidden("housing", later);
  await store(`${housed}\nUniforms are given.`, later);
  expect((await stored()).factWords).not.toContain("housing:provided");
  expect(await shownNames()).toEqual(expect.arrayContaining(["meals", "pay"]));
  expect(await shownNames()).not.toContain("housing");
  expect(await db.select().from(jobFacts).where(eq(jobFacts.name, "housing"))).toMatchObject([
    { hiddenAt: later },
  ]);
});

test("a hidden fact: comes back when the text states it in other words", async () => {
  await store(housed);
  await setHidden("housing", later);
  await store(housed.replace("Housing is provided free of charge.", "We provide housing."), later);
  expect((await stored()).factWords).toContain("housing:provided");
});

test("a hidden fact: stays hidden after another reading, whoever stated it", async () => {
  await store(housed);
  const [{ jobId } = { jobId: "" }] = await db.select().from(jobFacts);
  const said = { jobId, name: "pets", value: "welcome", origin: "employer" as const };
  await db.insert(jobFacts).values({ ...said, position: 90 });
  for (const name of ["housing", "pets"]) await setHidden(name, later);
  const before = await stored();
  await db.update(jobs).set({ readVersion: 0, factWords: [] });
  expect(await rereadFacts()).toBe(1);
  expect(await stored()).toEqual(before);
  expect(await shownNames()).not.toContain("pets");
  await setHidden("pets", null);
  expect((await stored()).factWords).toContain("pets:welcome");
});

test("a hidden fact: stays hidden when its posting is published again", async () => {
  const id = "11111111-1111-4111-8111-111111111111";
  const until = new Date(now.getTime() + 30 * dayMs);
  const publish = (at: Date) =>
    inTransaction((tx) => publishJob(tx, { id, listing: listing(housed), until }, at));
  await publish(now);
  await setHidden("housing", later);
  await publish(later);
  const { factWords, updatedAt } = await stored();
  expect(factWords).not.toContain("housing:provided");
  expect(factWords).toContain("pay-hour:20");
  expect(updatedAt).toEqual(now);
  expect(await shownNames()).not.toContain("housing");
});

test("a hidden fact of a fee: lists show the job again", async () => {
  await store("Volunteers pay a program fee of $900 to take part in the turtle project.");
  expect((await stored()).aside).toBe("pays");
  await setHidden("participant_pays", later);
  expect((await stored()).aside).toBeNull();
  await setHidden("participant_pays", null);
  expect((await stored()).aside).toBe("pays");
});
