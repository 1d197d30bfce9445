import { beforeEach, expect, test } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { isFilterFact } from "#core/facts/filter-facts.ts";
import { factsOf } from "#core/jobs/facts/facts-of.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { judgeFact, type Verdict } from "#core/moderation/facts/judge-fact.ts";
import { countReportedFacts, listFactReports } from "#core/moderation/facts/list-fact-reports.ts";
import { findReportableFacts, reportFact } from "#core/moderation/facts/report-fact.ts";
import { factJudgements, factReports } from "#core/moderation/facts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, first, insertProfile } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const by = "boss@example.com";
const now = new Date();
const text = "Housing is provided free of charge.\nWFR required. CPR preferred.\nMeals are included.";
let jobId: string;

beforeEach(async () => {
  await emptyDatabase();
  await upsertJobs("test", [incomingListing({ title: "Raft Guide", descriptionMd: text })], {}, now);
  jobId = (await first(db.select().from(jobs))).id;
});

type Who = { userId?: string; clientAddress?: string };
const report = (fields: object, { userId, clientAddress = "203.0.113.1" }: Who = {}) =>
  reportFact({ jobId, fields: { ...fields }, userId: userId ?? null, clientAddress }, now);
const housing = { fact: "housing" };
const other = { clientAddress: "203.0.113.2" };

async function isShown(name = "housing") {
  const facts = (await factsOf([jobId], [name])).get(jobId) ?? [];
  const { factWords } = await first(db.select().from(jobs));
  if (isFilterFact(name))
    expect(factWords.some((word) => word.startsWith(`${name}:`))).toBe(facts.length > 0);
  return facts.length > 0;
}

async function answer(verdict: Verdict) {
  const [fact] = (await listFactReports({ search: "", page: 1 })).facts;
  return judgeFact({ jobId, claim: fact?.claim ?? "", verdict, via: "report", by }, now);
}

test("reportFact hides a fact when two readers reject it", async () => {
  expect(await report({ ...housing, note: "Only for managers" })).toEqual({ ok: true });
  expect(await isShown()).toBe(true);
  expect(await report(housing, other)).toEqual({ ok: true });
  expect(await isShown()).toBe(false);
  expect(await isShown("meals")).toBe(true);
  expect(await listFactReports({ search: "", page: 1 })).toMatchObject({
    total: 1,
    facts: [
      {
        ...{ jobId, title: "Raft Guide", label: "Housing: Provided", count: 2, state: "hidden" },
        ...{ proof: "Housing is provided free of charge.", notes: ["Only for managers"] },
      },
    ],
  });
  expect(JSON.stringify(await db.select().from(factReports))).not.toContain("203.0.113");
});

test("reportFact hides nothing for one reader, signed in or not", async () => {
  const { id: userId } = await insertProfile();
  for (const who of [{}, {}, { userId }, { userId, ...other }, {}]) await report(housing, who);
  expect(await isShown()).toBe(true);
});

test("reportFact counts two accounts at one address as two readers", async () => {
  for (const { id: userId } of [await insertProfile(), await insertProfile()])
    await report(housing, { userId });
  expect(await isShown()).toBe(false);
});

test("reportFact hides a fact when two readers report at once", async () => {
  await Promise.all([report(housing), report(housing, other)]);
  expect(await isShown()).toBe(false);
});

test("judgeFact shows a confirmed fact again, for good", async () => {
  for (const who of [{}, other]) await report(housing, who);
  expect(await answer("right")).toBe(true);
  expect(await isShown()).toBe(true);
  expect(await countReportedFacts()).toBe(0);
  for (const who of [{}, other, { clientAddress: "203.0.113.3" }]) await report(housing, who);
  expect(await isShown()).toBe(true);
  expect(await countReportedFacts()).toBe(1);
  expect(await answer("wrong")).toBe(true);
  expect(await isShown()).toBe(false);
  expect(await answer("wrong")).toBe(false);
  expect(await db.select().from(factJudgements)).toMatchObject([
    {
      ...{ jobId, title: "Raft Guide", name: "housing", value: "provided" },
      verdict: "wrong",
      via: "report",
      by,
    },
  ]);
  const actions = await db.select().from(adminActions).orderBy(adminActions.createdAt, adminActions.action);
  expect(actions.map(({ by, action, subject }) => [by, action, subject])).toEqual([
    [by, "found a fact right", "Housing: Provided (Raft Guide, Canyon Outfitters)"],
    [by, "found a fact wrong", "Housing: Provided (Raft Guide, Canyon Outfitters)"],
  ]);
});

test("judgeFact hides a wrong fact after the first report", async () => {
  await report(housing);
  expect(await answer("wrong")).toBe(true);
  expect(await isShown()).toBe(false);
});

test("judgeFact settles reports although the text has changed", async () => {
  await report(housing);
  await upsertJobs("test", [incomingListing({ title: "Raft Guide", descriptionMd: "Row boats." })], {}, now);
  expect((await listFactReports({ search: "", page: 1 })).facts).toMatchObject([{ state: "gone" }]);
  expect(await answer("wrong")).toBe(true);
  expect(await countReportedFacts()).toBe(0);
  expect(await db.$count(factJudgements)).toBe(0);
});

test("reportFact needs to know which of several facts is meant", async () => {
  const [wfr] = await findReportableFacts(jobId, "certifications");
  expect(wfr).toMatchObject({ label: "Certificates: WFR required", proof: "WFR required." });
  const unsaid = await report({ fact: "certifications" });
  expect(unsaid).toMatchObject({ ok: false, errors: { reason: "Choose which one is wrong" } });
  for (const who of [{}, other]) await report({ fact: "certifications", claim: wfr?.claim }, who);
  const { factWords } = await first(db.select().from(jobs));
  expect(factWords.filter((word) => word.startsWith("certifications"))).toEqual([
    "certifications:cpr-preferred",
  ]);
});

test.each([
  [{ fact: "pets" }, { reason: "This job doesn't state that fact" }],
  [{ fact: "housing", claim: "x" }, { reason: "This job has changed. It no longer says this." }],
  [
    { fact: "housing", note: "x".repeat(501) },
    { note: "Note must be less than 500 characters; this one has 501" },
  ],
])("reportFact explains a report that it refuses (%#)", async (fields, errors) => {
  expect(await report(fields)).toEqual({ ok: false, reason: "invalid", errors });
  expect(await db.$count(factReports)).toBe(0);
});

test("reportFact drops a machine's report and respects ended jobs and the limit", async () => {
  expect(await report({ ...housing, website: "https://spam.example" })).toEqual({ ok: true });
  expect(await db.$count(factReports)).toBe(0);
  for (let n = 0; n < 10; n++) expect(await report(housing)).toEqual({ ok: true });
  expect(await report(housing)).toMatchObject({ ok: false, reason: "too-many", limit: 10 });
  await db.update(jobs).set({ expiredAt: now });
  expect(await report(housing, other)).toEqual({ ok: false, reason: "missing" });
});

test("listFactReports finds reports by job, fact and sentence", async () => {
  await report(housing);
  await report({ fact: "meals" }, other);
  const found = async (search: string) =>
    (await listFactReports({ search, page: 1 })).facts.map(({ label }) => label);
  expect(await found("free of charge")).toEqual(["Housing: Provided"]);
  expect(await found("meals: prov")).toEqual(["Meals: Provided"]);
  expect(await found("raft")).toHaveLength(2);
  expect(await found("%")).toEqual([]);
});
