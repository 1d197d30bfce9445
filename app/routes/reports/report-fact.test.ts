import { beforeEach, expect, test } from "vitest";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";
import { factReports } from "#core/moderation/facts/tables.ts";
import { jobReports } from "#core/moderation/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, first } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { readPage, unescaped } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";
const ours = { origin: "http://localhost:3000" };
const descriptionMd = "Housing is provided <i>free</i> of charge.\nWFR required. CPR preferred.";

let job: typeof jobs.$inferSelect;
let path: string;

beforeEach(async () => {
  await emptyDatabase();
  await upsertJobs("test", [incomingListing({ title: "Raft Guide", descriptionMd })], {}, new Date());
  job = await first(db.select().from(jobs));
  path = `/report-job/${job.id}`;
});

async function sendForm(address: string, typed: Record<string, string>, headers = {}) {
  const { html } = await readPage(address);
  const form = /<form[^>]*aria-label="Report a wrong fact".*?<\/form>/s.exec(html)?.[0] ?? "";
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const fields = { ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])), ...typed };
  const action = unescaped(/action="([^"]*)"/.exec(form)?.[1] ?? "");
  const body = new URLSearchParams(fields);
  return request(action, { method: "POST", headers: { ...ours, ...headers }, body });
}

test("the page of a fact says which, shows its sentence, and asks what is wrong", async () => {
  const { html, text, status } = await readPage(`${path}?fact=housing`);
  expect(status).toBe(200);
  for (const words of ["Report a wrong fact", "Housing: Provided", "What is wrong? (optional)"])
    expect(text).toContain(words);
  expect(unescaped(html)).toContain("Housing is provided <i>free</i> of charge.</blockquote>");
  expect(html).not.toContain('type="radio"');
  expect(html).toContain('content="noindex"');
});

test("a fact's report is stored with its value and sentence, and confirmed", async () => {
  const headers = await signIn("robin@example.com");
  const sent = await sendForm(`${path}?fact=housing`, { note: "Only for managers" }, headers);
  const next = `/company/${job.companySlug}/jobs/${jobSlug(job)}?notice=job-reported`;
  expect([sent.status, sent.headers.get("location")]).toEqual([303, next]);
  expect(await db.select().from(factReports)).toMatchObject([
    {
      ...{ jobId: job.id, name: "housing", value: "provided", note: "Only for managers" },
      ...{ proof: "Housing is provided <i>free</i> of charge.", userId: expect.any(String) },
    },
  ]);
  expect(await db.$count(jobReports)).toBe(0);
});

test("several facts of one name are offered as a choice", async () => {
  const address = `${path}?fact=certifications`;
  const { html } = await readPage(address);
  expect(html.match(/<input type="radio"/g)).toHaveLength(2);
  const unsaid = await sendForm(address, { note: "Not any more" });
  expect(unsaid.status).toBe(400);
  const page = await unsaid.text();
  expect(page).toContain("Choose which one is wrong</p>");
  expect(page).toContain("Not any more</textarea>");
  const claim = /<input type="radio"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? "";
  expect((await sendForm(address, { claim })).status).toBe(303);
  expect(await db.select().from(factReports)).toMatchObject([{ value: "WFR:required" }]);
});

test.each(["pets", "", "%00", "constructor"])(
  "a fact that the job does not state (%j) shows the report of the job",
  async (name) => {
    const { status, text } = await readPage(`${path}?fact=${name}`);
    expect([status, text.includes("Report this job")]).toEqual([200, true]);
  },
);

test("a note that is too long is refused beside its field, and stays", async () => {
  const answer = await sendForm(`${path}?fact=housing`, { note: "x".repeat(501) });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain("Note must be less than 500 characters; this one has 501</p>");
  expect(html).toContain(`${"x".repeat(501)}</textarea>`);
});

test("a program reports a fact by its name", async () => {
  const ask = async (fields: object) => {
    const headers = { ...ours, "content-type": "application/json" };
    const answer = await request(path, { method: "POST", headers, body: JSON.stringify(fields) });
    return [answer.status, await answer.json()];
  };
  expect(await ask({ fact: "housing" })).toMatchObject([200, { success: true }]);
  expect(await ask({ fact: "pets" })).toMatchObject([400, { error: "This job doesn't state that fact" }]);
  expect(await ask({ fact: "certifications" })).toMatchObject([400, { error: "Choose which one is wrong" }]);
});

test("a closed job has no form, and takes no report of a fact", async () => {
  await db.update(jobs).set({ expiredAt: new Date() });
  const { status, text } = await readPage(`${path}?fact=housing`);
  expect([status, text.includes("This job is no longer open.")]).toEqual([410, true]);
});

test("a second reader's report hides the fact until review", async () => {
  await sendForm(`${path}?fact=housing`, {});
  await sendForm(`${path}?fact=housing`, {}, await signIn("robin@example.com"));
  const { factWords } = await first(db.select().from(jobs));
  expect(factWords).toContain("housing:provided");
  await sendForm(`${path}?fact=housing`, {}, await signIn("sam@example.com"));
  expect((await first(db.select().from(jobs))).factWords).not.toContain("housing:provided");
  expect((await readPage(`${path}?fact=housing`)).text).toContain("Report this job");
});
