import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createKey } from "#core/accounts/account-keys.ts";
import { requestEmailChange } from "#core/accounts/change-email.ts";
import { emailChanges, profiles, roleChanges, sessions, signInLinks } from "#core/accounts/tables.ts";
import { mailStart } from "#core/billing/subscriptions/mail-start.ts";
import {
  billingCustomers,
  checkouts,
  postingRefunds,
  stripeEvents,
  userSubscriptions,
} from "#core/billing/tables.ts";
import { sendMessage } from "#core/contact/send-message.ts";
import { contactMessages } from "#core/contact/tables.ts";
import { mailSuppressions, mails } from "#core/mail/tables.ts";
import { factReports } from "#core/moderation/facts/tables.ts";
import { jobReports } from "#core/moderation/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { site } from "#core/platform/site.ts";
import { postedJobs, postingDecisions } from "#core/postings/tables.ts";
import { hourMs } from "#core/text/time.ts";
import { setClosingEmails } from "#core/tracker/closing/closing-emails.ts";
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
import { eraseAccount } from "./erase-account.ts";
import { exportData } from "./export-data.ts";

const inAnHour = () => new Date(Date.now() + hourMs);
let robin: string;
let sam: string;

beforeEach(async () => {
  await emptyDatabase();
  await db.execute(sql`delete from pgboss.job`);
  [robin, sam] = [await personWithEverything("robin"), await personWithEverything("sam")];
});

test("the export holds every kind of thing that we have of the person", async () => {
  const data = await exportData(robin);
  expect(data?.profile.email).toBe("robin@example.com");
  const { exportedAt, profile, ...kinds } = data ?? {};
  expect(Object.keys(kinds)).toEqual([
    "sessions",
    "accountKeys",
    "signInLinks",
    "emailChanges",
    "roleChanges",
    "savedJobs",
    "closingEmailsOff",
    "applications",
    "appliedChanges",
    "jobAlerts",
    "customers",
    "subscriptions",
    "checkouts",
    "paymentEvents",
    "postingRefunds",
    "postedJobs",
    "postingDecisions",
    "contactMessages",
    "jobReports",
    "factReports",
    "mails",
    "mailSuppressions",
  ]);
  for (const [kind, rows] of Object.entries(kinds)) expect(rows, kind).not.toEqual([]);
  expect(JSON.stringify(data)).toContain("sub_robin");
});

test("the export holds nothing of anyone else, and nothing that signs anyone in", async () => {
  await requestEmailChange(sam, "robin@example.com");
  const text = JSON.stringify(await exportData(robin));
  expect(text).not.toContain("sam");
  expect(text).not.toContain("secret");
});

test("the export includes signed-out purchases with the person's address", async () => {
  await subscription({ stripeSubscriptionId: "sub_unclaimed", paidEmail: "robin@example.com" });
  expect(JSON.stringify(await exportData(robin))).toContain("sub_unclaimed");
  expect(JSON.stringify(await exportData(sam))).not.toContain("sub_unclaimed");
});

test("the export leaves emails about another address's purchase to the buyer", async () => {
  const to = "office@example.com";
  for (const name of ["robin", "sam"])
    await mailStart(db, {
      subscriptionId: `sub_${name}`,
      email: to,
      plan: "weekly",
      end: null,
      needsSignIn: false,
    });
  const kinds = async (who: string) =>
    ((await exportData(who)) as unknown as { mails: { kind: string; recipient: string }[] }).mails
      .filter(({ recipient }) => recipient === to)
      .map(({ kind }) => kind);
  expect(await kinds(robin)).toEqual(["subscription-started"]);
  await eraseAccount(robin, "robin@example.com");
  expect(await kinds(sam)).toEqual(["subscription-started"]);
  expect(await db.$count(mails, eq(mails.recipient, to))).toBe(1);
});

test("the export gives contact emails to their writer", async () => {
  const toUs = async () =>
    (await db.select().from(mails)).filter(({ recipient }) => recipient === site.email).length;
  expect(JSON.stringify(await exportData(robin))).toContain(site.email);
  expect(await toUs()).toBe(2);
  await eraseAccount(robin, "robin@example.com");
  expect(await toUs()).toBe(1);
  expect(await db.select().from(contactMessages)).toMatchObject([{ email: "sam@example.com" }]);
});

