import { beforeEach, expect, test } from "vitest";
import { spokenWords } from "#core/facts/silence.ts";
import { type FactSheet, readFactSheet } from "#core/jobs/facts/fact-sheet.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { jobs } from "#core/jobs/tables.ts";
import { dayMs } from "#core/text/time.ts";
import { copyJob, emptyDatabase, insertJob, patiently } from "#test/factories.ts";

const now = new Date("2026-11-23T12:00:00Z");

const sheet = (query: JobQuery = {}, whole: JobQuery = {}, settled?: string[]) =>
  readFactSheet({ whole: queryConditions(whole, now), query, settled }, now);

/** Example: "Housing provided 2"; a star marks a choice. */
const choices = ({ groups, more }: FactSheet) =>
  [...groups, ...more].flatMap(({ choices, select }) =>
    [...choices, ...(select?.choices ?? [])].map(
      ({ label, jobs, isChosen }) => `${label} ${jobs}${isChosen ? " *" : ""}`,
    ),
  );

/** A job with these words, and the words for what it does not mention. */
const says = (...words: string[]) =>
  insertJob({
    factWords: [...words, ...spoken(words)],
    datePosted: new Date("2026-11-20"),
    expiresAt: new Date("2027-11-20"),
  });

/** Facts named by their words, and a start. */
const spoken = (words: string[]) =>
  spokenWords(words.map((word) => ({ name: word.replace(/:.*/, "").replace("start", "season_start") })));

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

test("a fact sheet: each choice shows the number of jobs that it leaves", async () => {
  await says("housing:provided", "meals:provided", "start:2027-05");
  await says("housing:at-a-cost", "start:2027-05", "start:2027-06");
  await says();
  expect(choices(await sheet())).toEqual([
    "May 2",
    "Jun 1",
    "Housing provided 1",
    "Any help with housing 2",
    "Meals provided 1",
  ]);
});

test("a fact sheet: an obstacle counts the jobs that do not state it", async () => {
  await says("min_age:21", "certifications:wfr-required");
  await says("min_age:18");
  await says();
  expect(choices(await sheet())).toEqual([
    "I have no certificates 2",
    "I have no WFR 2",
    "I am 16 1",
    "I am 17 1",
    "I am 18 2",
    "I am 19 2",
    "I am 20 2",
  ]);
});

test("a fact sheet: figures follow the narrowed list, with months as alternatives", async () => {
  await says("housing:provided", "start:2027-05");
  await says("housing:provided", "start:2027-06");
  await says("start:2027-06");
  expect(choices(await sheet({ facts: ["housing", "start-2027-05"] }))).toEqual([
    "May 1 *",
    "Jun 1",
    "Housing provided 1 *",
  ]);
  expect(choices(await sheet({ location: "Oregon" }))).toEqual([]);
});

test("a fact sheet: a chosen step of pay or age does not limit its own figures", async () => {
  await says("pay-hour:12", "pay-hour:15");
  await says("pay-hour:12", "pay-hour:15", "pay-hour:18");
  expect(choices(await sheet({ facts: ["hour-18"] }))).toEqual([
    "$12 an hour or more 2",
    "$15 an hour or more 2",
    "$18 an hour or more 1 *",
  ]);
});

test("a fact sheet: a choice stays removable without jobs or after its month", async () => {
  await says();
  expect(choices(await sheet({ facts: ["pets", "start-2026-01"] }))).toEqual([
    "January 2026 null *",
    "Pets welcome 0 *",
  ]);
});

test("a fact sheet: silent jobs are counted apart from denials", async () => {
  await says("housing:provided");
  await says("housing:not-provided");
  await says("start:2027-05");
  await says();
  expect((await sheet({ facts: ["housing"] })).silent).toEqual([
    {
      said: "Housing provided: 1 say yes, 2 don’t say.",
      way: "Add the 2 that don’t say",
      facts: "housing,unsaid-housing",
    },
  ]);
  expect((await sheet({ facts: ["start-2027-05", "start-2027-06"] })).silent).toMatchObject([
    { said: "Start in May 2027 or June 2027: 1 say yes, 3 don’t say." },
  ]);
  expect((await sheet({ facts: ["no-certificate"] })).silent).toEqual([]);
});

test("a fact sheet: silent jobs that were added can be removed again", async () => {
  await says("housing:provided", "couples:welcome");
  await says("housing:not-provided");
  await says();
  const read = await sheet({ facts: ["housing", "unsaid-housing"] });
  expect(read.silent).toEqual([
    {
      said: "Housing provided: 1 say yes, 1 don’t say.",
      way: "Leave out the 1 that doesn’t say",
      facts: "housing",
    },
  ]);
  expect(read.letIn).toEqual(["unsaid-housing"]);
  expect(choices(read)).toEqual(["Housing provided 1 *", "Couples welcome 1"]);
});

test("a fact sheet: jobs without a recent reading do not count as silent", async () => {
  await says("housing:provided");
  await insertJob({ factWords: [], expiresAt: new Date("2027-11-20") });
  expect((await sheet({ facts: ["housing"] })).silent).toEqual([]);
});

test("a fact sheet: only the list's own jobs count, and choices that all meet are left out", async () => {
  await says("housing:provided", "couples:welcome");
  await says("couples:welcome");
  await insertJob({
    factWords: ["housing:provided"],
    featuredUntil: new Date(now.getTime() + dayMs),
    expiresAt: new Date("2027-11-20"),
  });
  expect(choices(await sheet({}, { facts: ["housing"] }, ["housing"]))).toEqual(["Couples welcome 1"]);
});

test("a fact sheet: jobs that charge participants are named and count only when asked for", async () => {
  await says("housing:provided");
  await insertJob({ aside: "pays", factWords: ["housing:provided"], expiresAt: new Date("2027-11-20") });
  expect(choices(await sheet({ location: "Utah" }))).toContain("Housing provided 1");
  const asked = choices(await sheet({ location: "Utah", facts: ["with-paying"] }));
  expect(asked).toContain("Housing provided 2");
  expect(asked).toContain("Show those that charge you to take part 1 *");
});

test("a fact sheet: a capped list has minimum figures", async () => {
  const job = await insertJob();
  await copyJob(job.id, 10_001);
  const housed = { factWords: ["housing:provided"], expiresAt: new Date("2027-11-20") };
  await patiently((tx) => tx.update(jobs).set(housed));
  expect(choices(await sheet({ location: "Utah" }))).toContain("Housing provided 10,000+");
}, 60_000);
