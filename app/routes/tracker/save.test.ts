import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { mostEntries } from "#core/tracker/own-list.ts";
import { savedJobs } from "#core/tracker/tables.ts";
import {
  emptyDatabase,
  insertApplication,
  insertJob,
  insertProfile,
  insertSavedJob,
} from "#test/factories.ts";
import { readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

const email = "robin@example.com";
let robin: string;
let job: Awaited<ReturnType<typeof insertJob>>;
let headers: { cookie: string };

beforeEach(async () => {
  await emptyDatabase();
  robin = (await insertProfile({ email })).id;
  job = await insertJob({ title: "River Guide", companyName: "Canyon Outfitters" });
  headers = await signIn(email);
});

/** Posts as a form without script does, and returns where it leads. */
async function post(fields: Record<string, string>, by: object = headers) {
  const answer = await request("/my-jobs/save", {
    method: "POST",
    headers: { ...by, origin: "http://localhost:3000" },
    body: new URLSearchParams(fields),
  });
  expect(answer.status).toBe(303);
  return answer.headers.get("location");
}

/** Posts as a script or a program does. */
async function ask(fields: object, by: object = headers) {
  const answer = await request("/my-jobs/save", {
    method: "POST",
    headers: { ...by, origin: "http://localhost:3000", "content-type": "application/json" },
    body: JSON.stringify(fields),
  });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return { status: answer.status, json: await answer.json() };
}

async function listOf(userId: string) {
  const rows = await db
    .select({ jobId: savedJobs.jobId })
    .from(savedJobs)
    .where(and(eq(savedJobs.userId, userId), isNull(savedJobs.removedAt)));
  return rows.map(({ jobId }) => jobId);
}

/** Returns the labels of the buttons that save or remove, in the page's order. */
const buttonsIn = (html: string) =>
  [...html.matchAll(/<button [^>]*form="saving"[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label);

test("a job is saved and removed, with the specified notices", async () => {
  const notice = (title: string, text?: string) => ({ title, ...(text && { text }) });
  expect(await ask({ save: job.id })).toEqual({
    status: 200,
    json: { saved: true, notice: notice("Job saved successfully") },
  });
  expect(await ask({ save: job.id })).toEqual({
    status: 200,
    json: { saved: true, notice: notice("Already saved", "This job is already in your saved list") },
  });
  expect(await listOf(robin)).toEqual([job.id]);
  const removed = { status: 200, json: { saved: false, notice: notice("Job removed from saved list") } };
  expect(await ask({ unsave: job.id })).toEqual(removed);
  expect(await ask({ unsave: job.id })).toEqual(removed);
  expect(await listOf(robin)).toEqual([]);
});

test("a job saved twenty times at once is on the list once", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ save: job.id })));
  const titles = answers.map(({ json }) => json.notice.title).sort();
  expect(titles).toEqual([...Array(19).fill("Already saved"), "Job saved successfully"]);
  expect(await listOf(robin)).toEqual([job.id]);
});

test("a plain form leads back to its page, which says what was done", async () => {
  const back = "/jobs?location=utah";
  expect(await post({ save: job.id, back })).toBe(`${back}&notice=job-saved`);
  const { html } = await readPage(`${back}&notice=job-saved`, { headers });
  expect((await readPage(back, { headers })).html).toContain(`name="back" value="${back}"`);
  expect(html).toContain("Job saved successfully");
  expect(buttonsIn(html)).toEqual(["Saved: River Guide"]);
  expect(await post({ save: job.id, back })).toBe(`${back}&notice=already-saved`);
  expect(await post({ unsave: job.id, back })).toBe(`${back}&notice=job-removed`);
  expect(buttonsIn((await readPage(back, { headers })).html)).toEqual(["Save: River Guide"]);
});

test("the form leads to no page but ours", async () => {
  for (const back of ["https://evil.example/", "//evil.example", "/my-jobs/save", "/\\evil.example", ""])
    expect(await post({ save: job.id, back })).toMatch(/^\/\?notice=(job|already)-saved$/);
});

test("a visitor is asked to sign in, with their page and the job", async () => {
  const wish = `/auth?next=%2Fjobs%3Flocation%3Dutah&save=${job.id}`;
  const fields = { save: job.id, back: "/jobs?location=utah" };
  expect(await post(fields, {})).toBe(`${wish}&notice=sign-in-to-save`);
  expect(await ask(fields, {})).toEqual({
    status: 401,
    json: {
      error: "Please sign in to save jobs",
      notice: {
        title: "Sign in required",
        text: "Please sign in to save jobs",
        link: { label: "Sign In", to: wish },
      },
    },
  });
  expect(await post({ save: "x".repeat(10_000) }, {})).toBe("/auth?next=%2F&notice=sign-in-to-save");
  expect(await db.$count(savedJobs)).toBe(0);
});