test("eraseAccount keeps paid postings and those being paid", async () => {
  const contactEmail = "robin@example.com";
  const titles = async () => {
    const found = await db.select().from(postedJobs).where(eq(postedJobs.contactEmail, contactEmail));
    return found.map(({ title }) => title).sort();
  };
  await db.delete(postedJobs);
  await insertPostedJob({ title: "Draft", contactEmail, status: "pending" });
  await insertPostedJob({ title: "Live", contactEmail });
  const { id: postingId } = await insertPostedJob({ title: "Being paid", contactEmail, status: "pending" });
  await db
    .insert(checkouts)
    .values({ purpose: "job_post", plan: "featured_post", postingId, livemode: false });
  await eraseAccount(robin, contactEmail);
  expect(await titles()).toEqual(["Being paid", "Live"]);
  expect(await db.$count(checkouts, eq(checkouts.postingId, postingId))).toBe(1);
});

test("exportData is empty for an unknown person", async () => {
  expect(await exportData(randomUUID())).toBe(null);
});

test("eraseAccount leaves only role changes, suppression and one email", async () => {
  await subscription({ stripeSubscriptionId: "sub_unclaimed", paidEmail: "robin@example.com" });
  expect(await eraseAccount(robin, " Robin@Example.com ")).toEqual({ ok: true });
  const left = await dump();
  for (const [table, text] of left) {
    if (!["mails", "mail_suppressions", "role_changes"].includes(table))
      expect(text, table).not.toMatch(/robin/);
  }
  const sent = (await db.select().from(mails)).filter((mail) => mail.recipient === "robin@example.com");
  expect(sent).toMatchObject([{ kind: "account-deleted", data: { hadSubscription: true } }]);
  expect(await cancelled()).toEqual(["sub_robin", "sub_unclaimed"]);
  expect(await erasedCustomers()).toEqual(["cus_robin", "cus_robin@example.com"]);
});

test("eraseAccount leaves other people's data alone", async () => {
  const before = JSON.stringify(await exportData(sam, new Date(0)));
  await eraseAccount(robin, "robin@example.com");
  expect(JSON.stringify(await exportData(sam, new Date(0)))).toBe(before);
});

test.each(["", "robin", "sam@example.com", undefined, null, 7])(
  "eraseAccount deletes nothing for %j",
  async (typed) => {
    const before = await dump();
    expect(await eraseAccount(robin, typed)).toEqual({ ok: false, reason: "not-the-address" });
    expect(await dump()).toEqual(before);
    expect(await cancelled()).toEqual([]);
  },
);

test("eraseAccount cancels no ended subscription", async () => {
  await db.update(userSubscriptions).set({ status: "canceled" });
  await eraseAccount(robin, "robin@example.com");
  expect(await cancelled()).toEqual([]);
  expect(await db.select().from(mails)).toContainEqual(
    expect.objectContaining({ kind: "account-deleted", data: { hadSubscription: false } }),
  );
});

test("eraseAccount deletes once for two simultaneous clicks", async () => {
  const outcomes = await Promise.all([1, 2].map(() => eraseAccount(robin, "robin@example.com")));
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
  expect(await cancelled()).toEqual(["sub_robin"]);
});

test("eraseAccount makes an open checkout nobody's", async () => {
  await eraseAccount(robin, "robin@example.com");
  const orders = await db.select().from(checkouts);
  expect(orders.map((order) => order.userId).sort()).toEqual([null, sam].sort());
});

test("eraseAccount keeps reports without words and reporter", async () => {
  await eraseAccount(robin, "robin@example.com");
  for (const table of [jobReports, factReports]) {
    const reports = await db.select({ userId: table.userId, note: table.note }).from(table);
    expect(reports.map(({ userId, note }) => [userId, note])).toEqual(
      expect.arrayContaining([
        [null, ""],
        [sam, "report of sam"],
      ]),
    );
  }
});

test("eraseAccount lets the last administrator go and records it", async () => {
  await db.update(profiles).set({ role: "admin" }).where(sql`id = ${robin}`);
  expect(await eraseAccount(robin, "robin@example.com")).toEqual({ ok: true });
  expect(await db.select().from(roleChanges)).toContainEqual(
    expect.objectContaining({
      email: "robin@example.com",
      role: "admin",
      isGranted: false,
      by: "robin@example.com",
    }),
  );
});

