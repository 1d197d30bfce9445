import { afterAll, beforeEach, expect, test } from "vitest";
import { checkouts } from "#core/billing/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { mailPostingLinks, requestPostingLinks } from "./mail-posting-links.ts";

beforeEach(emptyDatabase);
afterAll(closeSender);

const contactEmail = "boss@summit.example";

test("mailPostingLinks lists the postings of a contact, newest first, without what is off for good", async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 5, day));
  const old = await insertPostedJob({ contactEmail, createdAt: at(1), linkVersion: 2 });
  const held = await insertPostedJob({ contactEmail, createdAt: at(2), status: "held" });
  await insertPostedJob({ contactEmail, status: "pending" });
  await insertPostedJob({ contactEmail, status: "hidden" });
  await insertPostedJob({ contactEmail, refundedAt: at(3), status: "hidden" });
  await insertPostedJob();
  await mailPostingLinks(contactEmail);
  const [mail, ...others] = await db.select().from(mails);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    ...{ kind: "posting-links", recipient: contactEmail },
    data: {
      postings: [
        { postingId: held.id, linkVersion: 0 },
        { postingId: old.id, linkVersion: 2 },
      ],
    },
  });
});

test("mailPostingLinks finds the postings of a payer", async () => {
  const { id: postingId } = await insertPostedJob({ contactEmail });
  await db.insert(checkouts).values({
    ...{ purpose: "job_post", plan: "featured_post", postingId, livemode: false },
    ...{ paidEmail: "office@summit.example", fulfilledAt: new Date() },
  });
  await mailPostingLinks("office@summit.example");
  expect(await db.select().from(mails)).toMatchObject([
    { recipient: "office@summit.example", data: { postings: [{ postingId }] } },
  ]);
});

test("mailPostingLinks writes to nobody without postings", async () => {
  await mailPostingLinks("nobody@example.com");
  expect(await db.$count(mails)).toBe(0);
});

test("requestPostingLinks answers alike for known and unknown addresses, and limits both", async () => {
  await insertPostedJob({ contactEmail });
  for (const email of [contactEmail, "nobody@example.com"]) {
    const ask = () => requestPostingLinks(email, crypto.randomUUID());
    for (let n = 0; n < env.LIMIT_SIGN_IN_EMAIL.count; n++) expect(await ask()).toEqual({ ok: true });
    expect(await ask()).toMatchObject({ ok: false, limit: env.LIMIT_SIGN_IN_EMAIL.count });
  }
});
