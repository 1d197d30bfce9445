import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertAlert, insertProfile } from "#test/factories.ts";
import { removeAlert, restoreAlert, setAlertActive, updateAlert } from "./change-alert.ts";
import { createAlert } from "./create-alert.ts";
import { countActiveAlerts, listAlerts } from "./list-alerts.ts";
import { nextDue } from "./schedule.ts";
import { jobAlerts } from "./tables.ts";

const now = new Date("2026-11-21T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * dayMs);
let userId: string;

beforeEach(async () => {
  await emptyDatabase();
  userId = (await insertProfile()).id;
});

async function read(id: string) {
  const [alert] = await db.select().from(jobAlerts).where(eq(jobAlerts.id, id));
  return alert;
}

test("listAlerts lists an account's alerts, newest first, without removed ones", async () => {
  await insertAlert({ userId, name: "Old", createdAt: ago(3), lastSentAt: ago(1), frequency: "weekly" });
  await insertAlert({
    userId,
    name: "New",
    createdAt: ago(1),
    isActive: false,
    searchCriteria: { city: "Moab" },
  });
  await insertAlert({ userId, name: "Deleted", removedAt: now });
  await insertAlert({ name: "Another's" });
  expect(await listAlerts(userId)).toEqual([
    {
      id: expect.any(String),
      name: "New",
      criteria: { city: "Moab" },
      readAs: null,
      ended: null,
      paused: null,
      unread: null,
      frequency: "daily",
      isActive: false,
      lastSentAt: null,
      createdAt: ago(1),
    },
    expect.objectContaining({ name: "Old", frequency: "weekly", isActive: true, lastSentAt: ago(1) }),
  ]);
  expect(await countActiveAlerts(userId)).toBe(1);
});

test("an alert switched on again covers at most the last day or week", async () => {
  const daily = await insertAlert({ userId, createdAt: ago(40) });
  const weekly = await insertAlert({ userId, createdAt: ago(40), frequency: "weekly" });
  const recent = await insertAlert({ userId, createdAt: ago(40), coveredUntil: ago(0.5) });
  for (const { id } of [daily, weekly, recent]) {
    expect(await setAlertActive(userId, id, false, ago(1))).toBe(true);
    expect(await read(id)).toMatchObject({ isActive: false });
    expect(await setAlertActive(userId, id, true, now)).toBe(true);
  }
  const onDaily = { isActive: true, nextDueAt: nextDue("daily", now) };
  expect(await read(daily.id)).toMatchObject({ ...onDaily, coveredUntil: ago(1) });
  expect(await read(recent.id)).toMatchObject({ ...onDaily, coveredUntil: ago(0.5) });
  expect(await read(weekly.id)).toMatchObject({
    isActive: true,
    nextDueAt: nextDue("weekly", now),
    coveredUntil: ago(7),
  });
});

test("setAlertActive keeps an owed email owed when nothing changes", async () => {
  const alert = await insertAlert({ userId, createdAt: ago(3) });
  expect(await setAlertActive(userId, alert.id, true, now)).toBe(true);
  expect(await read(alert.id)).toEqual(alert);
});

test("updateAlert does not cover jobs again that the alert has covered", async () => {
  const alert = await insertAlert({
    userId,
    createdAt: ago(3),
    searchCriteria: { title: "guide", remote: true },
  });
  const fields = { name: "Rangers", title: "ranger", frequency: "daily" };
  expect(await updateAlert(userId, alert.id, fields, now)).toEqual({
    ok: true,
    alert: { id: alert.id, name: "Rangers" },
  });
  const changed = {
    ...alert,
    name: "Rangers",
    searchCriteria: { title: "ranger" },
    criteriaVersion: 2,
    remotePreference: false,
  };
  expect(await read(alert.id)).toEqual(changed);
  await updateAlert(userId, alert.id, { ...fields, frequency: "weekly" }, now);
  expect(await read(alert.id)).toEqual({
    ...changed,
    frequency: "weekly",
    nextDueAt: nextDue("weekly", now),
  });
});

test("updateAlert changes nothing when a field is wrong", async () => {
  const alert = await insertAlert({ userId });
  expect(await updateAlert(userId, alert.id, { name: " " }, now)).toMatchObject({
    reason: "invalid",
    errors: { name: "Please enter a name for your alert" },
  });
  expect(await read(alert.id)).toEqual(alert);
});

test("restoreAlert brings a removed alert back unchanged", async () => {
  const alert = await insertAlert({ userId, createdAt: ago(3) });
  expect(await removeAlert(userId, alert.id, now)).toBe(true);
  expect(await removeAlert(userId, alert.id, new Date(now.getTime() + 1000))).toBe(true);
  expect(await read(alert.id)).toEqual({ ...alert, removedAt: now });
  expect(await setAlertActive(userId, alert.id, false, now)).toBe(false);
  expect(await updateAlert(userId, alert.id, { name: "Other" }, now)).toEqual({
    ok: false,
    reason: "missing",
  });
  expect(await restoreAlert(userId, alert.id)).toEqual({ ok: true });
  expect(await restoreAlert(userId, alert.id)).toEqual({ ok: true });
  expect(await read(alert.id)).toEqual(alert);
});

test("restored and new alerts together stay within twenty, in two tabs", async () => {
  for (let i = 0; i < 18; i++) await insertAlert({ userId });
  const deleted = await Promise.all(Array.from({ length: 4 }, () => insertAlert({ userId, removedAt: now })));
  const done = await Promise.all([
    ...deleted.map(({ id }) => restoreAlert(userId, id)),
    createAlert({ name: "New" }, { userId, clientAddress: "192.0.2.1" }, now),
  ]);
  expect(done.filter(({ ok }) => ok)).toHaveLength(2);
  expect(done.find(({ ok }) => !ok)).toMatchObject({ reason: "full", error: expect.stringContaining("20") });
  expect(await listAlerts(userId)).toHaveLength(20);
});

test("somebody else's alert, an address's and an unknown one are missing", async () => {
  const others = [
    await insertAlert(),
    await insertAlert({ email: "ada@example.com" }),
    await insertAlert({ removedAt: now }),
  ];
  const before = await db.select().from(jobAlerts).orderBy(jobAlerts.id);
  const missing = ["00000000-0000-4000-8000-000000000000", "", "1 or 1=1", "%"];
  for (const id of [...others.map((alert) => alert.id), ...missing]) {
    expect(await setAlertActive(userId, id, false, now)).toBe(false);
    expect(await setAlertActive(userId, id, true, now)).toBe(false);
    expect(await updateAlert(userId, id, { name: "Mine" }, now)).toEqual({ ok: false, reason: "missing" });
    expect(await removeAlert(userId, id, now)).toBe(false);
    expect(await restoreAlert(userId, id)).toEqual({ ok: false, reason: "missing" });
  }
  expect(await db.select().from(jobAlerts).orderBy(jobAlerts.id)).toEqual(before);
});