async function personWithEverything(name: string): Promise<string> {
  const email = `${name}@example.com`;
  const [row] = await db.insert(profiles).values({ email }).returning();
  const userId = row?.id ?? "";
  const hash = `secret hash of ${name}`;
  await db.insert(sessions).values({ userId, token: `secret of ${name}`, expiresAt: inAnHour() });
  await createKey(userId, { name: `key of ${name}`, mayWrite: false });
  await db.insert(signInLinks).values({ tokenHash: hash, email, next: "/", expiresAt: inAnHour() });
  await db
    .insert(emailChanges)
    .values({ userId, oldEmail: email, newEmail: `${name}2@example.com`, expiresAt: inAnHour() });
  await db.insert(roleChanges).values({ userId, email, role: "admin", isGranted: false, by: "secret boss" });
  await insertSavedJob({ userId, notes: `notes of ${name}` });
  await db.insert(appliedChanges).values({ id: randomUUID(), userId, outcome: "updated" });
  await setClosingEmails(userId, false);
  await insertApplication({ userId, notes: `notes of ${name}` });
  await insertAlert({ userId, name: `alert of ${name}` });
  await insertAlert({ email, name: `alert of ${name} from before` });
  await db.insert(billingCustomers).values({ stripeCustomerId: `cus_${name}`, userId, livemode: false });
  await subscription({ userId, stripeSubscriptionId: `sub_${name}`, paidEmail: email });
  const order = { purpose: "subscription" as const, plan: "weekly", userId, livemode: false };
  const [{ id: checkoutId = "" } = {}] = await db.insert(checkouts).values(order).returning();
  await db
    .insert(postingRefunds)
    .values({ checkoutId, requestedBy: "secret boss", requestedAt: new Date(), failure: "secret" });
  const event = { type: "invoice.paid", objectId: "in_1", livemode: false };
  await db.insert(stripeEvents).values([
    { ...event, id: `evt_${randomUUID()}`, stripeCustomerId: `cus_${name}` },
    { ...event, id: `evt_${randomUUID()}`, email },
  ]);
  const posting = { title: `Guide for ${name}`, contactEmail: email, status: "pending" as const };
  const { id: postingId } = await insertPostedJob(posting);
  await db.insert(postingDecisions).values({ postingId, action: "held", by: "secret boss" });
  await insertReport({
    userId,
    note: `report of ${name}`,
    reporter: `secret hash of ${name}`,
    settledBy: "secret boss",
  });
  await insertFactReport({
    userId,
    note: `report of ${name}`,
    reporter: hash,
    addressHash: hash,
    settledBy: "secret boss",
  });
  await sendMessage({ name, email, subject: "Hello", message: `I am ${name}.` }, "203.0.113.7");
  const data = { changeId: randomUUID(), oldEmail: "secret@example.com" };
  await db.insert(mails).values({ kind: "email-change-new", recipient: email, data });
  await db.insert(mailSuppressions).values({ email, reason: "bounce" });
  return userId;
}

function subscription(
  given: Pick<typeof userSubscriptions.$inferInsert, "userId" | "stripeSubscriptionId" | "paidEmail">,
) {
  return db.insert(userSubscriptions).values({
    stripeCustomerId: `cus_${given.paidEmail}`,
    status: "active",
    plan: "weekly",
    currentPeriodEnd: inAnHour(),
    cancelAtPeriodEnd: false,
    livemode: false,
    readTicket: 1,
    ...given,
  });
}

async function dump(): Promise<[table: string, text: string][]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const texts: [string, string][] = [];
  for (const { name } of rows) {
    const found = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t order by 1`,
    );
    texts.push([name, JSON.stringify(found.rows)]);
  }
  return texts;
}

async function cancelled() {
  const { rows } = await db.execute<{ id: string; refund: string }>(
    sql`select data->>'subscriptionId' as id, data->>'refund' as refund from pgboss.job where name = 'billing.cancel' order by 1`,
  );
  expect(rows.every((row) => row.refund === "false")).toBe(true);
  return rows.map((row) => row.id);
}

async function erasedCustomers() {
  const { rows } = await db.execute<{ id: string }>(
    sql`select data->>'customerId' as id from pgboss.job where name = 'billing.forget-customer' order by 1`,
  );
  return rows.map((row) => row.id);
}
