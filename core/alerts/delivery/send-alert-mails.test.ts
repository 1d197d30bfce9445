import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { profiles } from "#core/accounts/tables.ts";
import { alertTime } from "#core/alerts/rhythm.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { setQuotable } from "#core/jobs/facts/unquoted.ts";
import { expireJobs } from "#core/jobs/intake/expire-jobs.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { isSuppressed, suppress } from "#core/mail/suppression.ts";
import { mails } from "#core/mail/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { oneAtATime } from "#core/platform/one-at-a-time.ts";
import { verifySigned } from "#core/platform/signed-links.ts";
import { rowAttempts } from "#core/platform/tables.ts";
import { dayMs } from "#core/text/time.ts";
import {
  emptyDatabase,
  insertAlert,
  insertJob,
  insertProfile,
  insertSubscription,
  moab,
} from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { startTestMailbox } from "#test/stand-ins.ts";
import { sendAlertMails } from "./send-alert-mails.ts";

let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  mailbox = await startTestMailbox();
});
afterAll(() => mailbox.close());
beforeEach(emptyDatabase);
afterEach(() => {
  env.ALERT_MAILS_AT_ONCE = 1;
});

let made = 0;
const somebody = () => `searcher-${++made}@example.com`;
const mailsTo = (to: string) => mailbox.messages().filter((mail) => mail.to.includes(to));
const arrived = (to: string) => {
  const [mail, ...others] = mailsTo(to);
  expect(others).toEqual([]);
  return { ...mail, text: String(mail?.text), html: String(mail?.html) };
};

async function queue(
  { id, email }: { id: string; email: string | null },
  jobIds: string[],
  total = jobIds.length,
) {
  const recipient = email ?? "account@example.com";
  const [mail] = await db
    .insert(mails)
    .values({
      kind: "job-alert",
      recipient,
      data: { alertId: id, jobIds, total },
      onceKey: `job-alert:${++made}`,
    })
    .returning();
  return String(mail?.id);
}

async function queueMany(count: number) {
  const job = await insertJob();
  const alerts = [];
  for (let n = 0; n < count; n++) alerts.push(await insertAlert({ email: somebody() }));
  const ids = [];
  for (const alert of alerts) ids.push(await queue(alert, [job.id]));
  return { ids, addresses: alerts.map(({ email }) => String(email)), job };
}

const rowOf = async (id: string) => (await db.select().from(mails).where(eq(mails.id, id)))[0];
const alertOf = async (id: string) => (await db.select().from(jobAlerts).where(eq(jobAlerts.id, id)))[0];

