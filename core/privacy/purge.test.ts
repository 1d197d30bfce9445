import { randomUUID } from "node:crypto";
import { eq, getTableName, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { emailChanges, profiles, sessions, signInLinks, verifications } from "#core/accounts/tables.ts";
import { adminActions } from "#core/audit/tables.ts";
import { checkouts, revenueEntries, stripeEvents, userSubscriptions } from "#core/billing/tables.ts";
import { contactMessages } from "#core/contact/tables.ts";
import { emptySearches } from "#core/jobs/search/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { mailSuppressions, mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { postedJobs, postingCounts, postingDecisions } from "#core/postings/tables.ts";
import { rateLimitBuckets } from "#core/rate-limits/tables.ts";
import { apiUsageLog } from "#core/sources/tables.ts";
import { dayMs } from "#core/text/time.ts";
import { appliedChanges } from "#core/tracker/tables.ts";
import {
  emptyDatabase,
  insertAlert,
  insertApplication,
  insertFactReport,
  insertPostedJob,
  insertReport,
  insertSavedJob,
} from "#test/factories.ts";
import { purge } from "./purge.ts";
import { retention } from "./retention.ts";

const start = new Date("2026-11-01T00:00:00Z");
const after = (days: number) => new Date(start.getTime() + days * dayMs);
let userId: string;

beforeEach(async () => {
  await emptyDatabase();
  const [row] = await db.insert(profiles).values({ email: "robin@example.com" }).returning();
  userId = row?.id ?? "";
});

const email = "robin@example.com";
const soon = new Date(start.getTime() + 1);
const plan = { plan: "weekly", livemode: false };

const action = { by: email, action: "hid a job", subject: "Guide, Canyon Outfitters" };

test.each<[what: string, days: number, insert: () => Promise<unknown>]>([
  ["a session", 0, () => db.insert(sessions).values({ userId, token: "1", expiresAt: start })],
  [
    "a verification",
    0,
    () => db.insert(verifications).values({ identifier: "1", value: "", expiresAt: start }),
  ],
  [
    "a sign-in link",
    0,
    () => db.insert(signInLinks).values({ tokenHash: "1", email, next: "/", expiresAt: start }),
  ],
  ["a bucket of a limit", 0, () => db.insert(rateLimitBuckets).values({ key: "1", count: 1, endsAt: start })],
  [
    "an open change of address",
    0,
    () =>
      db
        .insert(emailChanges)
        .values({ userId, oldEmail: email, newEmail: "n@example.com", expiresAt: start }),
  ],
  [
    "a change of address that was made",
    365,
    () =>
      db
        .insert(emailChanges)
        .values({ userId, oldEmail: email, newEmail: "n@example.com", expiresAt: start, completedAt: start }),
  ],
  [
    "a checkout that nobody paid",
    30,
    () => db.insert(checkouts).values({ purpose: "subscription", ...plan, createdAt: start }),
  ],
  [
    "an event of Stripe",
    60,
    () =>
      db
        .insert(stripeEvents)
        .values({ id: "evt_1", type: "x", objectId: "1", livemode: false, receivedAt: start }),
  ],
  [
    "a payment in the books",
    1095,
    () =>
      db.insert(revenueEntries).values({
        ...{ stripeId: "in_1", product: "subscription", cents: 900, currency: "usd" },
        ...{ livemode: false, at: start },
      }),
  ],
  [
    "a mail",
    90,
    () => db.insert(mails).values({ kind: "email-changed", recipient: email, data: {}, createdAt: start }),
  ],
  [
    "a mail of an alert",
    30,
    () => db.insert(mails).values({ kind: "job-alert", recipient: email, data: {}, createdAt: start }),
  ],
  [
    "the id of a change from a device",
    60,
    () =>
      db.insert(appliedChanges).values({ id: randomUUID(), userId, outcome: "updated", appliedAt: start }),
  ],
  ["a saved job that was removed", 1, () => insertSavedJob({ userId, removedAt: start })],
  ["an application that was removed", 1, () => insertApplication({ userId, removedAt: start })],
  ["an alert that was removed", 1, () => insertAlert({ userId, removedAt: start })],
  ["an alert that nobody confirmed", 7, () => insertAlert({ email, createdAt: start, confirmedAt: null })],
  [
    "an alert without an account that is switched off",
    365,
    () => insertAlert({ email, nextDueAt: start, isActive: false }),
  ],
  ["an ended subscription of nobody", 30, () => subscription({ status: "canceled" })],
  ["an expired subscription of nobody", 30, () => subscription({ status: "incomplete_expired" })],
  ["a paid checkout of nobody", 30, () => paidCheckout()],
  ["a payment for a posting that was given back", 30, () => paidCheckout({ purpose: "job_post" })],
  ["a posting that nobody paid", 30, () => insertPostedJob({ status: "pending", updatedAt: start })],
  ["a posting whose time is over", 365, () => insertPostedJob({ status: "expired", expiresAt: start })],
  ["a posting that is hidden", 365, () => insertPostedJob({ status: "hidden", expiresAt: start })],
  [
    "a posting that was paid and never shown",
    365,
    () => insertPostedJob({ status: "held", createdAt: start }),
  ],
  ["what an administrator did", 730, () => db.insert(adminActions).values({ ...action, createdAt: start })],
  [
    "a sync's run",
    730,
    () =>
      db.insert(apiUsageLog).values({ source: "test", mode: "daily", createdAt: start, finishedAt: start }),
  ],
  [
    "a search that found nothing",
    90,
    () => db.insert(emptySearches).values({ words: "zeppelin", reader: "1", createdAt: start }),
  ],
  ["a report that is settled", 180, () => insertReport({ createdAt: start, settledAt: start })],
  ["a report of a fact that is settled", 180, () => insertFactReport({ createdAt: start, settledAt: start })],
  [
    "a message to us",
    365,
    () =>
      db
        .insert(contactMessages)
        .values({ name: "Robin", email, subject: "Hi", message: "Hello", createdAt: start }),
  ],
])("purge keeps %s for %i days", async (_what, days, insert) => {
  await insert();
  expect(await purge(after(days))).toBe(0);
  expect(await purge(new Date(after(days).getTime() + 1))).toBe(1);
  expect(await purge(new Date(after(days).getTime() + 1))).toBe(0);
});

test("purge keeps what belongs to an account, a paid checkout or a suppressed address", async () => {
  await db
    .insert(checkouts)
    .values({ purpose: "subscription", ...plan, userId, createdAt: start, fulfilledAt: start });
  await db.insert(mailSuppressions).values({ email, reason: "bounce", createdAt: start });
  await subscription({ status: "canceled", userId });
  await subscription({ status: "active" });
  await insertSavedJob({ userId, savedAt: start });
  await insertApplication({ userId, appliedAt: start });
  await insertAlert({ userId, createdAt: start, isActive: false });
  await insertAlert({ email, createdAt: start });
  await insertReport({ createdAt: start });
  await insertFactReport({ createdAt: start });
  expect(await purge(after(10_000))).toBe(0);
});

test("purge keeps an unclaimed paid checkout as long as its subscription", async () => {
  await paidCheckout();
  await subscription({ status: "active" });
  expect(await purge(after(400))).toBe(0);
  await db.update(userSubscriptions).set({ status: "canceled" });
  expect(await purge(after(400))).toBe(2);
});

test("purge counts an unpaid posting's days from its last change", async () => {
  await insertPostedJob({ status: "pending", createdAt: start, updatedAt: after(370) });
  expect(await purge(after(400))).toBe(0);
  expect(await purge(after(401))).toBe(1);
});

test("purge deletes what belongs to a posting with it, and keeps its listing as any ended one", async () => {
  const { id } = await insertPostedJob({ status: "expired", createdAt: start, expiresAt: after(30) });
  await paidCheckout({ purpose: "job_post", postingId: id });
  await db.insert(postingCounts).values({ postingId: id, day: "2026-11-01", views: 3 });
  await db.insert(postingDecisions).values({ postingId: id, action: "hidden", by: "refund" });
  expect(await purge(after(395))).toBe(0);
  expect(await purge(after(396))).toBe(1);
  for (const table of [checkouts, postedJobs, postingCounts, postingDecisions])
    expect(await db.$count(table), getTableName(table)).toBe(0);
  expect(await db.$count(jobs, eq(jobs.id, id))).toBe(1);
});

test("purge works batch by batch", async () => {
  const rows = Array.from({ length: 25 }, (_, at) => ({
    key: `${at}`,
    count: 1,
    endsAt: at < 22 ? start : after(5),
  }));
  await db.insert(rateLimitBuckets).values(rows);
  expect(await purge(soon, 10)).toBe(22);
  expect(await db.select().from(rateLimitBuckets)).toHaveLength(3);
});

test("purge finds rows of every rule by an index", async () => {
  const { rows } = await db.execute<{ table: string; definition: string }>(
    sql`select tablename as table, indexdef as definition from pg_indexes where schemaname = 'public'`,
  );
  for (const { table, from } of retention) {
    const own = rows.filter((row) => row.table === getTableName(table));
    expect(
      own.some(({ definition }) => definition.includes(`(${from.name}`)),
      getTableName(table),
    ).toBe(true);
  }
});

function paidCheckout(given: { purpose?: "job_post"; postingId?: string } = {}) {
  const paid = { createdAt: start, fulfilledAt: start, paidEmail: email };
  return db.insert(checkouts).values({ purpose: "subscription", ...plan, ...paid, ...given });
}

function subscription(given: { status: string; userId?: string }) {
  return db.insert(userSubscriptions).values({
    stripeSubscriptionId: `sub_${randomUUID()}`,
    stripeCustomerId: "cus_1",
    paidEmail: email,
    currentPeriodEnd: start,
    cancelAtPeriodEnd: false,
    readTicket: 1,
    ...plan,
    ...given,
  });
}
