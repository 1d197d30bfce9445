import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { saveJob } from "#core/tracker/saved/save-job.ts";
import { applications, savedJobs } from "#core/tracker/tables.ts";
import { emptyDatabase, insertJob, insertProfile, insertSavedJob } from "#test/factories.ts";
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

const kept = async (id: string) => (await db.select().from(savedJobs).where(eq(savedJobs.id, id)))[0];

/** Posts as a form without script does. */
function post(fields: Record<string, string>, address = "/my-jobs", by = headers) {
  const body = new URLSearchParams(fields);
  return request(address, { method: "POST", headers: { ...by, origin: "http://localhost:3000" }, body });
}

/** Posts as a script or a program does. */
async function ask(fields: object, by: object = headers) {
  const answer = await request("/my-jobs", {
    method: "POST",
    headers: { ...by, origin: "http://localhost:3000", "content-type": "application/json" },
    body: JSON.stringify(fields),
  });
  return { status: answer.status, json: await answer.json() };
}

test("the list leads visitors to sign in, and back to their page", async () => {
  const answer = await request("/my-jobs?page=2");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/auth?next=%2Fmy-jobs%3Fpage%3D2");
  const { id } = await insertSavedJob();
  expect((await ask({ intent: "remove", id }, {})).status).toBe(401);
  expect((await kept(id))?.removedAt).toBe(null);
});

test("an empty list says so, and links to jobs", async () => {
  const { html, text, headers: given } = await readPage("/my-jobs", { headers });
  expect(html).toMatch(/<h1[^>]*>My Saved Jobs<\/h1>/);
  expect(text).toContain("You haven't saved any jobs yet.");
  expect(linkOf(html, "Browse Jobs")).toBe("/jobs");
  expect(given.get("cache-control")).toBe("private, no-store");
  expect(html).toContain('name="robots" content="noindex"');
});

test("an entry says what was posted, when it was saved, and what can be done", async () => {
  const job = await insertJob({
    title: "Park Ranger",
    companyName: "Arches",
    salaryMin: 50000,
    salaryUnit: "year",
    salaryCurrency: "USD",
  });
  await saveJob(robin, job.id, new Date("2026-11-20T12:00:00Z"));
  const { html, text } = await readPage("/my-jobs", { headers });
  for (const words of [
    "Park Ranger",
    "Arches",
    "From USD 50,000/year",
    "Click to add notes...",
    "Mark as Applied",
  ])
    expect(text).toContain(words);
  expect(text.replaceAll("\n", "")).toContain("Saved on November 20, 2026");
  expect(text.replaceAll("\n", "")).toContain("1 saved job");
  const view = "View Job: Park Ranger (opens in a new tab)";
  expect(linkOf(html, view)).toMatch(/^\/company\/arches\/jobs\/park-ranger-moab-utah-us-[\da-f]{6}$/);
  expect(html).toMatch(/<a [^>]*target="_blank" rel="noopener" aria-label="View Job/);
  expect((await request(linkOf(html, view) ?? "")).status).toBe(200);
});

test("a closed job has its date, and keeps its text", async () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const job = await insertJob({ title: "Park Ranger", descriptionMd: "Walk the rim." });
  await saveJob(robin, job.id, now);
  await db.update(jobs).set({ expiredAt: new Date("2026-11-21T06:00:00Z"), descriptionMd: "" });
  const list = await readPage("/my-jobs", { headers });
  expect(list.text.replaceAll("\n", "")).toContain("No longer open since November 21, 2026");
  expect(list.text).not.toContain("View Job");
  const page = await readPage(linkOf(list.html, "What was posted: Park Ranger") ?? "", { headers });
  expect(page.text.replaceAll("\n", "")).toContain("As posted on November 20, 2026");
  expect(page.text).toContain("Walk the rim.");
  await db.delete(jobs);
  const after = await readPage("/my-jobs", { headers });
  expect(after.text).toContain("No longer open\n");
});

