import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { queueMail } from "#core/mail/queue-mail.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { remindOfPosting } from "./remind-of-posting.ts";

beforeEach(emptyDatabase);
afterAll(closeSender);

const mailed = () =>
  db
    .select({ kind: mails.kind, to: mails.recipient, data: mails.data })
    .from(mails)
    .where(eq(mails.kind, "posting-unfinished"));

test("remindOfPosting emails the way back once", async () => {
  const { id, title, contactEmail } = await insertPostedJob({ status: "pending" });
  await Promise.all([remindOfPosting(id), remindOfPosting(id)]);
  await remindOfPosting(id);
  expect(await mailed()).toEqual([
    { kind: "posting-unfinished", to: contactEmail, data: { postingId: id, linkVersion: 0, title } },
  ]);
});

test("remindOfPosting skips paid and deleted postings", async () => {
  for (const status of ["active", "held", "closed", "hidden", "expired"] as const)
    await remindOfPosting((await insertPostedJob({ status })).id);
  await remindOfPosting(crypto.randomUUID());
  expect(await mailed()).toEqual([]);
});

test("remindOfPosting skips a posting that was sent again and paid, but not another job", async () => {
  const paid = await insertPostedJob();
  const { title, companyName, contactEmail } = paid;
  const before = new Date(Number(paid.paidAt) - 60_000);
  const same = { status: "pending", title, companyName, contactEmail } as const;
  await remindOfPosting((await insertPostedJob({ ...same, createdAt: before })).id);
  expect(await mailed()).toEqual([]);
  const others = [
    { ...same, createdAt: before, title: "Head Guide of the River" },
    { ...same, createdAt: before, companyName: "Other Guides" },
    { ...same, createdAt: new Date(Number(paid.paidAt) + 60_000) },
  ];
  for (const other of others) await remindOfPosting((await insertPostedJob(other)).id);
  expect(await mailed()).toHaveLength(3);
});

test("remindOfPosting writes to an address three times a day at most", async () => {
  const contactEmail = "somebody@example.com";
  const pending = () => insertPostedJob({ status: "pending", contactEmail });
  const data = { hadSubscription: false };
  for (let n = 0; n < 3; n++) await queueMail(db, { kind: "account-deleted", to: contactEmail, data });
  for (let n = 0; n < 5; n++) await remindOfPosting((await pending()).id);
  expect(await mailed()).toHaveLength(3);
  await remindOfPosting((await pending()).id, new Date(Date.now() + 25 * hourMs));
  expect(await mailed()).toHaveLength(4);
});
