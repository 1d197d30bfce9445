import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { relevanceVersion } from "#core/relevance/judge-relevance.ts";
import { emptyDatabase, insertJob, insertPostedJob } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { rejudgeJobs } from "./rejudge-jobs.ts";

const now = new Date("2026-11-16T06:00:00Z");
const noTrust = { isListedEmployer: () => false, isDecided: () => false };
const clerk = { title: "Payroll Clerk", companyName: "Granite Hall" };

beforeEach(emptyDatabase);

/** Without a judgement, as from before there were any. */
async function store(listing: Partial<IncomingListing>, run: { isDemo?: boolean; foundBy?: string } = {}) {
  await upsertJobs("test", [incomingListing(listing)], run, now);
}

async function only() {
  const [job, another] = await db.select().from(jobs);
  if (!job || another) throw new Error("There is not one job.");
  return job;
}

test("rejudgeJobs stores kind and reason, and no new dates", async () => {
  await store({ title: "River Guide" });
  const { kind, keptBecause, relevanceVersion: version, ...before } = await only();
  expect([kind, keptBecause, version]).toEqual(["job", null, 0]);
  expect(await rejudgeJobs(noTrust, now)).toEqual({ judged: 1, ended: 0 });
  expect(await only()).toEqual({
    ...before,
    ...{ kind: "job", keptBecause: "It is outdoor work: its title says “river guide”.", relevanceVersion },
  });
  expect(await rejudgeJobs(noTrust, now)).toEqual({ judged: 0, ended: 0 });
});

test.each([
  ["Online Course: Bird Ecology", "course"],
  ["PhD Assistantship in Fish Ecology", "academic"],
] as const)("rejudgeJobs sets %s aside, and lists it again when it becomes a job", async (title, kind) => {
  await store({ title, companyName: "Larch Lake Nature Center" });
  expect((await only()).aside).toBeNull();
  await rejudgeJobs(noTrust, now);
  expect(await only()).toMatchObject({ kind, aside: kind, expiredAt: null, keptBecause: expect.any(String) });
  await db.update(jobs).set({ title: "Trail Crew Member", relevanceVersion: 0 });
  await rejudgeJobs(noTrust, now);
  expect(await only()).toMatchObject({ kind: "job", aside: null });
});

test("rejudgeJobs keeps jobs aside that charge participants", async () => {
  await store({ title: "River Guide", descriptionMd: "There is a participation fee of $900 that you pay." });
  expect((await only()).aside).toBe("pays");
  await rejudgeJobs(noTrust, now);
  expect((await only()).aside).toBe("pays");
  await db.update(jobFacts).set({ hiddenAt: now }).where(eq(jobFacts.name, "participant_pays"));
  await db.update(jobs).set({ relevanceVersion: 0 });
  await rejudgeJobs(noTrust, now);
  expect((await only()).aside).toBeNull();
});

test("rejudgeJobs ends what is not outdoor work, with its sightings", async () => {
  await store(clerk);
  expect(await rejudgeJobs(noTrust, now)).toEqual({ judged: 1, ended: 1 });
  expect(await only()).toMatchObject({ expiredAt: now, endReason: "other-field", kind: "other-field" });
});

test("rejudgeJobs keeps what an administrator's list or the source vouches for", async () => {
  await store(clerk, { foundBy: "Granite Hall" });
  const isFoundByName = ({ foundBy }: { foundBy: string | null }) => foundBy === "Granite Hall";
  await rejudgeJobs({ ...noTrust, isListedEmployer: isFoundByName }, now);
  const kept = { kind: "job", keptBecause: expect.stringContaining("an outdoor employer"), expiredAt: null };
  expect(await only()).toMatchObject(kept);
  await db.update(jobs).set({ relevanceVersion: 0 });
  await rejudgeJobs({ ...noTrust, isDecided: ({ source }) => source === "test" }, now);
  expect(await only()).toMatchObject(kept);
});

test("rejudgeJobs marks demonstration jobs of another field and never ends them", async () => {
  await store(clerk, { isDemo: true });
  expect(await rejudgeJobs(noTrust, now)).toEqual({ judged: 1, ended: 0 });
  expect(await only()).toMatchObject({
    kind: "other-field",
    keptBecause: null,
    aside: null,
    expiredAt: null,
  });
});

test("rejudgeJobs never ends or sets aside paid jobs or jobs without a source", async () => {
  await insertPostedJob({ title: "Accounting Course", companyName: "Granite Hall" });
  await insertJob({ title: "Bookkeeper", companyName: "Granite Hall" });
  await db.update(jobs).set({ relevanceVersion: 0 });
  expect(await rejudgeJobs(noTrust, now)).toEqual({ judged: 2, ended: 0 });
  const stored = await db.select().from(jobs);
  expect(stored.map(({ aside, expiredAt }) => aside ?? expiredAt)).toEqual([null, null]);
  expect(stored.map(({ featuredUntil, kind }) => [featuredUntil !== null, kind]).sort()).toEqual([
    [false, "other-field"],
    [true, "job"],
  ]);
});
