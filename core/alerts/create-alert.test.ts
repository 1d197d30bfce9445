import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { requestSignIn } from "#core/accounts/request-sign-in.ts";
import { suppress } from "#core/mail/suppression.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertAlert, insertProfile } from "#test/factories.ts";
import { createAlert } from "./create-alert.ts";
import { runAlerts } from "./delivery/run-alerts.ts";
import { listAlerts } from "./list-alerts.ts";
import { nextDue } from "./schedule.ts";
import { jobAlerts } from "./tables.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const fields = { name: "Rangers", title: "ranger", state: "Utah", remote: "on" };
let clients = 0;

beforeEach(emptyDatabase);

/** Every call has its own client unless it says otherwise. */
function signedIn(userId: string, more: Record<string, unknown> = {}, at = now) {
  return createAlert({ ...fields, ...more }, { userId, clientAddress: `192.0.2.${++clients}` }, at);
}

function signedOut(email: unknown, more: Record<string, unknown> = {}, at = now) {
  return createAlert(
    { ...fields, email, ...more },
    { userId: null, clientAddress: `192.0.2.${++clients}` },
    at,
  );
}

const numbered = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `Alert ${n}` }));
const outcomes = (created: { ok: boolean; reason?: string }[]) =>
  created.map((each) => each.reason ?? "made").sort();
const allAlerts = () => db.select().from(jobAlerts);
const allMails = () => db.select().from(mails);

test("createAlert needs no confirmation for an account", async () => {
  const { id: userId } = await insertProfile();
  const created = await signedIn(userId, { frequency: "weekly", email: "other@example.com" });
  expect(created).toMatchObject({ ok: true, alert: { name: "Rangers" }, awaitsConfirmation: false });
  expect(await allAlerts()).toEqual([
    {
      id: created.ok && created.alert.id,
      userId,
      email: null,
      name: "Rangers",
      searchCriteria: { title: "ranger", state: "Utah", remote: true },
      criteriaVersion: 2,
      remotePreference: true,
      frequency: "weekly",
      isActive: true,
      createdAt: now,
      confirmedAt: now,
      coveredUntil: now,
      nextDueAt: nextDue("weekly", now),
      lastSentAt: null,
      removedAt: null,
    },
  ]);
  expect(await allMails()).toEqual([]);
});

test("createAlert sends an address only its confirmation email", async () => {
  const created = await signedOut(" Ada@Example.com ");
  expect(created).toMatchObject({ ok: true, awaitsConfirmation: true });
  const [alert] = await allAlerts();
  expect(alert).toMatchObject({ email: "ada@example.com", userId: null, isActive: true, confirmedAt: null });
  const asked = {
    kind: "confirm-alert",
    recipient: "ada@example.com",
    data: { alertId: alert?.id, name: "Rangers" },
  };
  expect(await allMails()).toMatchObject([asked]);
  await runAlerts(later(48 * 3600));
  expect(await allMails()).toMatchObject([asked]);
});

test("the confirmation email shows facts and, of typed texts, only the name", async () => {
  await createAlert(
    { name: "Beds", email: "ada@example.com", title: "cook", city: "Moab", facts: ["no-wfr", "housing"] },
    { userId: null, clientAddress: "203.0.113.9" },
    now,
  );
  expect(await allMails()).toMatchObject([
    { data: { alertId: expect.any(String), name: "Beds", facts: "Housing provided, no WFR needed" } },
  ]);
});

test("createAlert answers alike for every address", async () => {
  await insertProfile({ email: "account@example.com" });
  await insertAlert({ email: "known@example.com" });
  await suppress("suppressed@example.com", "complaint");
  for (const address of ["account", "known", "suppressed", "unknown"]) {
    const created = await signedOut(`${address}@example.com`);
    expect(created).toEqual({
      ok: true,
      alert: { id: expect.any(String), name: "Rangers" },
      awaitsConfirmation: true,
    });
  }
  expect(await allMails()).toHaveLength(4);
});

test("createAlert names each faulty field and makes nothing", async () => {
  expect(await signedOut("", { name: "", city: "x".repeat(101) })).toMatchObject({
    reason: "invalid",
    errors: {
      name: "Please enter a name for your alert",
      email: "Please enter your email address",
      city: "Use at most 100 characters.",
    },
    typed: { title: "ranger", city: "x".repeat(101), remote: true },
  });
  for (const email of [
    "ada",
    "a@b@example.com",
    "ada@example.com, eve@example.com",
    `${"x".repeat(300)}@x.example`,
  ])
    expect(await signedOut(email)).toMatchObject({ errors: { email: "Please enter a valid email address" } });
  expect(await signedOut(undefined)).toMatchObject({ errors: { email: "Please enter your email address" } });
  expect(await allAlerts()).toEqual([]);
  expect(await allMails()).toEqual([]);
});

