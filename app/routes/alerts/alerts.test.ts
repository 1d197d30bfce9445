import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { alertTime } from "#core/alerts/rhythm.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertAlert, insertProfile } from "#test/factories.ts";
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

const kept = async (id: string) => (await db.select().from(jobAlerts).where(eq(jobAlerts.id, id)))[0];

/** Posts as a form without script does. */
function post(fields: Record<string, string>, by: object = headers) {
  const body = new URLSearchParams(fields);
  const origin = "http://localhost:3000";
  return request("/my-alerts", { method: "POST", headers: { ...by, origin }, body });
}

/** Posts as a script or a program does. */
async function ask(fields: object, by: object = headers) {
  const given = { ...by, origin: "http://localhost:3000", "content-type": "application/json" };
  const answer = await request("/my-alerts", {
    method: "POST",
    headers: given,
    body: JSON.stringify(fields),
  });
  return [answer.status, await answer.json()];
}

test("the list leads visitors to sign in and back", async () => {
  const answer = await request("/my-alerts");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/auth?next=%2Fmy-alerts"]);
  const { id } = await insertAlert();
  expect((await ask({ intent: "delete", id }, {}))[0]).toBe(401);
  expect((await kept(id))?.removedAt).toBeNull();
});

test("an empty list says so and links to the form", async () => {
  const { html, text, headers: given } = await readPage("/my-alerts", { headers });
  expect(html).toMatch(/<h1[^>]*>My Job Alerts<\/h1>/);
  expect(text).toContain("You don't have any job alerts yet.");
  expect(linkOf(html, "New Alert")).toBe("/job-alerts/new");
  expect(given.get("cache-control")).toBe("private, no-store");
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test("an alert says how its words are read where that differs", async () => {
  const id = (await insertAlert({ userId: robin, name: "Odd" })).id;
  await ask({ intent: "update", id, name: "Guides", title: "guide UT, cook" });
  const { text } = await readPage("/my-alerts", { headers });
  expect(text).toMatch(/Keywords\s*guide Utah, cook\s*Read as\s*guide in Utah or cook/);
  await ask({ intent: "update", id, name: "Guides", title: "guide" });
  expect((await readPage("/my-alerts", { headers })).text).not.toContain("Read as");
});

test("an alert says what it asks for, how often it runs, and when it was last sent", async () => {
  await insertAlert({
    userId: robin,
    name: "Rangers",
    searchCriteria: { title: "ranger, guide", state: "Utah", city: "Moab", remote: true },
    frequency: "weekly",
    lastSentAt: new Date("2026-11-16T16:00:00Z"),
  });
  await insertAlert({ userId: robin, name: "All of them", isActive: false, createdAt: new Date(0) });
  const { text, html } = await readPage("/my-alerts", { headers });
  const [first = "", second = ""] = text.split("All of them");
  for (const words of [
    "Rangers",
    "ranger, guide",
    "Moab, Utah",
    "Remote jobs only",
    `Weekly (Mondays at ${alertTime})`,
    "November 16, 2026",
    `Monday ${alertTime}`,
  ])
    expect(first).toContain(words);
  for (const words of ["Every new job", `Daily (${alertTime})`, "Never"]) expect(second).toContain(words);
  expect(second).not.toContain("Next");
  expect([...html.matchAll(/role="switch" aria-checked="(\w+)"/g)].map(([, on]) => on)).toEqual([
    "true",
    "false",
  ]);
});

test("nobody sees another's alerts", async () => {
  await insertAlert({ name: "Somebody else's" });
  await insertAlert({ email, name: "Not confirmed", confirmedAt: null });
  expect((await readPage("/my-alerts", { headers })).text).toContain("You don't have any job alerts yet.");
});

test("the switch turns an alert off and on again", async () => {
  const { id } = await insertAlert({ userId: robin });
  const off = await post({ intent: "switch", id, active: "false" });
  expect([off.status, off.headers.get("location")]).toEqual([303, "/my-alerts?notice=alert-disabled"]);
  expect((await kept(id))?.isActive).toBe(false);
  expect((await readPage("/my-alerts?notice=alert-disabled", { headers })).html).toContain("Alert disabled");
  expect(await ask({ intent: "switch", id, active: true })).toEqual([
    200,
    { id, is_active: true, notice: { title: "Alert enabled" } },
  ]);
  expect((await kept(id))?.isActive).toBe(true);
  expect((await readPage("/my-alerts?notice=alert-enabled", { headers })).html).toContain("Alert enabled");
});

test("a deleted alert can be restored from its notice", async () => {
  const { id } = await insertAlert({ userId: robin, name: "Rangers" });
  const gone = await post({ intent: "delete", id });
  const to = gone.headers.get("location") ?? "";
  expect(to).toBe(`/my-alerts?notice=alert-deleted&undo=${id}`);
  const { html, text } = await readPage(to, { headers });
  expect(html).toContain("Alert deleted");
  expect(html).toMatch(new RegExp(`action="/my-alerts".*name="intent" value="restore".*value="${id}"`, "s"));
  expect(text).not.toContain("Rangers");
  const back = await post({ intent: "restore", id });
  expect(back.headers.get("location")).toBe("/my-alerts?notice=alert-restored");
  expect((await readPage("/my-alerts", { headers })).text).toContain("Rangers");
  const undo = { action: "/my-alerts", fields: { intent: "restore", id } };
  expect(await ask({ intent: "delete", id })).toEqual([
    200,
    { id, notice: { title: "Alert deleted", undo } },
  ]);
});

test("an alert is corrected in the list, or without script at an address of its own", async () => {
  const { id } = await insertAlert({ userId: robin, name: "Rangers", searchCriteria: { title: "ranger" } });
  const { html } = await readPage("/my-alerts", { headers });
  expect(linkOf(html, "Edit: Rangers")).toBe(`/my-alerts?edit=${id}#alert-${id}`);
  const form = await readPage(`/my-alerts?edit=${id}`, { headers });
  expect(form.html).toContain('value="ranger"');
  expect(linkOf(form.html, "Cancel")).toBe("/my-alerts");
  const wrong = await post({ intent: "update", id, name: "", title: "guide" });
  expect(wrong.status).toBe(400);
  const again = await wrong.text();
  expect(again).toContain(">Please enter a name for your alert</p>");
  expect(again).toContain('value="guide"');
  const saved = await post({ intent: "update", id, name: "Guides", title: "guide", frequency: "weekly" });
  expect(saved.headers.get("location")).toBe("/my-alerts?notice=alert-updated");
  expect(await kept(id)).toMatchObject({ name: "Guides", searchCriteria: { title: "guide" } });
  expect(await ask({ intent: "update", id, name: "" })).toEqual([
    400,
    { error: expect.any(String), errors: { name: "Please enter a name for your alert" } },
  ]);
});

test.each([
  ["switch", "Failed to update alert"],
  ["update", "Failed to update alert"],
  ["delete", "Failed to delete alert"],
  ["restore", "Failed to restore alert"],
])("the intent %s for a missing alert, or somebody else's, answers %j", async (intent, error) => {
  const { id: anothers } = await insertAlert();
  for (const id of ["", "x", anothers]) {
    const answer = await post({ intent, id, name: "Mine", active: "false" });
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(error)]);
    expect(await ask({ intent, id, name: "Mine", active: false })).toEqual([404, { error }]);
  }
});

