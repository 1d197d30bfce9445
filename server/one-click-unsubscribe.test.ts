import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { jobAlerts } from "#core/alerts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { signText } from "#core/platform/signed-links.ts";
import { areClosingEmailsOn } from "#core/tracker/closing/closing-emails.ts";
import { emptyDatabase, insertAlert, insertProfile } from "#test/factories.ts";
import { request } from "#test/request.ts";

beforeEach(emptyDatabase);

const oneClick = () => new URLSearchParams({ "List-Unsubscribe": "One-Click" });
const addressOf = (id: string) => `/unsubscribe-alert?token=${signText("alert", id)}`;
const post = (address: string, body: BodyInit = oneClick(), headers = {}) =>
  request(address, { method: "POST", body, headers });
const isActive = async (id: string) =>
  (await db.select().from(jobAlerts).where(eq(jobAlerts.id, id)))[0]?.isActive;

function multipart() {
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  return form;
}

test.each([
  ["as a form", oneClick],
  ["as multipart", multipart],
])("one POST %s, without a cookie, ends the alert; a repeat says the same", async (_kind, body) => {
  const { id } = await insertAlert();
  const other = await insertAlert();
  for (const _time of ["first", "second"]) {
    const answer = await post(addressOf(id), body());
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("You are unsubscribed from this alert.");
    expect(answer.headers.get("content-type")).toMatch("text/plain");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(await isActive(id)).toBe(false);
  expect(await isActive(other.id)).toBe(true);
});

test("one-click unsubscribing works from anywhere", async () => {
  for (const headers of [
    { origin: "https://mail.example.com", "sec-fetch-site": "cross-site" },
    { origin: "null" },
    { cookie: "waymark.session_token=somebody" },
  ]) {
    const { id } = await insertAlert();
    expect((await post(addressOf(id), oneClick(), headers)).status).toBe(200);
    expect(await isActive(id)).toBe(false);
  }
});

test("one-click unsubscribing succeeds for a deleted alert", async () => {
  const gone = await insertAlert({ removedAt: new Date() });
  for (const id of [gone.id, crypto.randomUUID()]) expect((await post(addressOf(id))).status).toBe(200);
});

test("one-click unsubscribing rejects a foreign link", async () => {
  const { id } = await insertAlert();
  const wrong = [
    ...[addressOf("x"), `${addressOf(id)}x`],
    ...[`/unsubscribe-alert?token=${signText("alert-confirm", id)}`, `/unsubscribe-alert?token=${id}`],
  ];
  for (const address of wrong) {
    const answer = await post(address);
    expect(answer.status, address).toBe(404);
    expect(await answer.text()).toBe("Alert not found");
  }
  expect(await isActive(id)).toBe(true);
});

test("one-click unsubscribing limits guesses, not signed links", async () => {
  const { id } = await insertAlert();
  const statuses = [];
  for (let n = 0; n <= 30; n++) statuses.push((await post(`/unsubscribe-alert?token=${n}`)).status);
  expect([...new Set(statuses)]).toEqual([404, 429]);
  expect((await post("/unsubscribe-alert?token=x")).headers.get("retry-after")).toMatch(/^\d+$/);
  expect((await post(addressOf(id))).status).toBe(200);
});

test("oneClickUnsubscribe passes other requests on with their body", async () => {
  const { id } = await insertAlert();
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const others: [address: string, body: BodyInit][] = [
    [addressOf(id), new URLSearchParams({ token: signText("alert", id) })],
    [addressOf(id), new URLSearchParams({ "List-Unsubscribe": "Two-Clicks" })],
    [addressOf(id), "List-Unsubscribe=One-Click"],
    [addressOf(id), ""],
    ["/unsubscribe-alert", oneClick()],
    [`/unsubscribe-alert?alert_id=${id}`, oneClick()],
    [`/unsubscribe-alert.data?token=${signText("alert", id)}`, oneClick()],
  ];
  for (const [address, body] of others)
    expect((await post(address, body, foreign)).status, address).toBe(403);
  expect(await isActive(id)).toBe(true);
  const own = { origin: "http://localhost:3000" };
  const answer = await post(addressOf(id), new URLSearchParams({ token: signText("alert", id) }), own);
  expect(answer.status).toBe(303);
  expect(await isActive(id)).toBe(false);
});

test("oneClickUnsubscribe does nothing for a GET", async () => {
  const { id, name } = await insertAlert();
  const page = await request(addressOf(id));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(name);
  expect(await isActive(id)).toBe(true);
});

test("oneClickUnsubscribe refuses oversized bodies unread", async () => {
  const { id } = await insertAlert();
  const padded = new URLSearchParams({ "List-Unsubscribe": "One-Click", padding: "x".repeat(100 * 1024) });
  expect((await post(addressOf(id), padded)).status).toBe(413);
  expect(await isActive(id)).toBe(true);
});

test("one POST turns emails about saved jobs off, and a foreign link does nothing", async () => {
  const { id: userId } = await insertProfile();
  const address = `/closing-emails?token=${signText("closing-emails", userId)}`;
  for (const wrong of [`${address}x`, `/closing-emails?token=${signText("alert", userId)}`])
    expect((await post(wrong)).status).toBe(404);
  expect(await areClosingEmailsOn(userId)).toBe(true);
  for (const _time of ["first", "second"]) {
    const answer = await post(address, oneClick(), { origin: "https://mail.example.com" });
    expect([answer.status, await answer.text()]).toEqual([200, "You won't get these emails."]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  expect(await areClosingEmailsOn(userId)).toBe(false);
  expect((await post(address, "x".repeat(100 * 1024))).status).toBe(413);
});