test("createAlert counts no refused form toward its limit", async () => {
  const asker = { userId: null, clientAddress: "198.51.100.1" };
  for (let i = 0; i < 15; i++) await createAlert({ name: "" }, asker, now);
  expect(await createAlert({ ...fields, email: "ada@example.com" }, asker, now)).toMatchObject({ ok: true });
});

test("createAlert allows twenty alerts for an account, in two tabs too", async () => {
  const { id: userId } = await insertProfile();
  for (const { name } of numbered(18)) await insertAlert({ userId, name });
  await insertAlert({ userId, removedAt: now });
  const created = await Promise.all(
    numbered(6).map(({ name }) => signedIn(userId, { name: `Another ${name}` })),
  );
  expect(outcomes(created)).toEqual(["full", "full", "full", "full", "made", "made"]);
  expect(await listAlerts(userId)).toHaveLength(20);
  expect(await signedIn(userId)).toMatchObject({
    reason: "full",
    error: "You have 20 alerts, the most there can be. Delete one to make room for another.",
    typed: { name: "Rangers" },
  });
  expect(await signedIn((await insertProfile()).id)).toMatchObject({ ok: true });
});

test("createAlert allows five alerts for an address, apart from its account", async () => {
  const { id: userId } = await insertProfile({ email: "ada@example.com" });
  for (const { name } of numbered(3)) await insertAlert({ email: "ada@example.com", name });
  const created = await Promise.all(
    numbered(4).map(({ name }) => signedOut("ADA@example.com", { name: `Another ${name}` })),
  );
  expect(outcomes(created)).toEqual(["full", "full", "made", "made"]);
  expect(await allAlerts()).toHaveLength(5);
  expect(await allMails()).toHaveLength(2);
  expect(await signedIn(userId)).toMatchObject({ ok: true });
  expect(await signedOut("grace@example.com")).toMatchObject({ ok: true });
});

test("createAlert makes one alert of a double click, even the last one allowed", async () => {
  for (const { name } of numbered(4)) await insertAlert({ email: "ada@example.com", name });
  const created = await Promise.all([signedOut("ada@example.com"), signedOut("ada@example.com")]);
  const again = await signedOut("ada@example.com", {}, later(59));
  expect(new Set([...created, again].map((each) => each.ok && each.alert.id)).size).toBe(1);
  expect(await allAlerts()).toHaveLength(5);
  expect(await allMails()).toHaveLength(1);
});

test("createAlert makes another alert for other fields or later", async () => {
  const { id: userId } = await insertProfile();
  await signedIn(userId);
  await signedIn(userId, { name: "Others" });
  await signedIn(userId, { remote: "" });
  await signedIn(userId, { frequency: "weekly" });
  await signedIn(userId, {}, later(61));
  await signedIn((await insertProfile()).id);
  expect(await allAlerts()).toHaveLength(6);
});

test("createAlert allows ten an hour for a client", async () => {
  const asker = { userId: null, clientAddress: "198.51.100.7" };
  const { id: userId } = await insertProfile();
  for (let i = 0; i < 10; i++)
    expect(await createAlert({ ...fields, email: `hiker-${i}@example.com` }, asker, now)).toMatchObject({
      ok: true,
    });
  for (const each of [asker, { ...asker, userId }])
    expect(await createAlert({ ...fields, email: "one-more@example.com" }, each, later(600))).toEqual({
      ok: false,
      reason: "too-many",
      limit: 10,
      retryAfter: 3000,
      typed: expect.objectContaining({ name: "Rangers", email: "one-more@example.com" }),
    });
  expect(await createAlert({ ...fields, email: "one-more@example.com" }, asker, later(3600))).toMatchObject({
    ok: true,
  });
});

test("createAlert shares one limit of emails to an address", async () => {
  for (let i = 0; i < 4; i++)
    await requestSignIn({ email: "ada@example.com", next: "/", clientAddress: `203.0.113.${i}` }, now);
  expect(await signedOut("ada@example.com")).toMatchObject({ ok: true });
  expect(await signedOut("ada@example.com", { name: "Others" })).toMatchObject({
    reason: "too-many",
    limit: 5,
    retryAfter: 1800,
  });
  expect(await allMails()).toHaveLength(1);
});

test("createAlert stores the alert and its email together", async () => {
  await db.execute(sql`alter table mails add constraint never check (kind <> 'confirm-alert')`);
  try {
    await expect(signedOut("ada@example.com")).rejects.toThrow();
    expect(await allAlerts()).toEqual([]);
  } finally {
    await db.execute(sql`alter table mails drop constraint never`);
  }
});
