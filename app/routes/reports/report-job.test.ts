import { beforeEach, expect, test } from "vitest";
import { jobSlug } from "#core/jobs/slug.ts";
import { jobReports } from "#core/moderation/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJob, insertPostedJob } from "#test/factories.ts";
import { readPage, unescaped } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";
const ours = { origin: "http://localhost:3000" };
const nobodys = "22222222-2222-4222-8222-222222222222";

beforeEach(emptyDatabase);

const kept = () => db.select().from(jobReports);
const pathOf = (id: string) => `/report-job/${id}`;
const pageOf = (job: Awaited<ReturnType<typeof insertJob>>) =>
  `/company/${job.companySlug}/jobs/${jobSlug(job)}`;

/** Posts as a form without script does. */
function post(id: string, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(fields);
  return request(pathOf(id), { method: "POST", headers: { ...ours, ...headers }, body });
}

/** Posts as a program does. */
async function ask(id: string, fields: unknown) {
  const headers = { ...ours, "content-type": "application/json" };
  const answer = await request(pathOf(id), { method: "POST", headers, body: JSON.stringify(fields) });
  return [answer.status, await answer.json()];
}

test("a job's page links to the form, which links back", async () => {
  const job = await insertJob({ title: "Raft <b>Guide</b>" });
  expect((await readPage(pageOf(job))).html).toContain(`href="${pathOf(job.id)}"`);
  const { html, text, status } = await readPage(pathOf(job.id));
  expect(status).toBe(200);
  for (const words of ["Report this job", "It’s closed", "It looks like a scam", "Note (optional)", "Send"])
    expect(text).toContain(words);
  expect(unescaped(html)).toContain("Raft <b>Guide</b> at Canyon Outfitters");
  expect(html.match(/<input type="radio"/g)).toHaveLength(4);
  expect(html).toContain('content="noindex"');
  expect(html.match(/<main.*<\/main>/s)?.[0]).toContain(`href="${pageOf(job)}"`);
  const answer = await request(pathOf(job.id));
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test("a report is received and the job's page confirms it, from anybody", async () => {
  const job = await insertJob();
  const { id } = await insertPostedJob();
  const sent = await post(job.id, { reason: "closed", note: "", website: "" });
  const next = sent.headers.get("location") ?? "";
  expect([sent.status, next]).toEqual([303, `${pageOf(job)}?notice=job-reported`]);
  expect(unescaped((await readPage(next)).html)).toContain("We'll review the job.");
  const signedIn = await post(
    id,
    { reason: "scam", note: "Asks for money" },
    await signIn("robin@example.com"),
  );
  expect(signedIn.status).toBe(303);
  const [first, second] = (await kept()).sort((a, b) => (a.reason < b.reason ? -1 : 1));
  expect(first).toMatchObject({ jobId: job.id, reason: "closed", note: "", userId: null });
  expect(second).toMatchObject({ jobId: id, note: "Asks for money", userId: expect.any(String) });
});

test("an error appears beside its field, and what was typed stays", async () => {
  const { id } = await insertJob();
  const answer = await post(id, { reason: "scam", note: `<i>${"x".repeat(500)}` });
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toContain("Note must be less than 500 characters; this one has 503</p>");
  expect(html).toMatch(/<input[^>]*value="scam"[^>]*checked=""|<input[^>]*checked=""[^>]*value="scam"/);
  expect(html).toContain(`&lt;i&gt;${"x".repeat(500)}</textarea>`);
  expect(await (await post(id, {})).text()).toContain(">Choose what is wrong with this job</p>");
  expect(await kept()).toEqual([]);
});

test("the page of a closed or unknown job answers as the job's own page does", async () => {
  const gone = await insertJob({ expiredAt: new Date() });
  const { status, text } = await readPage(pathOf(gone.id));
  expect([status, text.includes("This job is no longer open.")]).toEqual([410, true]);
  expect((await post(gone.id, { reason: "closed" })).status).toBe(410);
  for (const id of [nobodys, "no-id", "%27"]) {
    const page = await readPage(pathOf(id));
    expect([page.status, page.text.includes("Page not found")], id).toEqual([404, true]);
    expect((await post(id, { reason: "closed" })).status, id).toBe(404);
  }
});

test("a program gets JSON", async () => {
  const { id } = await insertJob();
  expect(await ask(id, { reason: "duplicate" })).toMatchObject([200, { success: true }]);
  expect(await ask(id, { reason: 7 })).toMatchObject([400, { error: "Choose what is wrong with this job" }]);
  expect(await ask(id, { reason: "closed", note: {} })).toMatchObject([
    400,
    { error: "A field of this request isn't plain text. Nothing was changed." },
  ]);
  expect(await ask(nobodys, { reason: "closed" })).toMatchObject([404, { error: "We have no such job." }]);
  expect(await kept()).toMatchObject([{ reason: "duplicate", note: "" }]);
});

test("a reader with too many reports learns when to try again, and keeps what was typed", async () => {
  const { id } = await insertJob();
  for (let n = 0; n < 10; n++) expect((await post(id, { reason: "closed" })).status).toBe(303);
  const answer = await post(id, { reason: "scam", note: "Still there" });
  expect([answer.status, answer.headers.get("ratelimit-limit")]).toEqual([429, "10"]);
  const html = await answer.text();
  expect(html).toContain("Failed to send your report. Please try again in 60 minutes.");
  expect(html).toContain(">Still there</textarea>");
});
