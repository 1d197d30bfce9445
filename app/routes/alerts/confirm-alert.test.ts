import { beforeEach, expect, test } from "vitest";
import { jobAlerts } from "#core/alerts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { signText } from "#core/platform/signed-links.ts";
import { emptyDatabase, insertAlert } from "#test/factories.ts";
import { readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";

const path = "/job-alerts/confirm";

beforeEach(emptyDatabase);

test("the link asks and confirms nothing; a press confirms, and a second one changes nothing", async () => {
  const token = await linkOfNew();
  const { html, status, headers } = await readPage(pathOf(token));
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("referrer-policy")).toBe("strict-origin");
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain("Rangers in Utah");
  expect(html).toContain(">Confirm alert</button>");
  expect(html).not.toContain("ada@example.com");
  expect(await confirmedAt()).toBeNull();
  const pressed = await press(token);
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, pathOf(token)]);
  const first = await confirmedAt();
  expect(first).not.toBeNull();
  expect((await press(token)).status).toBe(303);
  expect(await confirmedAt()).toEqual(first);
  expect((await readPage(pathOf(token))).text).toContain("Your alert is confirmed");
});

test("the page of an alert that was switched off says that it sends nothing", async () => {
  const token = await linkOfNew();
  await press(token);
  await db.update(jobAlerts).set({ isActive: false });
  expect((await readPage(pathOf(token))).text).toContain("It’s still turned off");
});

test("a broken or foreign link, or one of a deleted alert, answers one clear page", async () => {
  const token = await linkOfNew();
  const [{ id } = { id: "" }] = await db.select().from(jobAlerts);
  await db.update(jobAlerts).set({ removedAt: new Date() });
  for (const dead of ["", "x", `${token}x`, token, signText("alert", id), signText("alert-confirm", "x")]) {
    for (const answer of [await request(pathOf(dead)), await press(dead)]) {
      expect(answer.status, dead).toBe(410);
      expect(await answer.text()).toContain("This link has expired");
    }
  }
  expect(await confirmedAt()).toBeNull();
});

test("a program gets JSON", async () => {
  const token = await linkOfNew();
  const confirmed = await press(token, { accept: "application/json" });
  expect([confirmed.status, await confirmed.json()]).toEqual([200, { name: "Rangers in Utah" }]);
  const dead = await press("x", { accept: "application/json" });
  expect([dead.status, await dead.json()]).toEqual([410, { error: "This link no longer works." }]);
});

async function linkOfNew() {
  const { id } = await insertAlert({ email: "ada@example.com", name: "Rangers in Utah", confirmedAt: null });
  return signText("alert-confirm", id);
}

function pathOf(token: string) {
  return `${path}?token=${encodeURIComponent(token)}`;
}

function press(token: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ token });
  return request(path, { method: "POST", headers: { origin: "http://localhost:3000", ...headers }, body });
}

async function confirmedAt() {
  const [alert] = await db.select().from(jobAlerts);
  return alert?.confirmedAt;
}