test("an entry says when its job closes, why it ended, and what changed since", async () => {
  const validThrough = new Date(Date.now() + 3 * 24 * 3_600_000);
  const job = await insertJob({ salaryMin: 20, salaryCurrency: "USD", salaryUnit: "hour", validThrough });
  await saveJob(robin, job.id);
  const read = async () => (await readPage("/my-jobs", { headers })).text.replaceAll("\n", "");
  expect(await read()).toContain("Still open.");
  expect(await read()).toMatch(/Apply by \w+ \d+, \d{4} \(in 3 days\)/);
  expect(await read()).not.toContain("Changed since");
  await db.update(jobs).set({ salaryMin: 22 });
  expect(await read()).toContain(
    "Changed since you saved it:Pay raised from at least USD 20/hour to at least USD 22/hour.",
  );
  await db.update(jobs).set({ expiredAt: new Date(), endReason: "missing" });
  expect(await read()).toContain("Two complete readings of the board no longer showed it.");
});

test("an applied job links to the applications", async () => {
  const { savedAt: _, ...noted } = await insertSavedJob({ userId: robin });
  await db.insert(applications).values({ ...noted, id: randomUUID() });
  const { html, text } = await readPage("/my-jobs", { headers });
  expect(text).toContain("Applied");
  expect(text).not.toContain("Mark as Applied");
  expect(html).toMatch(/<a [^>]*href="\/my-applications"[^>]*>.*?Applied<\/a>/);
});

test("the notes open with an address and are saved by a form, without script", async () => {
  const { id } = await insertSavedJob({ userId: robin, jobTitle: "Guide" });
  const { html } = await readPage("/my-jobs", { headers });
  const opener = /href="([^"]*edit=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(opener).toBe(`/my-jobs?edit=${id}#notes-${id}`);
  const open = await readPage(opener, { headers });
  expect(open.html).toMatch(/<textarea [^>]*placeholder="Add notes about this job..."/);
  expect(open.html).toContain('aria-label="Notes (Guide)"');
  const saved = await post({ intent: "notes", id, notes: "Call Ana\r\n& ask" });
  expect(saved.status).toBe(303);
  expect(saved.headers.get("location")).toBe(`/my-jobs?notice=notes-updated#notes-${id}`);
  const after = await readPage("/my-jobs?notice=notes-updated", { headers });
  expect(after.text).toContain("Call Ana\n& ask");
  expect(after.html).toContain("Notes updated");
});

test("notes that are too long are shown again, with the reason; the old ones stay", async () => {
  const { id } = await insertSavedJob({ userId: robin, notes: "old" });
  const long = "y".repeat(2001);
  const answer = await post({ intent: "notes", id, notes: long });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain("Notes can have at most 2,000 characters.");
  expect(page).toContain(`>${long}</textarea>`);
  expect(await ask({ intent: "notes", id, notes: long })).toEqual({
    status: 400,
    json: { error: "Notes can have at most 2,000 characters." },
  });
  expect((await kept(id))?.notes).toBe("old");
});

test("a removed job can be restored from the notice", async () => {
  const { id } = await insertSavedJob({ userId: robin, jobTitle: "Guide" });
  const removed = await post({ intent: "remove", id }, "/my-jobs?page=1");
  const to = removed.headers.get("location") ?? "";
  expect([removed.status, to]).toEqual([303, `/my-jobs?notice=job-removed&undo=${id}`]);
  const page = await readPage(to, { headers });
  expect(page.html).toContain("Job removed from saved list");
  expect(page.text).not.toContain("Guide");
  expect(page.html).toContain(`<input type="hidden" name="id" value="${id}"/>`);
  const back = await post({ intent: "restore", id });
  expect(back.headers.get("location")).toBe("/my-jobs?notice=job-saved");
  expect((await readPage("/my-jobs", { headers })).text).toContain("Guide");
});

