import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobAlerts } from "#core/alerts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { savedJobs } from "#core/tracker/tables.ts";
import type { Mailbox } from "#local/mailbox/mailbox.ts";
import { emptyDatabase, insertAlert, insertJob, insertProfile, insertSavedJob } from "#test/factories.ts";
import { readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { startTestMailbox } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";

const ours = { "sec-fetch-site": "same-origin" };
let mailbox: Mailbox;
let people = 0;
let email: string;
let job: { id: string };

beforeAll(async () => {
  mailbox = await startTestMailbox();
});
afterAll(() => mailbox.close());
beforeEach(async () => {
  await emptyDatabase();
  email = `saver-${++people}@example.com`;
  job = await insertJob({ title: "River Guide" });
});

function post(path: string, fields: Record<string, string>) {
  return request(path, { method: "POST", headers: ours, body: new URLSearchParams(fields) });
}

function call(path: string, fields: object) {
  const headers = { accept: "application/json", "content-type": "application/json" };
  return request(path, { method: "POST", headers, body: JSON.stringify(fields) });
}

async function tokenInMail() {
  await runTasks();
  const mail = await mailbox.waitFor(({ to }) => to.includes(email), 2000);
  return /token=(\w+)/.exec(mail.text ?? "")?.[1] ?? "";
}

/** Returns where the sign-in leads. */
async function signInAt(address: string) {
  expect((await post(address, { email })).status).toBe(200);
  const confirmed = await post("/auth/confirm", { token: await tokenInMail() });
  expect(confirmed.status).toBe(303);
  expect(confirmed.headers.getSetCookie().join()).toContain("waymark.session_token=");
  return confirmed.headers.get("location");
}

const wishAt = (next: string, save: string) => `/auth?${new URLSearchParams({ next, save })}`;

test("the requested job is saved after signing in, and the next page says so", async () => {
  const next = "/jobs?location=utah";
  const page = await readPage(`${wishAt(next, job.id)}&notice=sign-in-to-save`);
  expect(page.html).toContain("Sign in required");
  expect(page.html).toContain("Please sign in to save jobs");
  expect(page.text).toContain("We’ll then save the job you chose.");
  // The form drops the notice, which is said once.
  const action = /<form[^>]*action="(\/auth[^"]*)"[^>]*>(?=.*?name="email")/s.exec(page.html)?.[1];
  expect(action?.replaceAll("&amp;", "&")).toBe(wishAt(next, job.id));
  expect(await signInAt(wishAt(next, job.id))).toBe(`${next}&notice=job-saved`);
  expect(await db.select().from(savedJobs)).toMatchObject([{ jobId: job.id, jobTitle: "River Guide" }]);
});

test("the requested job survives another try with another address", async () => {
  const sent = await (await post(wishAt("/jobs", job.id), { email })).text();
  expect(sent).toContain(`<input type="hidden" name="save" value="${job.id}"/>`);
  expect(sent).toContain('<input type="hidden" name="next" value="/jobs"/>');
});

test("a program can request the save, too", async () => {
  expect((await call("/auth", { email, next: "/jobs", save: job.id })).status).toBe(200);
  const confirmed = await call("/auth/confirm", { token: await tokenInMail() });
  expect((await confirmed.json()).user.email).toBe(email);
  expect(await db.select().from(savedJobs)).toMatchObject([{ jobId: job.id }]);
});

test("a job that was saved before, is gone or never existed keeps nobody from signing in", async () => {
  const { id: userId } = await insertProfile({ email });
  await insertSavedJob({ userId, jobId: job.id });
  expect(await signInAt(wishAt("/jobs", job.id))).toBe("/jobs?notice=already-saved");
  email = `other-${people}@example.com`;
  expect(await signInAt(wishAt("/jobs", randomUUID()))).toBe("/jobs?notice=save-failed");
  email = `third-${people}@example.com`;
  expect(await signInAt(wishAt("/jobs", "none"))).toBe("/jobs?notice=signed-in");
  expect(await db.$count(savedJobs)).toBe(1);
});

test("a job is saved only when the link is used, never by a dead link", async () => {
  await post(wishAt("/jobs", job.id), { email });
  const token = await tokenInMail();
  expect((await request(`/auth/confirm?token=${token}`)).status).toBe(200);
  expect(await db.$count(savedJobs)).toBe(0);
  expect((await post("/auth/confirm", { token })).status).toBe(303);
  await db.delete(savedJobs);
  expect((await post("/auth/confirm", { token })).status).toBe(410);
  expect(await db.$count(savedJobs)).toBe(0);
});

test("alerts confirmed with the address before belong to the account", async () => {
  await insertAlert({ email });
  expect(await signInAt("/auth")).toBe("/?notice=signed-in");
  expect(await db.select().from(jobAlerts)).toMatchObject([{ userId: expect.any(String), email: null }]);
});

test("signing in works even where saving or claiming fails", async () => {
  await insertAlert({ email });
  await db.execute(sql`alter table job_alerts rename to lost_alerts`);
  await db.execute(sql`alter table saved_jobs rename to lost_jobs`);
  try {
    expect(await signInAt(wishAt("/privacy-policy", job.id))).toBe("/privacy-policy?notice=save-failed");
  } finally {
    await db.execute(sql`alter table lost_alerts rename to job_alerts`);
    await db.execute(sql`alter table lost_jobs rename to saved_jobs`);
  }
});
