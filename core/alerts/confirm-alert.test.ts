import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { signText } from "#core/platform/signed-links.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertAlert, insertProfile } from "#test/factories.ts";
import { confirmAlert, peekAlertConfirmation } from "./confirm-alert.ts";
import { claimAlerts } from "./delivery/claim-alerts.ts";
import { nextDue } from "./schedule.ts";
import { jobAlerts } from "./tables.ts";

const now = new Date("2026-11-21T12:00:00Z");
const made = new Date("2026-11-19T12:00:00Z");
const email = "ada@example.com";
const unconfirmed = { email, name: "Rangers", createdAt: made, confirmedAt: null };
const linkOf = ({ id }: { id: string }) => signText("alert-confirm", id);

beforeEach(emptyDatabase);

async function read({ id }: { id: string }) {
  const [alert] = await db.select().from(jobAlerts).where(eq(jobAlerts.id, id));
  return alert;
}

test("peekAlertConfirmation confirms nothing", async () => {
  const alert = await insertAlert(unconfirmed);
  for (let time = 0; time < 2; time++)
    expect(await peekAlertConfirmation(linkOf(alert))).toEqual({
      name: "Rangers",
      isConfirmed: false,
      isActive: true,
    });
  expect(await read(alert)).toEqual(alert);
});

test("a confirmed alert covers jobs since it was made, from the next 8 AM on", async () => {
  const alert = await insertAlert({ ...unconfirmed, frequency: "weekly" });
  expect(await confirmAlert(linkOf(alert), now)).toEqual({ ok: true, name: "Rangers", isOfAccount: false });
  expect(await read(alert)).toEqual({
    ...alert,
    confirmedAt: now,
    coveredUntil: made,
    nextDueAt: nextDue("weekly", now),
  });
  expect(await peekAlertConfirmation(linkOf(alert))).toEqual({
    name: "Rangers",
    isConfirmed: true,
    isActive: true,
  });
});

test("confirmAlert has no second effect, even at the same moment", async () => {
  const alert = await insertAlert(unconfirmed);
  const answers = await Promise.all([1, 2, 3].map(() => confirmAlert(linkOf(alert), now)));
  const confirmed = await read(alert);
  const later = new Date(now.getTime() + dayMs);
  for (const answer of [...answers, await confirmAlert(linkOf(alert), later)])
    expect(answer).toEqual({ ok: true, name: "Rangers", isOfAccount: false });
  expect(await read(alert)).toEqual(confirmed);
});

test("confirmAlert moves the alert to the account of the address", async () => {
  const account = await insertProfile({ email });
  const alert = await insertAlert(unconfirmed);
  for (let time = 0; time < 2; time++)
    expect(await confirmAlert(linkOf(alert), now)).toEqual({ ok: true, name: "Rangers", isOfAccount: true });
  expect(await read(alert)).toMatchObject({ userId: account.id, email: null, confirmedAt: now });
});

test("confirmAlert leaves a switched-off alert off", async () => {
  const alert = await insertAlert({ ...unconfirmed, isActive: false });
  await confirmAlert(linkOf(alert), now);
  expect(await read(alert)).toMatchObject({ isActive: false, confirmedAt: now });
  expect(await peekAlertConfirmation(linkOf(alert))).toMatchObject({ isConfirmed: true, isActive: false });
});

test("confirmAlert rejects foreign links and links of removed alerts", async () => {
  const alert = await insertAlert(unconfirmed);
  const removed = await insertAlert({ ...unconfirmed, removedAt: now });
  const links = [
    undefined,
    "",
    7,
    alert.id,
    `${linkOf(alert)}x`,
    signText("alert", alert.id),
    signText("alert-confirm", "00000000-0000-4000-8000-000000000000"),
    signText("alert-confirm", "' or true --"),
    linkOf(removed),
  ];
  for (const link of links) {
    expect(await peekAlertConfirmation(link)).toBeNull();
    expect(await confirmAlert(link, now)).toEqual({ ok: false, reason: "unknown" });
  }
  expect(await read(alert)).toEqual(alert);
});

test("claimAlerts moves only confirmed alerts of the address", async () => {
  const account = await insertProfile({ email });
  for (let i = 0; i < 20; i++) await insertAlert({ userId: account.id, name: "Own" });
  await insertAlert({ email, name: "Confirmed" });
  await insertAlert(unconfirmed);
  await insertAlert({ email: "grace@example.com", name: "Another's" });
  await insertAlert({ name: "Another account's" });
  await claimAlerts({ userId: account.id, email });
  await claimAlerts({ userId: account.id, email });
  const rows = await db
    .select({ name: jobAlerts.name, userId: jobAlerts.userId, email: jobAlerts.email })
    .from(jobAlerts)
    .orderBy(asc(jobAlerts.name));
  expect(rows.filter(({ name }) => name !== "Own")).toEqual([
    { name: "Another account's", userId: expect.not.stringMatching(account.id), email: null },
    { name: "Another's", userId: null, email: "grace@example.com" },
    { name: "Confirmed", userId: account.id, email: null },
    { name: "Rangers", userId: null, email },
  ]);
});
