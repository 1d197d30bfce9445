import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { nameAccount } from "#core/billing/device-copies/name-account.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { applications, appliedChanges, savedJobs } from "#core/tracker/tables.ts";
import {
  emptyDatabase,
  insertApplication,
  insertJob,
  insertProfile,
  insertSavedJob,
} from "#test/factories.ts";
import { linkOf, readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

const email = "robin@example.com";
let robin: string;
let headers: { cookie: string };

beforeEach(async () => {
  await emptyDatabase();
  robin = (await insertProfile({ email })).id;
  headers = await signIn(email);
});

/** Posts as the service worker does. */
async function send(path: string, fields: Record<string, unknown>, by: object = headers) {
  const answer = await request(path, {
    method: "POST",
    headers: {
      ...by,
      origin: "http://localhost:3000",
      accept: "application/json",
      "content-type": "application/json",
    },
    body: JSON.stringify({ account: nameAccount(robin), change_id: randomUUID(), ...fields }),
  });
  return { status: answer.status, json: await answer.json() };
}

const saved = async () => (await db.select().from(savedJobs))[0];

test("a note that is sent twice is written once, with the same answer", async () => {
  const { id } = await insertSavedJob({ userId: robin, notes: "" });
  const change = { change_id: randomUUID(), intent: "notes", id, notes: "Ask about housing", based_on: "" };
  const first = await send("/my-jobs", change);
  expect(first.status).toBe(200);
  await db.update(savedJobs).set({ notes: "Asked" });
  expect(await send("/my-jobs", change)).toEqual(first);
  expect((await saved())?.notes).toBe("Asked");
});

test("a note that was changed on another device stays, and both are told", async () => {
  const { id } = await insertSavedJob({ userId: robin, notes: "From the laptop" });
  const change = { change_id: randomUUID(), intent: "notes", id, notes: "From the phone", based_on: "" };
  const refused = {
    status: 409,
    json: { error: "This was changed on another device.", current: "From the laptop" },
  };
  expect(await send("/my-jobs", change)).toEqual(refused);
  expect(await send("/my-jobs", change)).toEqual(refused);
  expect((await saved())?.notes).toBe("From the laptop");
  const decided = { ...change, change_id: randomUUID(), based_on: "From the laptop" };
  expect((await send("/my-jobs", decided)).status).toBe(200);
  expect((await saved())?.notes).toBe("From the phone");
});

test("a status and a note of an application are compared alike", async () => {
  const { id } = await insertApplication({ userId: robin, status: "offered", notes: "Called" });
  const status = { intent: "status", id, status: "interviewing", based_on: "applied" };
  expect(await send("/my-applications", status)).toMatchObject({ status: 409, json: { current: "offered" } });
  const note = { intent: "notes", id, notes: "Wrote", based_on: "" };
  expect(await send("/my-applications", note)).toMatchObject({ status: 409, json: { current: "Called" } });
  expect((await db.select().from(applications))[0]).toMatchObject({ status: "offered", notes: "Called" });
});

test("a change is never done for another account", async () => {
  const sam = "sam@example.com";
  await insertProfile({ email: sam });
  const job = await insertJob();
  const answer = await send("/my-jobs/save", { save: job.id }, await signIn(sam));
  expect(answer.status).toBe(403);
  expect(answer.json.error).toBe("This change belongs to another account. Nothing was changed.");
  expect(await db.$count(savedJobs)).toBe(0);
  expect(await db.$count(appliedChanges)).toBe(0);
  expect((await send("/my-jobs/save", { save: job.id }, {})).status).toBe(401);
});

test("a change needs an id that can be one", async () => {
  const job = await insertJob();
  for (const change_id of ["", "1", 7, null])
    expect((await send("/my-jobs/save", { save: job.id, change_id })).status).toBe(400);
  expect(await db.$count(savedJobs)).toBe(0);
});

test("saving, removing and marking as applied happen once, however often they are sent", async () => {
  const job = await insertJob();
  const save = { change_id: randomUUID(), save: job.id };
  const apply = { change_id: randomUUID(), intent: "add", job: job.id };
  expect(await send("/my-jobs/save", save)).toMatchObject({ status: 200, json: { saved: true } });
  expect((await send("/my-applications", apply)).status).toBe(200);
  expect(await send("/my-applications", apply)).toMatchObject({
    json: { notice: { title: "Job added to applications" } },
  });
  expect((await send("/my-jobs/save", { unsave: job.id })).json).toMatchObject({ saved: false });
  expect(await send("/my-jobs/save", save)).toMatchObject({ status: 200, json: { saved: true } });
  expect((await saved())?.removedAt).not.toBe(null);
  expect(await db.$count(applications)).toBe(1);
});

test("a note that is too long or of a job that is gone says so", async () => {
  const { id } = await insertSavedJob({ userId: robin });
  const long = await send("/my-jobs", { intent: "notes", id, notes: "x".repeat(2001), based_on: "" });
  expect(long).toEqual({ status: 400, json: { error: "Notes can have at most 2,000 characters." } });
  const gone = await send("/my-jobs", { intent: "notes", id: randomUUID(), notes: "x", based_on: "" });
  expect(gone.status).toBe(404);
  expect(gone.json.error).toBe("Failed to update notes: this job is not in your saved list.");
});

test("a job to apply to when back online waits in saved jobs with its apply link, until it is removed or applied to", async () => {
  const applyUrl = "https://apply.example/ranger";
  const job = await insertJob({ title: "Park Ranger", applyUrl });
  const wish = { save: job.id, apply_later: "1" };
  expect(await send("/my-jobs/save", wish)).toMatchObject({ status: 200, json: { saved: true } });
  const { html, text } = await readPage("/my-jobs", { headers });
  expect(text).toContain("Apply when back online");
  expect(linkOf(html, "Apply Now: Park Ranger (opens in a new tab)")).toBe(applyUrl);
  const { id = "" } = (await saved()) ?? {};
  expect((await send("/my-jobs", { intent: "stop-waiting", id })).status).toBe(200);
  expect((await readPage("/my-jobs", { headers })).text).not.toContain("Apply when back online");
  expect((await saved())?.removedAt).toBe(null);
  await send("/my-jobs/save", wish);
  await send("/my-applications", { intent: "add", job: job.id });
  expect((await readPage("/my-jobs", { headers })).text).not.toContain("Apply when back online");
});

test("a job that closed in between waits without an apply link, and says that it is closed", async () => {
  const job = await insertJob({ title: "Park Ranger", applyUrl: "https://apply.example/ranger" });
  await db.update(jobs).set({ expiredAt: new Date() }).where(eq(jobs.id, job.id));
  await send("/my-jobs/save", { save: job.id, apply_later: "1" });
  const { html, text } = await readPage("/my-jobs", { headers });
  expect(text).toContain("No longer open");
  expect(html).not.toContain("Apply Now: Park Ranger");
});
