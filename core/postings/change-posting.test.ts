import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { PoolClient } from "pg";
import { beforeEach, describe, expect, test } from "vitest";
import { jobs } from "#core/jobs/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db, pool } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { openSender } from "#core/platform/tasks.server.ts";
import { changePosting, closePosting, reopenPosting } from "#core/postings/change-posting.ts";
import { findPosting } from "#core/postings/find-posting.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { takeFrom } from "#core/rate-limits/take.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";

beforeEach(emptyDatabase);

const now = new Date();
const inHours = (hours: number) => new Date(now.getTime() + hours * hourMs);

const live = (overrides: Parameters<typeof insertPostedJob>[0] = {}) =>
  insertPostedJob({ datePosted: now, expiresAt: inHours(30 * 24), ...overrides });

async function typedOf(id: string) {
  const posting = await findPosting(id, now);
  if (!posting) throw new Error("there is no posting");
  return posting.typed;
}

async function job(id: string) {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  return row;
}

const statusOf = async (id: string, at = now) => (await findPosting(id, at))?.status;
const suspicious = { apply_url: "https://bit.ly/apply" };

describe("changePosting", () => {
  test("shows the change of a live posting at once", async () => {
    const { id } = await live();
    const typed = {
      ...(await typedOf(id)),
      title: "Lead Rafting Guide",
      salary_min: "30",
      salary_unit: "hour",
    };
    expect(await changePosting(id, typed, inHours(1))).toEqual({ ok: true, isHeld: false });
    expect(await job(id)).toMatchObject({ title: "Lead Rafting Guide", salaryMin: 30, salaryUnit: "hour" });
    expect(await typedOf(id)).toEqual(typed);
  });

  test("changes nothing for readers without a change", async () => {
    const { id } = await live();
    const before = await job(id);
    expect(await changePosting(id, await typedOf(id), inHours(2))).toEqual({ ok: true, isHeld: false });
    expect(await job(id)).toEqual(before);
    expect(await db.$count(mails)).toBe(0);
  });

  test("follows the form's rules", async () => {
    const { id } = await live();
    const typed = { ...(await typedOf(id)), description: "Too short" };
    expect(await changePosting(id, typed, now)).toEqual({
      ...{ ok: false, reason: "invalid" },
      errors: { description: "Description must be at least 100 characters" },
    });
  });

  test("allows title and company for 24 hours, everything else later", async () => {
    const { id } = await live();
    const typed = await typedOf(id);
    const renamed = { ...typed, title: "Lead Rafting Guide", company_name: "Other Guides" };
    const late = inHours(24);
    expect((await findPosting(id, inHours(23.9)))?.mayRename).toBe(true);
    expect((await findPosting(id, late))?.mayRename).toBe(false);
    expect(await changePosting(id, renamed, late)).toEqual({
      ...{ ok: false, reason: "invalid" },
      errors: {
        title: "The title can be changed in the first 24 hours only.",
        company_name: "The company name can be changed in the first 24 hours only.",
      },
    });
    const { title, company_name, ...others } = { ...typed, city: "Springdale" };
    expect(await changePosting(id, others, late)).toEqual({ ok: true, isHeld: false });
    expect(await job(id)).toMatchObject({ title, city: "Springdale" });
    expect(await changePosting(id, renamed, inHours(23.9))).toEqual({ ok: true, isHeld: false });
    expect(await job(id)).toMatchObject({ companyName: company_name && "Other Guides" });
  });

  test("sends the link to a new contact and tells the former one", async () => {
    const { id, title, contactEmail } = await live();
    await changePosting(id, { ...(await typedOf(id)), contact_email: "New@Example.com" }, now);
    const told = (await db.select().from(mails)).map(({ kind, recipient, data }) => ({
      kind,
      recipient,
      data,
    }));
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({
      ...{
        kind: "posting-link",
        recipient: "new@example.com",
        data: { postingId: id, linkVersion: 0, title },
      },
    });
    expect(told).toContainEqual({
      ...{ kind: "posting-contact-changed", recipient: contactEmail, data: { title } },
    });
  });

  test("limits changes of the contact", async () => {
    const { id } = await live();
    const typed = await typedOf(id);
    const changeTo = (contact_email: string, at = now) => changePosting(id, { ...typed, contact_email }, at);
    for (let n = 0; n < 5; n++) expect((await changeTo(`${n}@example.com`)).ok).toBe(true);
    expect(await changeTo("5@example.com")).toEqual({
      ...{ ok: false, reason: "invalid" },
      errors: { contact_email: "You have changed it too often. Please try again in an hour." },
    });
    expect(await changeTo("4@example.com")).toMatchObject({ ok: true });
    expect(await db.$count(mails, eq(mails.kind, "posting-link"))).toBe(5);
    expect(await changeTo("5@example.com", inHours(1))).toMatchObject({ ok: true });
  });

  test("needs no second connection", async () => {
    const { id } = await live();
    const typed = { ...(await typedOf(id)), contact_email: "lead@summit.example" };
    await openSender();
    const others: PoolClient[] = [];
    while (others.length < env.DATABASE_POOL - 1) others.push(await pool.connect());
    const changed = await changePosting(id, typed, now).catch(String);
    for (const other of others) other.release();
    expect(changed).toEqual({ ok: true, isHeld: false });
  });

  test("respects the email limit of the new contact", async () => {
    const to = "somebody@example.com";
    for (let n = 0; n < 5; n++) await takeFrom("sign-in-email", env.LIMIT_SIGN_IN_EMAIL, to, now);
    const { id } = await live();
    const changed = await changePosting(id, { ...(await typedOf(id)), contact_email: to }, now);
    expect(changed).toMatchObject({ reason: "invalid", errors: { contact_email: expect.any(String) } });
    expect(await db.$count(mails)).toBe(0);
  });

  test("holds a suspicious change while its term runs on", async () => {
    const { id, expiresAt } = await live();
    expect(await changePosting(id, { ...(await typedOf(id)), ...suspicious }, now)).toEqual({
      ...{ ok: true, isHeld: true },
    });
    expect(await findPosting(id, now)).toMatchObject({ status: "held", expiresAt });
    expect((await job(id))?.expiredAt).not.toBeNull();
    const sound = { ...(await typedOf(id)), apply_url: "https://example.com/apply" };
    expect(await changePosting(id, sound, now)).toEqual({ ok: true, isHeld: true });
    const [row] = await db.select().from(postedJobs);
    expect(row?.findings).toEqual([]);
  });

  test.each(["pending", "hidden", "expired"] as const)("refuses a posting that is %s", async (status) => {
    const { id } = await insertPostedJob({ status });
    expect(await changePosting(id, await typedOf(id), now)).toEqual({ ok: false, reason: "not-open" });
  });

  test("refuses postings that are over, refunded or deleted", async () => {
    const { id } = await live();
    const typed = await typedOf(id);
    expect(await changePosting(id, typed, inHours(31 * 24))).toEqual({ ok: false, reason: "not-open" });
    await db.update(postedJobs).set({ refundedAt: now });
    expect(await changePosting(id, typed, now)).toEqual({ ok: false, reason: "not-open" });
    expect(await changePosting(randomUUID(), typed, now)).toEqual({ ok: false, reason: "not-open" });
  });
});

