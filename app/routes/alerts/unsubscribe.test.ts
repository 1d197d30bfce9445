import { beforeEach, expect, test } from "vitest";
import { jobAlerts } from "#core/alerts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { signText } from "#core/platform/signed-links.ts";
import { emptyDatabase, insertAlert } from "#test/factories.ts";
import { linkOf, readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { requestFrom } from "#test/separate-server.ts";

const path = "/unsubscribe-alert";
const ours = { origin: "http://localhost:3000" };
let id: string;

beforeEach(async () => {
  await emptyDatabase();
  id = (await insertAlert({ email: "ada@example.com", name: "Rangers in Utah" })).id;
});

const isActive = async () => (await db.select().from(jobAlerts))[0]?.isActive;

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const init = { method: "POST", headers: { ...ours, ...headers }, body: new URLSearchParams(fields) };
  return request(path, init);
}

test("the link of an email asks first, shows the alert's name alone, and needs no sign-in", async () => {
  for (const query of [`alert_id=${id}`, `token=${signText("alert", id)}`]) {
    const { html, text, status, headers } = await readPage(`${path}?${query}`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("referrer-policy")).toBe("strict-origin");
    expect(html).toContain('<meta name="robots" content="noindex"');
    for (const words of ["Rangers in Utah", "Yes, Unsubscribe", "Cancel"]) expect(text).toContain(words);
    expect(html).not.toContain("ada@example.com");
    // With a token in it, the address would be the one-click unsubscribe of a mail program.
    expect(html).toContain(`action="${path}" method="post"`);
  }
  expect(await isActive()).toBe(true);
});

test("a press ends the alert, and a second press changes nothing; the page says so", async () => {
  for (const repeat of [1, 2]) {
    const done = await post({ alert_id: id });
    expect([done.status, done.headers.get("location")], `${repeat}`).toEqual([303, `${path}?alert_id=${id}`]);
    expect(await isActive()).toBe(false);
  }
  const { html, text } = await readPage(`${path}?alert_id=${id}`);
  expect(text).toContain("Unsubscribed Successfully");
  expect(linkOf(html, "Manage All Alerts")).toBe("/my-alerts");
  expect(linkOf(html, "Return to Home")).toBe("/");
  // Others may have seen an id.
  expect(text).not.toContain("Turn it back on");
});

test("the signed link can turn the alert back on", async () => {
  const token = signText("alert", id);
  expect((await post({ token })).status).toBe(303);
  expect((await readPage(`${path}?token=${token}`)).text).toContain("Turn it back on");
  const back = await post({ token, intent: "switch-on" });
  expect(back.headers.get("location")).toBe(`${path}?token=${token}&notice=alert-enabled`);
  expect(await isActive()).toBe(true);
  await post({ alert_id: id });
  expect((await post({ alert_id: id, intent: "switch-on" })).status).toBe(404);
  expect(await isActive()).toBe(false);
});

test.each([
  ["", "No alert ID provided", 400],
  ["alert_id=", "No alert ID provided", 400],
  ["alert_id=22222222-2222-4222-8222-222222222222", "Alert not found", 404],
  ["alert_id=1%27%20or%201=1", "Alert not found", 404],
  ["token=x.y", "Alert not found", 404],
])("the link %j answers %j, and leads home", async (query, error, status) => {
  const page = await readPage(`${path}?${query}`);
  expect([page.status, linkOf(page.html, "Return to Home")]).toEqual([status, "/"]);
  expect(page.text).toContain(error);
  const posted = await post(Object.fromEntries(new URLSearchParams(query)));
  expect(posted.status).toBe(status);
  expect(await posted.text()).toContain(`>${error}</h1>`);
  const told = await post(Object.fromEntries(new URLSearchParams(query)), { accept: "application/json" });
  expect([told.status, await told.json()]).toEqual([status, { error }]);
});

test("a deleted alert is not found, whatever the link", async () => {
  await db.update(jobAlerts).set({ removedAt: new Date() });
  expect((await readPage(`${path}?token=${signText("alert", id)}`)).text).toContain("Alert not found");
});

test("a program gets JSON", async () => {
  const done = await post({ alert_id: id }, { accept: "application/json" });
  expect([done.status, await done.json()]).toEqual([200, { name: "Rangers in Utah", is_active: false }]);
});

test("a person who tries many ids is refused for a while", async () => {
  for (let count = 0; count < 30; count++) await request(`${path}?alert_id=${count}`);
  const page = await readPage(`${path}?alert_id=${id}`);
  expect(page.status).toBe(429);
  expect(page.text).toContain("An error occurred. Please try again.");
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await readPage(`${path}?token=${signText("alert", id)}`)).status).toBe(200);
});

test("the page says what failed while the database is away", async () => {
  const token = signText("alert", id);
  const form = { ...ours, "content-type": "application/x-www-form-urlencoded" };
  const [read, posted, told] = await requestFrom({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" }, [
    `${path}?token=${token}`,
    { path, method: "POST", headers: form, body: `token=${token}` },
    { path, method: "POST", headers: { ...form, accept: "application/json" }, body: `token=${token}` },
  ]);
  expect([read?.status, posted?.status, told?.status]).toEqual([503, 503, 503]);
  expect(read?.body).toContain(">Failed to load alert details</h1>");
  expect(posted?.body).toContain(">Failed to unsubscribe. Please try again.</h1>");
  expect(linkOf(posted?.body ?? "", "Try Again")).toBe(`${path}?token=${token}`);
  const error = "Failed to unsubscribe. Please try again.";
  expect(JSON.parse(told?.body ?? "")).toEqual({ error, errors: { form: error } });
});