test("an alert email says what it found, why, and how to stop it", async () => {
  const ranger = await insertJob({
    ...{ title: "Park Ranger", companyName: "National Park Service", jobType: "Full-time" },
    ...{ salaryMin: 20, salaryMax: 25, salaryCurrency: "USD", salaryUnit: "hour" },
    featuredUntil: new Date(Date.now() + dayMs),
  });
  const guide = await insertJob({ title: "Ranger's Assistant", companyName: "Trail & Co" });
  const alert = await insertAlert({
    ...{ email: somebody(), name: "Utah rangers", frequency: "weekly" },
    searchCriteria: { title: "ranger", state: "UT" },
  });
  const mailId = await queue(alert, [ranger.id, guide.id], 9);
  const now = new Date();
  await sendAlertMails([mailId], now);
  const { subject, text, html, headers = [] } = arrived(String(alert.email));
  expect(subject).toBe("9 new jobs: Utah rangers");
  const [first = "", second = ""] = text.split("\n\n").filter((block) => block.includes("/company/"));
  expect(first.split("\n")).toEqual([
    "FEATURED",
    `Park Ranger http://localhost:3000/company/national-park-service/jobs/park-ranger-moab-utah-us-${ranger.id.slice(-6)}`,
    "National Park Service · Moab, Utah",
    "USD 20 - 25/hour · Full-time · Posted today",
  ]);
  expect(text.match(/Why: Title contains 'ranger' · Moab, Utah/g)).toHaveLength(1);
  expect(second).toMatch(/^Ranger's Assistant http/);
  expect(html).toContain("Trail &amp; Co");
  for (const said of [
    "7 more new jobs match.",
    "http://localhost:3000/jobs?title=ranger&location=Utah&sort=newest",
    "Premium",
  ])
    expect(text).toContain(said);
  expect(text).toContain(`job alert “Utah rangers” on Waymark. We check on Mondays at ${alertTime}`);
  expect(text).toContain("Manage all alerts http://localhost:3000/my-alerts");

  const values = Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));
  const url = new URL(String(text.match(/Unsubscribe from this alert (\S+)/)?.[1]));
  expect(url.pathname).toBe("/unsubscribe-alert");
  expect(verifySigned("alert", String(url.searchParams.get("token")))).toBe(alert.id);
  expect(values).toMatchObject({
    "message-id": `<${mailId}@localhost>`,
    "list-unsubscribe": `<${url}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    "list-id": "<job-alerts.localhost>",
    "auto-submitted": "auto-generated",
  });
  expect((await rowOf(mailId))?.sentAt).toEqual(now);
  expect((await alertOf(alert.id))?.lastSentAt).toEqual(now);
});

test("an alert email names three places of a job, the one that was asked for first", async () => {
  const place = (city: string, region: string) => ({
    ...moab,
    text: `${city}, ${region}`,
    city,
    state: region,
  });
  const places = [place("Salida", "CO"), place("Yuma", "AZ"), place("Vail", "CO"), place("Hood", "OR"), moab];
  const job = await insertJob({ title: "Ranger", places });
  const alert = await insertAlert({ email: somebody(), searchCriteria: { state: "Utah" } });
  await sendAlertMails([await queue(alert, [job.id])]);
  expect(arrived(String(alert.email)).text).toContain("· Moab, Utah · Salida, CO · Yuma, AZ and 2 more\n");
});

test("an alert email quotes only sentences that its alert asks for", async () => {
  const descriptionMd = `Cook for <b>forty</b> guests.\n\nHousing & <i>linen</i> are provided free of charge.\nAll meals are provided.`;
  await upsertJobs("test", [incomingListing({ title: "Camp Cook", descriptionMd, salary: null })]);
  const [job] = await db.select().from(jobs);
  const asking = await insertAlert({
    ...{ email: somebody(), criteriaVersion: 3 },
    searchCriteria: { title: "cook", facts: "housing,no-wfr" },
  });
  const other = await insertAlert({ email: somebody(), searchCriteria: { title: "cook" } });
  for (const alert of [asking, other]) await sendAlertMails([await queue(alert, [String(job?.id)], 2)]);
  const { text, html } = arrived(String(asking.email));
  expect(text).toContain(": 'cook' · housing provided, no WFR needed.");
  expect(text).toMatch(
    /\nWhy: Title contains 'cook'\nHousing: “Housing & <i>linen<\/i> are provided free of charge\.”\nDoesn't mention a WFR\n/,
  );
  expect(text).not.toContain("All meals");
  expect(html).not.toContain("<i>");
  expect(text).toContain("&facts=housing%2Cno-wfr");
  expect(arrived(String(other.email)).text).not.toMatch(/Housing|meals/);
});

test("an alert email gives the fact where the source may not be quoted", async () => {
  const descriptionMd = "Housing is provided free of charge.\n\nCook for forty guests.";
  await upsertJobs("test", [incomingListing({ title: "Camp Cook", descriptionMd, salary: null })]);
  await inTransaction((tx) => setQuotable(tx, "test", false));
  const [job] = await db.select().from(jobs);
  const alert = await insertAlert({
    ...{ email: somebody(), criteriaVersion: 3 },
    searchCriteria: { facts: "housing" },
  });
  await sendAlertMails([await queue(alert, [String(job?.id)], 1)]);
  const { text } = arrived(String(alert.email));
  expect(text).toContain("Housing: Provided, stated in the posting");
  expect(text).not.toContain("free of charge");
});

test("an alert email groups jobs of one employer and title", async () => {
  const same = { title: "Park Ranger", companyName: "National Park Service" };
  const paid = { salaryMin: 20, salaryCurrency: "USD", salaryUnit: "hour" } as const;
  const first = await insertJob({ ...same, ...paid });
  const second = await insertJob({
    ...{ ...same, ...paid, salaryMin: 31 },
    title: "PARK RANGER",
    places: [{ ...moab, text: "Bluff, Utah" }],
  });
  const third = await insertJob({ ...same, companyName: "Bears Ears" });
  const alert = await insertAlert({ email: somebody() });
  await sendAlertMails([await queue(alert, [first.id, second.id, third.id], 3)]);
  const { subject, text } = arrived(String(alert.email));
  expect(subject).toMatch(/^3 new jobs: /);
  expect(text.match(/Park Ranger http/g)).toHaveLength(2);
  for (const { id } of [first, second, third]) expect(text).toContain(`-${id.slice(-6)}`);
  expect(text).toMatch(/Moab, Utah http\S+ · From USD 20\/hour\nBluff, Utah http\S+ · From USD 31\/hour\n/);
  expect(text).not.toContain("more");
});

test("an alert email goes to the account's present address", async () => {
  const { id: userId } = await insertProfile();
  await insertSubscription({ userId });
  const alert = await insertAlert({ userId });
  const mailId = await queue(alert, [(await insertJob()).id], 30);
  const moved = somebody();
  await db.update(profiles).set({ email: moved }).where(eq(profiles.id, userId));
  await sendAlertMails([mailId]);
  expect(arrived(moved).text).toContain("29 more new jobs match.");
  expect(arrived(moved).text).not.toContain("Premium");
  expect(await rowOf(mailId)).toMatchObject({ recipient: moved });
  expect(mailsTo("account@example.com")).toEqual([]);
});

describe("sendAlertMails drops the email of an alert that was", () => {
  test.each([
    ["switched off", { isActive: false }],
    ["removed", { removedAt: new Date() }],
    ["not confirmed after all", { confirmedAt: null }],
  ])("%s", async (_how, change) => {
    const alert = await insertAlert({ email: somebody() });
    const mailId = await queue(alert, [(await insertJob()).id]);
    await db.update(jobAlerts).set(change).where(eq(jobAlerts.id, alert.id));
    await sendAlertMails([mailId]);
    expect(mailsTo(String(alert.email))).toEqual([]);
    expect(await rowOf(mailId)).toBeUndefined();
    expect((await alertOf(alert.id))?.lastSentAt).toBeNull();
  });

  test("deleted with its account", async () => {
    const { id: userId, email } = await insertProfile();
    const mailId = await queue(await insertAlert({ userId }), [(await insertJob()).id]);
    await db.delete(profiles).where(eq(profiles.id, userId));
    await sendAlertMails([mailId]);
    expect(mailsTo(email)).toEqual([]);
    expect(await rowOf(mailId)).toBeUndefined();
  });
});

test("sendAlertMails leaves out ended jobs, and sends nothing without any", async () => {
  const [open, over, gone] = [await insertJob(), await insertJob(), await insertJob()];
  await db
    .update(jobs)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(jobs.id, over.id));
  await db
    .update(jobs)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(jobs.id, gone.id));
  const alert = await insertAlert({ email: somebody() });
  const silent = await insertAlert({ email: somebody() });
  const ids = [
    await queue(alert, [over.id, open.id, gone.id], 5),
    await queue(silent, [over.id, gone.id], 2),
  ];
  await expireJobs();
  await sendAlertMails(ids);
  const { subject, text } = arrived(String(alert.email));
  expect(subject).toMatch(/^3 new jobs: /);
  expect(text).toContain("2 more new jobs match.");
  expect(text).toContain(open.title);
  expect(text).not.toContain(`${over.title} `);
  expect(mailsTo(String(silent.email))).toEqual([]);
});

test("sendAlertMails sends nothing twice", async () => {
  const { ids, addresses } = await queueMany(3);
  await sendAlertMails(ids);
  await sendAlertMails(ids);
  for (const address of addresses) expect(mailsTo(address)).toHaveLength(1);
});

test("sendAlertMails keeps the order", async () => {
  const { ids, addresses } = await queueMany(5);
  await sendAlertMails([...ids].reverse());
  const order = mailbox.messages().flatMap(({ to }) => to);
  expect(order.slice(0, 5)).toEqual(addresses);
});

test("sendAlertMails continues after a failed email and retries it", async () => {
  const { ids, addresses } = await queueMany(4);
  mailbox.refuse({ code: 451 });
  await expect(sendAlertMails(ids)).rejects.toThrow("could not be sent");
  expect(addresses.map((address) => mailsTo(address).length)).toEqual([0, 1, 1, 1]);
  await sendAlertMails(ids);
  expect(addresses.map((address) => mailsTo(address).length)).toEqual([1, 1, 1, 1]);
});

test("sendAlertMails passes recipients who are refused for now", async () => {
  const { ids, addresses } = await queueMany(6);
  mailbox.refuse({ code: 451, times: 4 });
  await expect(sendAlertMails(ids)).rejects.toThrow("could not be sent");
  expect(addresses.map((address) => mailsTo(address).length)).toEqual([0, 0, 0, 0, 1, 1]);
});

test("sendAlertMails stops after several failures in a row", async () => {
  const { ids, addresses } = await queueMany(5);
  mailbox.busy(3);
  await expect(sendAlertMails(ids)).rejects.toThrow("could not be sent");
  expect(addresses.flatMap(mailsTo)).toEqual([]);
  await sendAlertMails(ids);
  for (const address of addresses) expect(mailsTo(address)).toHaveLength(1);
});

test("sendAlertMails stops writing to addresses refused for good", async () => {
  const { ids, addresses, job } = await queueMany(2);
  const again = await queue(await insertAlert({ email: addresses[0] }), [job.id]);
  await suppress(String(addresses[1]), "complaint");
  mailbox.refuse({ code: 550 });
  await sendAlertMails([...ids, again]);
  expect(addresses.flatMap(mailsTo)).toEqual([]);
  expect(await isSuppressed(String(addresses[0]))).toBe(true);
  for (const id of [...ids, again])
    expect(await rowOf(id)).toMatchObject({ sentAt: null, suppressedAt: expect.any(Date) });
  expect((await db.select().from(jobAlerts)).map(({ lastSentAt }) => lastSentAt)).toEqual([null, null, null]);
});

test("sendAlertMails sends simultaneous batches once each", async () => {
  env.ALERT_MAILS_AT_ONCE = 4;
  const { ids, addresses } = await queueMany(20);
  await sendAlertMails(ids);
  for (const address of addresses) expect(mailsTo(address)).toHaveLength(1);
});

test("sendAlertMails leaves a batch to the process that has it", async () => {
  const { ids, addresses } = await queueMany(2);
  await oneAtATime(`mails.${ids[0]}`, () =>
    expect(sendAlertMails(ids)).rejects.toThrow("another process is sending these mails"),
  );
  expect(addresses.flatMap(mailsTo)).toEqual([]);
});

test("an alert's name cannot add a header", async () => {
  const alert = await insertAlert({ email: somebody(), name: "Rangers\r\nBcc: eve@example.com" });
  await sendAlertMails([await queue(alert, [(await insertJob()).id])]);
  const { headers = [], subject } = arrived(String(alert.email));
  expect(headers.map(({ name }) => name.toLowerCase())).not.toContain("bcc");
  expect(subject).toBe("1 new job: Rangers Bcc: eve@example.com");
});

test("sendAlertMails sends the others when some cannot be written, and sets those aside", async () => {
  for (const level of ["warn", "error"] as const) vi.spyOn(logger, level).mockImplementation(() => {});
  const { ids, addresses } = await queueMany(2);
  const broken = await db
    .insert(mails)
    .values([1, 2, 3, 4].map(() => ({ kind: "job-alert", recipient: somebody(), data: { alertId: 5 } })))
    .returning({ id: mails.id });
  const all = [...broken.map(({ id }) => id), ...ids];
  for (let run = 0; run < 3; run++) await expect(sendAlertMails(all)).rejects.toThrow();
  for (const address of addresses) expect(mailsTo(address)).toHaveLength(1);
  expect(await db.select().from(rowAttempts)).toMatchObject(
    broken.map(() => ({ kind: "mail", failures: 3, setAsideAt: expect.any(Date) })),
  );
  await sendAlertMails(all);
});

test("sendAlertMails does not take an email in hand a third time after the process ended twice", async () => {
  vi.spyOn(logger, "error").mockImplementation(() => {});
  const { ids, addresses } = await queueMany(2);
  const inHandSince = new Date();
  await db.insert(rowAttempts).values({ kind: "mail", rowId: String(ids[0]), deaths: 1, inHandSince });
  await db.insert(rowAttempts).values({ kind: "mail", rowId: String(ids[1]), inHandSince });
  await sendAlertMails(ids);
  expect(addresses.map((address) => mailsTo(address).length)).toEqual([0, 1]);
});
