import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { signText } from "#core/platform/signed-links.ts";
import { emptyDatabase, insertAlert } from "#test/factories.ts";
import { nextDue } from "./schedule.ts";
import { jobAlerts } from "./tables.ts";
import { readUnsubscribe, switchOffAlert, switchOnAlert } from "./unsubscribe.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const client = "192.0.2.1";
const made = new Date("2026-09-01T12:00:00Z");
const notFound = { ok: false, reason: "not-found" };

beforeEach(emptyDatabase);

async function isActive({ id }: { id: string }) {
  const [alert] = await db.select().from(jobAlerts).where(eq(jobAlerts.id, id));
  return alert?.isActive;
}

test.each(["account", "address"])(
  "an alert of an %s is named and switched off by its id or link; a repeat is harmless",
  async (owner) => {
    for (const way of ["alertId", "token"]) {
      const alert = await insertAlert({
        name: "Rangers",
        ...(owner === "address" && { email: "ada@example.com" }),
      });
      const link = way === "token" ? { token: signText("alert", alert.id) } : { alertId: alert.id };
      expect(await readUnsubscribe(link, client, now)).toEqual({ ok: true, name: "Rangers", isActive: true });
      expect(await isActive(alert)).toBe(true);
      for (let time = 0; time < 3; time++)
        expect(await switchOffAlert(link, client, now)).toEqual({
          ok: true,
          name: "Rangers",
          isActive: false,
        });
      expect(await isActive(alert)).toBe(false);
      expect(await readUnsubscribe(link, client, now)).toEqual({
        ok: true,
        name: "Rangers",
        isActive: false,
      });
    }
  },
);

test("switchOffAlert needs an id or a link", async () => {
  for (const link of [{}, { alertId: "" }, { token: "" }, { alertId: null, token: undefined }]) {
    expect(await readUnsubscribe(link, client, now)).toEqual({ ok: false, reason: "no-id" });
    expect(await switchOffAlert(link, client, now)).toEqual({ ok: false, reason: "no-id" });
  }
});

test("switchOffAlert treats wrong links, unknown and deleted alerts alike", async () => {
  const alert = await insertAlert();
  const removed = await insertAlert({ removedAt: now });
  const links = [
    { alertId: "00000000-0000-4000-8000-000000000000" },
    { alertId: "1" },
    { alertId: "' or true --" },
    { alertId: [alert.id] },
    { alertId: `${alert.id} ` },
    { alertId: removed.id },
    { token: signText("alert", removed.id) },
    { token: signText("alert-confirm", alert.id) },
    { token: `${signText("alert", alert.id)}x` },
    { token: alert.id },
    { token: "wrong", alertId: alert.id },
  ];
  for (const [minute, link] of links.entries()) {
    const at = later(minute * 60);
    expect(await readUnsubscribe(link, client, at)).toEqual(notFound);
    expect(await switchOffAlert(link, client, at)).toEqual(notFound);
    expect(await switchOnAlert(link, at)).toEqual(notFound);
  }
  expect(await isActive(alert)).toBe(true);
});

test("switchOffAlert changes only its own alert", async () => {
  const [alert, other] = [
    await insertAlert({ email: "ada@example.com" }),
    await insertAlert({ email: "ada@example.com" }),
  ];
  await switchOffAlert({ alertId: alert.id }, client, now);
  expect([await isActive(alert), await isActive(other)]).toEqual([false, true]);
});

test("switchOnAlert needs the signed link and covers the last day or week", async () => {
  const alert = await insertAlert({ email: "ada@example.com", frequency: "weekly", createdAt: made });
  await switchOffAlert({ alertId: alert.id }, client, now);
  expect(await switchOnAlert({ alertId: alert.id } as object, now)).toEqual(notFound);
  const link = { token: signText("alert", alert.id) };
  for (let time = 0; time < 2; time++)
    expect(await switchOnAlert(link, later(time * 3600))).toEqual({
      ok: true,
      name: alert.name,
      isActive: true,
    });
  const [row] = await db.select().from(jobAlerts);
  expect(row).toEqual({
    ...alert,
    coveredUntil: later(-7 * 24 * 3600),
    nextDueAt: nextDue("weekly", now),
  });
});

test("switchOffAlert allows thirty ids a minute for an address; signed links are not limited", async () => {
  const alert = await insertAlert();
  for (let i = 0; i < 15; i++) {
    expect(await readUnsubscribe({ alertId: alert.id }, client, now)).toMatchObject({ ok: true });
    expect(await switchOffAlert({ token: "wrong" }, client, now)).toEqual(notFound);
  }
  const tooMany = { ok: false, reason: "too-many", limit: 30, retryAfter: 50 };
  expect(await readUnsubscribe({ alertId: alert.id }, client, later(10))).toEqual(tooMany);
  expect(await switchOffAlert({ alertId: alert.id }, client, later(10))).toEqual(tooMany);
  expect(await switchOffAlert({ token: signText("alert", alert.id) }, client, later(10))).toMatchObject({
    ok: true,
  });
  expect(await readUnsubscribe({ alertId: alert.id }, "192.0.2.2", later(10))).toMatchObject({ ok: true });
  expect(await readUnsubscribe({ alertId: alert.id }, client, later(60))).toMatchObject({ ok: true });
});