test("a program gets JSON with the page's notice", async () => {
  const { id } = await insertSavedJob({ userId: robin });
  expect(await ask({ intent: "remove", id })).toEqual({
    status: 200,
    json: {
      notice: {
        title: "Job removed from saved list",
        undo: { action: "/my-jobs", fields: { intent: "restore", id } },
      },
    },
  });
  expect(await ask({ intent: "restore", id })).toMatchObject({ status: 200 });
  expect(await ask({ intent: "notes", id, notes: " Hm " })).toMatchObject({ status: 200 });
  expect((await kept(id))?.notes).toBe("Hm");
  expect(await ask({ intent: "dance", id })).toMatchObject({
    status: 400,
    json: { error: expect.any(String) },
  });
  expect(await ask({ intent: "toString", id })).toMatchObject({ status: 400 });
});

test("entries of somebody else cannot be reached or changed", async () => {
  const theirs = await insertSavedJob({ notes: "theirs" });
  const gone = await insertSavedJob({ userId: theirs.userId, removedAt: new Date() });
  const notNoted = "Failed to update notes: this job is not in your saved list.";
  const wishes: [fields: Record<string, string>, error: string][] = [
    [{ intent: "remove", id: theirs.id }, "Failed to remove job: it is not in your saved list."],
    [{ intent: "notes", id: theirs.id, notes: "mine" }, notNoted],
    [{ intent: "notes", id: "x", notes: "mine" }, notNoted],
    [{ intent: "restore", id: gone.id }, "Failed to undo: this job was removed too long ago."],
  ];
  for (const [fields, error] of wishes) {
    const answer = await post(fields);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(error);
    expect(await ask(fields)).toEqual({ status: 404, json: { error } });
  }
  for (const id of [theirs.id, gone.id, randomUUID(), "x"]) {
    expect((await request(`/my-jobs/${id}`, { headers })).status).toBe(404);
    const { text } = await readPage(`/my-jobs?edit=${id}`, { headers });
    expect(text).not.toContain(theirs.jobTitle);
  }
  expect(await kept(theirs.id)).toEqual(theirs);
  expect(await kept(gone.id)).toEqual(gone);
});

test("the list has pages of fifty, and notes and removals lead back to theirs", async () => {
  await db.execute(sql`
    insert into saved_jobs (user_id, job_id, job_title, company_name, location, job_url, description_md, saved_at)
    select ${robin}, gen_random_uuid(), 'Guide ' || n, 'Canyon', 'Moab', '/', '', now() - n * interval '1 day'
    from generate_series(1, 51) as n`);
  const first = await readPage("/my-jobs", { headers });
  expect(first.text).toContain("Guide 50\n");
  expect(first.text).not.toContain("Guide 51\n");
  expect(linkOf(first.html, "Next")).toBe("/my-jobs?page=2");
  const second = await readPage("/my-jobs?page=2", { headers });
  expect(second.text).toContain("Guide 51\n");
  const id = /edit=([\da-f-]{36})/.exec(second.html)?.[1] ?? "";
  const noted = await post({ intent: "notes", id, notes: "far" }, "/my-jobs?page=2");
  expect(noted.headers.get("location")).toBe(`/my-jobs?page=2&notice=notes-updated#notes-${id}`);
  for (const page of ["0", "-1", "1.5", "x", "99999999999999999999"])
    expect((await readPage(`/my-jobs?page=${page}`, { headers })).text).toMatch(/Guide (50|51)\n/);
});

test("texts of people and employers stay text, never markup", async () => {
  const evil = `</textarea><script>alert(1)</script>`;
  const { id } = await insertSavedJob({ userId: robin, jobTitle: evil, notes: evil, descriptionMd: evil });
  for (const address of ["/my-jobs", `/my-jobs?edit=${id}`, `/my-jobs/${id}`]) {
    const { html, status } = await readPage(address, { headers });
    expect(status).toBe(200);
    expect(html).not.toContain("<script>alert");
  }
});
