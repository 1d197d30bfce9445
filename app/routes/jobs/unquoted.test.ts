import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { setQuotable } from "#core/jobs/facts/unquoted.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { emptyDatabase, first } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";
const sentence = "Housing is provided free of charge.";

beforeEach(emptyDatabase);

async function store() {
  const listing = incomingListing({
    ...{ title: "Raft Guide", descriptionMd: sentence },
    facts: { seasonStart: "2027-05-20", positions: 3, experienceMonths: 2 },
  });
  await upsertJobs("test", [listing], {}, new Date());
  const job = await first(db.select().from(jobs));
  return { job, path: jobPath({ companySlug: job.companySlug, jobSlug: jobSlug(job) }) };
}

const quote = (source: string, isQuoted: boolean) => inTransaction((tx) => setQuotable(tx, source, isQuoted));

/** Returns the facts of a job's page, and what search engines are told. */
async function read(path: string) {
  // Pages of people who are signed in are not cached.
  const { html } = await readPage(path, { headers: await signIn("robin@example.com") });
  const facts = /<section aria-labelledby="trail-facts".*?<\/section>/s.exec(html)?.[0] ?? "";
  const posting = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = ""]) => json)
    .find((json) => json.includes("JobPosting"));
  return { facts, text: facts.replace(/<[^>]*>/g, "\n"), html, posting };
}

test("the page of a job with an unquoted source shows facts without their sentences, which can be reported", async () => {
  const { path, job } = await store();
  const before = await read(path);
  expect(before.text).toContain(sentence);
  expect(await quote("test", false)).toBe(true);
  expect(await quote("test", false)).toBe(false);
  const { facts, text, html, posting } = await read(path);
  expect(facts).not.toContain("<blockquote");
  expect(text).not.toContain(sentence);
  for (const words of ["Housing", "Provided", "Stated in the posting.", "From the source’s own data."])
    expect(text).toContain(words);
  expect(facts).toContain(`href="/report-job/${job.id}?fact=housing"`);
  expect(html).not.toContain("<mark");
  expect(posting).toBe(before.posting);
  expect(posting).toContain('"jobStartDate":"2027-05-20"');
  expect(posting).toContain('"monthsOfExperience":2');
  const report = await readPage(`/report-job/${job.id}?fact=housing`);
  expect(report.text).toContain("Stated in the posting.");
  expect(report.text).not.toContain(sentence);
  await quote("test", true);
  expect((await read(path)).text).toContain(sentence);
});

test("a report of an unquoted fact is received by its claim", async () => {
  const { job } = await store();
  await quote("test", false);
  const { html } = await readPage(`/report-job/${job.id}?fact=housing`);
  const claim = /name="claim" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const sent = await request(`/report-job/${job.id}?fact=housing`, {
    method: "POST",
    headers: { origin: "http://localhost:3000" },
    body: new URLSearchParams({ fact: "housing", claim, note: "" }),
  });
  expect(sent.status).toBe(303);
});

test("an unsure fact of an unquoted source sends its reader to the posting", async () => {
  const { path } = await store();
  await db.update(jobFacts).set({ isUnsure: true }).where(eq(jobFacts.name, "housing"));
  expect((await read(path)).text).toMatch(/\(read the posting/);
  await quote("test", false);
  expect((await read(path)).text).toMatch(/\(read the posting/);
});

test("a job that an unquoted source shows, too, is not quoted meanwhile", async () => {
  const { path, job } = await store();
  await quote("other", false);
  expect((await read(path)).text).toContain(sentence);
  await db.insert(jobSightings).values({
    ...{ jobId: job.id, source: "other", sourceId: "1", contentHash: "x" },
  });
  expect((await read(path)).text).not.toContain(sentence);
  await db.update(jobSightings).set({ goneAt: new Date() });
  expect((await read(path)).text).toContain(sentence);
});