test("an unknown intent is refused", async () => {
  expect((await post({ intent: "constructor", id: "x" })).status).toBe(400);
  expect((await ask({}))[0]).toBe(400);
});

test("an alert is not restored beyond the limit", async () => {
  const { id } = await insertAlert({ userId: robin, removedAt: new Date() });
  for (let count = 0; count < 20; count++) await insertAlert({ userId: robin });
  const error = expect.stringContaining("You have 20 alerts");
  const answer = await post({ intent: "restore", id });
  expect([answer.status, await answer.text()]).toEqual([409, error]);
  expect(await ask({ intent: "restore", id })).toEqual([409, { error }]);
});

test("a list that cannot be read says so, and offers another try", async () => {
  await db.execute(sql`alter table job_alerts rename column name to called`);
  const { html, text, status } = await readPage("/my-alerts", { headers }).finally(() =>
    db.execute(sql`alter table job_alerts rename column called to name`),
  );
  expect(status).toBe(500);
  expect(text).toContain("Failed to load alerts");
  expect(linkOf(html, "Try Again")).toBe("?");
});

test("an alert whose search cannot be read says so, and can be set again", async () => {
  const { id } = await insertAlert({ userId: robin, name: "Odd", searchCriteria: { title: 5 } as never });
  const { text } = await readPage("/my-alerts", { headers });
  expect(text).toContain("We couldn’t read this search. Edit the alert to set it again.");
  await ask({ intent: "update", id, name: "Odd", title: "ranger" });
  const after = await readPage("/my-alerts", { headers });
  expect(after.text).not.toContain("We couldn’t read this search.");
  expect(await kept(id)).toMatchObject({ searchCriteria: { title: "ranger" }, criteriaVersion: 2 });
});

test("an alert's employer, job type and closing date appear in the list and can be corrected", async () => {
  const { id } = await insertAlert({
    ...{ userId: robin, name: "Canyon" },
    criteriaVersion: 4,
    searchCriteria: { company: "Canyon", job_type: "Seasonal", closes_within: "7" },
  });
  const { text } = await readPage("/my-alerts", { headers });
  for (const words of ["Canyon", "Seasonal", "Within 7 days"]) expect(text).toContain(words);
  const form = await readPage(`/my-alerts?edit=${id}`, { headers });
  expect(form.html).toMatch(/name="company"[^>]*value="Canyon"/);
  expect(form.html).toContain('<option value="7" selected="">');
  const asked = { name: "Canyon", company: "Canyon", job_type: "Full-time", closes_within: "" };
  await ask({ intent: "update", id, ...asked });
  expect(await kept(id)).toMatchObject({
    searchCriteria: { company: "Canyon", job_type: "Full-time" },
    criteriaVersion: 4,
  });
  expect(await ask({ intent: "update", id, ...asked, job_type: "Sofa" })).toMatchObject([
    400,
    { errors: { job_type: "Please choose a job type." } },
  ]);
});

test("an alert's facts appear in the list and can be corrected", async () => {
  const { id } = await insertAlert({
    ...{ userId: robin, name: "Beds", criteriaVersion: 3 },
    searchCriteria: { facts: "housing,no-wfr" },
  });
  const { text, html } = await readPage(`/my-alerts?edit=${id}`, { headers });
  expect(html).toMatch(
    /name="facts"[^>]*checked=""[^>]*value="housing"|checked="" name="facts" value="housing"/,
  );
  expect(text).toContain("Housing provided, no WFR needed");
  await ask({ intent: "update", id, name: "Beds", facts: "meals,housing" });
  expect((await readPage("/my-alerts", { headers })).text).toContain("Housing provided, meals provided");
  expect(await kept(id)).toMatchObject({ searchCriteria: { facts: "housing,meals" }, criteriaVersion: 3 });
  await ask({ intent: "update", id, name: "Beds" });
  expect(await kept(id)).toMatchObject({ searchCriteria: {}, criteriaVersion: 2 });
});