test("an unknown job cannot be saved, and does no harm", async () => {
  const failed = {
    status: 404,
    json: { saved: false, notice: { title: "Error", text: "Failed to save job", tone: "error" } },
  };
  for (const save of [randomUUID(), "1", "' or 1=1", "", null, 7, [job.id]])
    expect(await ask({ save })).toEqual(failed);
  expect((await ask({ save: { id: job.id } })).status).toBe(400);
  expect(await ask({})).toEqual(failed);
  for (const unsave of [randomUUID(), "1", "' or 1=1", 7, [job.id]])
    expect((await ask({ unsave })).status).toBe(200);
  expect(await post({ save: "none", back: "/jobs" })).toBe("/jobs?notice=save-failed");
  expect(await db.$count(savedJobs)).toBe(0);
});

test("a full list says so and takes no more, but removes a job", async () => {
  const { id, userId: _, ...noted } = await insertSavedJob({ userId: robin });
  const rows = Array.from({ length: mostEntries - 1 }, () => ({
    ...noted,
    jobId: randomUUID(),
    userId: robin,
  }));
  await db.insert(savedJobs).values(rows);
  const { status, json } = await ask({ save: job.id });
  expect([status, json.saved]).toEqual([409, false]);
  expect(json.notice).toMatchObject({ title: "Error", text: expect.stringContaining("1,000") });
  await ask({ unsave: noted.jobId });
  expect((await ask({ save: job.id })).json.saved).toBe(true);
});

test("the form of one person never changes another's list", async () => {
  const grace = await insertSavedJob({ jobId: job.id, notes: "hers" });
  await ask({ unsave: job.id });
  await ask({ unsave: grace.id });
  expect(await listOf(grace.userId)).toEqual([job.id]);
  await ask({ save: job.id });
  await ask({ unsave: job.id });
  expect(await listOf(grace.userId)).toEqual([job.id]);
  const { html } = await readPage("/jobs", { headers });
  expect(buttonsIn(html)).toEqual(["Save: River Guide"]);
});

test("cards show what is saved and applied to, to its owner alone", async () => {
  const related = await insertJob({ title: "Raft Guide", companyName: "Canyon Outfitters" });
  await insertSavedJob({ userId: robin, jobId: related.id });
  await insertApplication({ userId: robin, jobId: job.id });
  const { html, text } = await readPage("/jobs", { headers });
  expect(buttonsIn(html).sort()).toEqual(["Save: River Guide", "Saved: Raft Guide"]);
  expect(text.match(/^Applied$/gm)).toHaveLength(1);
  const anonymous = await readPage("/jobs");
  expect(buttonsIn(anonymous.html).sort()).toEqual(["Save: Raft Guide", "Save: River Guide"]);
  expect(anonymous.text).not.toMatch(/^Applied$/m);
});

test("a job's own page offers to save it, and to members to mark an application", async () => {
  const address = `/company/${job.companySlug}/jobs/${job.slug}-${job.id.slice(-6)}`;
  const anonymous = await readPage(address);
  expect(buttonsIn(anonymous.html)).toEqual(["Save: River Guide"]);
  expect(anonymous.text).not.toContain("Mark as Applied");
  await ask({ save: job.id });
  const saved = await readPage(address, { headers });
  expect(buttonsIn(saved.html)).toEqual(["Saved: River Guide"]);
  expect(saved.text).toContain("Mark as Applied");
  expect(saved.html).toContain(`<input type="hidden" name="job" value="${job.id}"/>`);
  await insertApplication({ userId: robin, jobId: job.id });
  const applied = await readPage(address, { headers });
  expect(applied.text).not.toContain("Mark as Applied");
  expect(applied.text).toMatch(/^Applied$/m);
  expect(applied.html).toMatch(/<a [^>]*href="\/my-applications"[^>]*>My Applications<\/a>/);
});

test("the page of a closed job links to its saved text", async () => {
  const gone = await insertJob({ title: "Ski Patroller", expiredAt: new Date() });
  const address = `/company/${gone.companySlug}/jobs/${gone.slug}-${gone.id.slice(-6)}`;
  const read = async (by?: object) => (await readPage(address, by)).text.replaceAll(/\s+/g, " ");
  expect(await read({ headers })).not.toContain("saved copy is in");
  await insertSavedJob({ userId: robin, jobId: gone.id });
  expect(await read({ headers })).toContain("Your saved copy is in My Saved Jobs");
  await insertApplication({ userId: robin, jobId: gone.id });
  expect(await read({ headers })).toContain("Your saved copy is in My Applications");
  expect(await read()).not.toContain("saved copy is in");
});

test("the function's address leads to the list", async () => {
  const answer = await request("/my-jobs/save", { headers });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/my-jobs"]);
});