test("closePosting and reopenPosting keep the rest of the term", async () => {
  const { id, expiresAt } = await live();
  expect(await reopenPosting(id, now)).toBe(false);
  expect(await closePosting(id, now)).toBe(true);
  expect(await closePosting(id, now)).toBe(false);
  expect(await statusOf(id)).toBe("closed");
  expect((await job(id))?.expiredAt).toEqual(now);
  const typed = { ...(await typedOf(id)), location: "Zion Canyon" };
  expect(await changePosting(id, typed, now)).toEqual({ ok: true, isHeld: false });
  expect((await job(id))?.expiredAt).toEqual(now);
  expect(await reopenPosting(id, inHours(5))).toBe(true);
  expect(await job(id)).toMatchObject({ expiredAt: null, featuredUntil: expiresAt, location: "Zion Canyon" });
});

test("reopenPosting holds a text that became suspicious", async () => {
  const { id } = await live();
  await closePosting(id, now);
  expect(await changePosting(id, { ...(await typedOf(id)), ...suspicious }, now)).toMatchObject({
    isHeld: false,
  });
  expect(await reopenPosting(id, now)).toBe(true);
  expect(await statusOf(id)).toBe("held");
  expect((await job(id))?.expiredAt).not.toBeNull();
});

test("reopenPosting refuses after the end", async () => {
  const { id } = await live();
  await closePosting(id, now);
  for (const hours of [30 * 24, 31 * 24]) {
    expect(await statusOf(id, inHours(hours))).toBe("expired");
    expect(await reopenPosting(id, inHours(hours))).toBe(false);
  }
  expect(await reopenPosting(id, inHours(30 * 24 - 1))).toBe(true);
});

test("reopenPosting does not restart the day for changing the title", async () => {
  const { id } = await live();
  await closePosting(id, inHours(30));
  await reopenPosting(id, inHours(31));
  expect(await findPosting(id, inHours(31))).toMatchObject({ datePosted: now, mayRename: false });
});

test("a held posting waits beyond its end and may change", async () => {
  const { id } = await live({ status: "held" });
  const late = inHours(31 * 24);
  expect(await statusOf(id, late)).toBe("held");
  expect(await changePosting(id, await typedOf(id), late)).toEqual({ ok: true, isHeld: true });
});

test("changePosting tells the operator about new findings of a held posting", async () => {
  const { id } = await live({ status: "held", findings: ["link shortener: bit.ly"] });
  const typed = await typedOf(id);
  const write = (text: string) =>
    changePosting(id, { ...typed, description: `${typed.description} ${text}` }, now);
  await write("See bit.ly/3abcdef.");
  expect(await db.$count(mails)).toBe(0);
  await write("See bit.ly/3abcdef or tinyurl.com/3abcdef.");
  expect(await db.select().from(mails)).toMatchObject([
    { kind: "posting-review", data: { findings: ["link shortener: bit.ly", "link shortener: tinyurl.com"] } },
  ]);
});
