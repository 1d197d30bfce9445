import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { applicationStatuses } from "#core/tracker/statuses.ts";
import { applications, savedJobs } from "#core/tracker/tables.ts";
import {
  emptyDatabase,
  insertApplication,
  insertJob,
  insertProfile,
  insertSavedJob,
} from "#test/factories.ts";
import { firstOutOfOrder, linkOf, readPage, titlesIn } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

let userId: string;
let robin: { cookie: string };

beforeEach(async () => {
  await emptyDatabase();
  userId = (await insertProfile({ email: "robin@example.com" })).id;
  robin = await signIn("robin@example.com");
});

const page = (address = "/my-applications") => readPage(address, { headers: robin });
const ours = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };

function post(fields: Record<string, string>, address = "/my-applications", headers = robin) {
  const body = new URLSearchParams(fields);
  return request(address, { method: "POST", headers: { ...ours, ...headers }, body });
}

async function call(fields: object, headers = robin) {
  const answer = await request("/my-applications", {
    method: "POST",
    headers: { ...ours, ...headers, accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(fields),
  });
  return { status: answer.status, said: await answer.json() };
}

test("an empty list says so, links to jobs, and has no views", async () => {
  const { html, text, headers } = await page();
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(text).toContain("You haven't tracked any applications yet.");
  expect(linkOf(html, "Browse Jobs")).toBe("/jobs");
  expect(linkOf(html, "Columns")).toBe(null);
  expect(html).toContain('name="robots" content="noindex"');
});

test("an application shows what was posted, its status, notes and day, the newest first", async () => {
  const { id: jobId } = await insertJob();
  const day = (date: number) => new Date(Date.UTC(2026, 10, date));
  await insertApplication({ userId, jobTitle: "Older Guide", appliedAt: day(3) });
  const { id, jobUrl } = await insertApplication({
    userId,
    jobId,
    jobTitle: "Park Ranger",
    companyName: "State Parks",
    location: "Zion, Utah",
    salary: "USD 20 - 25/hour",
    status: "interviewing",
    notes: "Ask about <housing>.",
    appliedAt: day(19),
  });
  const { html, text } = await page();
  const lines = [
    ...["Park Ranger", "State Parks", "Interviewing", "USD 20 - 25/hour", "Ask about <housing>."],
    ...["View Job", "What was posted", "November 19, 2026", "Older Guide", "Applied"],
    ...["Click to add notes...", "What was posted", "November 3, 2026"],
  ];
  expect(firstOutOfOrder(text, lines)).toBeUndefined();
  expect(text).toMatch(/No longer open/);
  expect(text.replaceAll("\n", "")).toContain("Applied on November 19, 2026");
  expect(html).toMatch(new RegExp(`href="${jobUrl}" target="_blank"[^>]*>View Job<`));
  expect(linkOf(html, "What was posted: Park Ranger")).toBe(`/my-applications/${id}`);
  expect(html).toContain('<option value="interviewing" selected="">Interviewing</option>');
  expect(html.match(/<option /g)).toHaveLength(2 * applicationStatuses.length);
});

test("a closed job has its date, and its saved text", async () => {
  const past = new Date("2026-10-30T12:00:00Z");
  const { id: jobId } = await insertJob({ expiredAt: past });
  const { id } = await insertApplication({
    userId,
    jobId,
    jobTitle: "Ski Tuner",
    descriptionMd: "## Duties\n\nTune **all** skis.",
  });
  const { html, text } = await page();
  expect(text.replace(/\s+/g, " ")).toContain("No longer open since October 30, 2026");
  expect(html).not.toContain("View Job");
  const kept = await page(`/my-applications/${id}`);
  expect(kept.status).toBe(200);
  expect(firstOutOfOrder(kept.text, ["Ski Tuner", "Duties"])).toBeUndefined();
  expect(kept.text).toContain("all");
  expect(linkOf(kept.html, "My Applications")).toBe("/my-applications");
  expect(linkOf(kept.html, "View Job")).toBe(null);
  const open = await insertApplication({ userId, jobId: (await insertJob()).id });
  expect(linkOf((await page(`/my-applications/${open.id}`)).html, "View Job")).toBe(open.jobUrl);
});

test("an application of somebody else, or of nobody, is not found", async () => {
  const { id } = await insertApplication();
  const removed = await insertApplication({ userId, removedAt: new Date() });
  for (const other of [id, removed.id, randomUUID(), "x"])
    expect((await page(`/my-applications/${other}`)).status).toBe(404);
});

test("'Mark as Applied' adds a saved job once, keeps it saved, and leads to the list", async () => {
  const saved = await insertSavedJob({ userId, jobTitle: "Raft Guide" });
  const first = await post({ intent: "add", saved: saved.id });
  expect([first.status, first.headers.get("location")]).toEqual([
    303,
    "/my-applications?notice=application-added",
  ]);
  const again = await post({ intent: "add", saved: saved.id });
  expect(again.headers.get("location")).toBe("/my-applications?notice=application-known");
  const said = await request("/my-applications?notice=application-known", { headers: robin });
  expect(await said.text()).toContain("This job is already in your applications");
  expect(await db.select().from(applications)).toMatchObject([{ userId, jobTitle: "Raft Guide" }]);
  expect(await db.$count(savedJobs)).toBe(1);
});

test("a job can be added without being saved; an unknown one, or one beyond the limit, cannot", async () => {
  const { id } = await insertJob();
  expect((await post({ intent: "add", job: id })).status).toBe(303);
  for (const fields of [{}, { job: randomUUID() }, { saved: randomUUID() }] as Record<string, string>[]) {
    const answer = await post({ intent: "add", ...fields });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Failed to mark as applied");
  }
  await db.execute(sql`
    insert into applications (user_id, job_id, job_title, company_name, location, job_url, description_md)
    select ${userId}, gen_random_uuid(), 'Guide', 'Canyon', 'Moab', '/', '' from generate_series(1, 999)`);
  const full = await post({ intent: "add", job: (await insertJob()).id });
  expect(full.status).toBe(409);
  expect(await full.text()).toContain("your list holds 1,000 applications");
});

test("a plain form changes a status, and leads back to the entry in its view", async () => {
  const { id } = await insertApplication({ userId });
  const fields = { intent: "status", id, status: "offered" };
  for (const [address, back] of [
    ["/my-applications", "/my-applications?notice=status-updated"],
    ["/my-applications?page=3", "/my-applications?page=3&notice=status-updated"],
    ["/my-applications?view=columns", "/my-applications?view=columns&notice=status-updated"],
    ["/my-applications?view=odd&page=-1&next=//evil.example", "/my-applications?notice=status-updated"],
  ] as const) {
    const answer = await post(fields, address);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${back}#application-${id}`]);
  }
  expect(await db.select().from(applications)).toMatchObject([{ status: "offered" }]);
});

test("an unknown status is refused on the page, and the list stays", async () => {
  const { id } = await insertApplication({ userId, jobTitle: "Park Ranger" });
  const answer = await post({ intent: "status", id, status: "hired" });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toMatch(/role="alert"[^>]*>Failed to update status</);
  expect(html).toContain("Park Ranger");
});

test("notes that are too long stay in the editor, with the error", async () => {
  const { id } = await insertApplication({ userId });
  const answer = await post({ intent: "notes", id, notes: `${"x".repeat(2000)}yz` });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain("Notes can have at most 2,000 characters.");
  expect(html).toContain("xyz</textarea>");
  const kept = await post({ intent: "notes", id, notes: "Sent by mail." });
  expect(kept.headers.get("location")).toBe(`/my-applications?notice=notes-updated#application-${id}`);
  expect((await page()).text).toContain("Sent by mail.");
});

test("the editor opens with a link, without script", async () => {
  const { id } = await insertApplication({ userId });
  const { html } = await page(`/my-applications?edit=${id}`);
  expect(html).toContain('placeholder="Add notes about this application..."');
});

test("a removed application can be restored from the notice", async () => {
  const { id } = await insertApplication({ userId, jobTitle: "Park Ranger" });
  const removed = await post({ intent: "remove", id });
  const to = removed.headers.get("location") ?? "";
  expect([removed.status, to]).toEqual([303, `/my-applications?notice=application-removed&undo=${id}`]);
  const { html, text } = await page(to);
  expect(text).not.toContain("Park Ranger");
  expect(html).toContain("Application removed");
  expect(html).toContain(`<input type="hidden" name="id" value="${id}"/>`);
  const restored = await post({ intent: "restore", id });
  expect(restored.headers.get("location")).toBe("/my-applications?notice=application-restored");
  expect((await page()).text).toContain("Park Ranger");
});

test("columns hold the entries by status with their menus, and name the empty ones", async () => {
  await insertApplication({ userId, jobTitle: "Park Ranger", status: "offered" });
  const { id } = await insertApplication({ userId, jobTitle: "Ski Tuner" });
  const { html } = await page("/my-applications?view=columns");
  const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const heads = [...main.matchAll(/<h2[^>]*>.*?<\/h2>/gs)].map(([head]) => head.replace(/<[^>]*>/g, ""));
  expect(heads).toEqual([
    ...["Saved 0", "Applied 1", "Interviewing 0", "Offered 1", "Accepted 0", "Rejected 0", "Declined 0"],
  ]);
  expect(titlesIn(html)).toEqual(["Ski Tuner", "Park Ranger"]);
  expect(html.match(/action="\/my-applications\?view=columns"/g)).toHaveLength(2);
  expect(html).toMatch(/aria-current="page"[^>]*href="\/my-applications\?view=columns"/);
  expect(linkOf(html, "Ski Tuner")).toBe(`/my-applications/${id}`);
});

test("a program gets JSON", async () => {
  const { id } = await insertApplication({ userId });
  const { id: job } = await insertJob();
  expect(await call({ intent: "add", job })).toEqual({
    status: 200,
    said: { notice: { title: "Job added to applications" } },
  });
  expect(await call({ intent: "status", id, status: "rejected" })).toEqual({
    status: 200,
    said: { notice: { title: "Status updated" } },
  });
  expect(await call({ intent: "status", id, status: "hired" })).toEqual({
    status: 400,
    said: { error: "Failed to update status" },
  });
  expect(await call({ intent: "notes", id, notes: "x".repeat(2001) })).toEqual({
    status: 400,
    said: { error: "Notes can have at most 2,000 characters." },
  });
  expect(await call({ intent: "remove", id })).toEqual({
    status: 200,
    said: {
      notice: {
        title: "Application removed",
        undo: { action: "/my-applications", fields: { intent: "restore", id } },
      },
    },
  });
  for (const intent of ["", "constructor", "toString", "delete"])
    expect((await call({ intent, id })).status).toBe(400);
  const headers = { ...ours, accept: "application/json" };
  expect((await request("/my-applications", { method: "POST", headers })).status).toBe(401);
});

test("an application of somebody else cannot be reached or changed", async () => {
  const sams = await insertApplication({ notes: "Mine.", jobTitle: "Secret Guide" });
  const removed = await insertApplication({ removedAt: new Date("2026-11-20T00:00:00Z") });
  const saved = await insertSavedJob();
  const before = [await db.select().from(applications), await db.select().from(savedJobs)];
  for (const { id } of [sams, removed]) {
    const all: Record<string, string>[] = [
      { intent: "status", id, status: "rejected" },
      { intent: "notes", id, notes: "Not yours." },
      { intent: "remove", id },
      { intent: "restore", id },
      { intent: "add", saved: saved.id },
    ];
    for (const fields of all) {
      const answer = await post(fields);
      expect(answer.status, fields.intent).toBe(404);
      expect(await answer.text()).not.toContain("Secret Guide");
      expect((await call(fields)).status, fields.intent).toBe(404);
    }
  }
  expect([await db.select().from(applications), await db.select().from(savedJobs)]).toEqual(before);
});

test("a list that cannot be read says so, and offers another try", async () => {
  await db.execute(sql`alter table applications rename column notes to lost`);
  try {
    const { html, text, status } = await page();
    expect(status).toBe(500);
    expect(text).toContain("Failed to load applications");
    expect(linkOf(html, "Try Again")).toBe("?");
  } finally {
    await db.execute(sql`alter table applications rename column lost to notes`);
  }
});

test("the export is a file of the person's applications, for today, stored nowhere", async () => {
  await insertApplication({
    userId,
    jobTitle: "=HYPERLINK()",
    notes: "One\ntwo",
    jobUrl: "/company/a/jobs/b",
  });
  await insertApplication({ userId, removedAt: new Date(), jobTitle: "Removed Guide" });
  await insertApplication({ jobTitle: "Secret Guide" });
  const answer = await request("/my-applications/export", { headers: robin });
  expect(answer.headers.get("content-type")).toContain("text/csv; charset=utf-8");
  const today = new Date().toISOString().slice(0, 10);
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="applications-${today}.csv"`);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text).toMatch(/^Job title,Company,.*\r\n'=HYPERLINK\(\),/);
  expect(text).toContain('"One\ntwo"');
  expect(text).toContain("http://localhost:3000/company/a/jobs/b");
  expect(text).not.toMatch(/Secret|Removed/);
});
