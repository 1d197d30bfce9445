import { asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { offer } from "#core/postings/offer.ts";
import { postedJobs, postingDecisions } from "#core/postings/tables.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { hidePosting, releasePosting, takeDown } from "./moderate-posting.ts";

beforeEach(emptyDatabase);
afterAll(closeSender);

const by = "terminal";
const now = new Date("2026-06-01T12:00:00.000Z");
const later = new Date(now.getTime() + offer.days * dayMs);

const hide = (id: string, given: { by?: string; note?: string; isRefund?: boolean } = {}, at = now) =>
  inTransaction((tx) => hidePosting(tx, { id, by, ...given }, at));

async function read(id: string) {
  const [posting] = await db.select().from(postedJobs).where(eq(postedJobs.id, id));
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  return { posting, job };
}
const decisions = () =>
  db
    .select({ action: postingDecisions.action, by: postingDecisions.by, note: postingDecisions.note })
    .from(postingDecisions)
    .orderBy(asc(postingDecisions.decidedAt));
const mailed = () => db.select().from(mails);
const live = { paidAt: now, datePosted: now, expiresAt: later };

test("hidePosting takes a posting off every list and logs who and why", async () => {
  const { id } = await insertPostedJob(live);
  expect(await hide(id, { note: "not an outdoor job" })).toBe(true);
  const { posting, job } = await read(id);
  expect(posting).toMatchObject({ status: "hidden", refundedAt: null, expiresAt: later });
  expect(job?.expiredAt).toEqual(now);
  expect(await decisions()).toEqual([{ action: "hidden", by, note: "not an outdoor job" }]);
  expect(await hide(id)).toBe(false);
  expect(await mailed()).toEqual([]);
});

test("hidePosting refuses unpaid and unknown postings", async () => {
  const { id } = await insertPostedJob({ status: "pending" });
  expect(await hide(id)).toBe(false);
  expect(await hide(crypto.randomUUID())).toBe(false);
  expect(await decisions()).toEqual([]);
});

test("hidePosting accepts a refund in any status, which rules out a release", async () => {
  for (const status of ["held", "active", "closed", "expired", "hidden"] as const) {
    const { id } = await insertPostedJob(status === "held" ? { status } : { ...live, status });
    expect(await hide(id, { by: "refund", isRefund: true })).toBe(true);
    expect(await hide(id, { by: "refund", isRefund: true })).toBe(false);
    expect((await read(id)).posting).toMatchObject({ status: "hidden", refundedAt: now });
    expect((await releasePosting({ id, by }, now)).ok).toBe(false);
  }
});

test("hidePosting gives a posting that was never live an end", async () => {
  const { id } = await insertPostedJob({ status: "held" });
  await hide(id);
  expect((await read(id)).posting?.expiresAt).toEqual(now);
});

test("releasePosting starts exactly one term and tells the employer", async () => {
  const { id, contactEmail } = await insertPostedJob({
    status: "held",
    title: "River Guide, Season",
    companyName: "Canyon Outfitters",
    findings: ["link shortener: bit.ly"],
    releasedFindings: ["asks for money: wire transfer"],
  });
  expect((await releasePosting({ id, by, note: "a known outfitter" }, now)).ok).toBe(true);
  const { posting, job } = await read(id);
  expect(posting).toMatchObject({
    ...{ status: "active", datePosted: now, expiresAt: later, findings: [] },
    releasedFindings: ["asks for money: wire transfer", "link shortener: bit.ly"],
  });
  expect(job).toMatchObject({
    ...{ source: "Featured", datePosted: now, featuredUntil: later, expiresAt: later, expiredAt: null },
    validThrough: null,
  });
  expect(await decisions()).toEqual([{ action: "released", by, note: "a known outfitter" }]);
  expect(await mailed()).toMatchObject([
    {
      kind: "posting-live",
      recipient: contactEmail,
      data: {
        ...{ postingId: id, title: "River Guide, Season", company: "Canyon Outfitters", receipt: null },
        jobPath: `/company/canyon-outfitters/jobs/river-guide-season-moab-utah-us-${id.slice(-6)}`,
        expiresAt: later.toISOString(),
      },
    },
  ]);
  expect((await releasePosting({ id, by }, now)).ok).toBe(false);
});

test("releasePosting releases once for two simultaneous calls", async () => {
  const { id } = await insertPostedJob({ status: "held" });
  const both = await Promise.all([releasePosting({ id, by }), releasePosting({ id, by })]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await mailed()).toHaveLength(1);
  expect(await decisions()).toHaveLength(1);
});

test("releasePosting adds the wait to the term of a held change", async () => {
  const { id, slug } = await insertHeldAgain();
  const twoDaysOn = new Date(now.getTime() + 12 * dayMs);
  expect((await releasePosting({ id, by }, twoDaysOn)).ok).toBe(true);
  const { posting, job } = await read(id);
  const end = new Date(later.getTime() + 2 * dayMs);
  expect(posting).toMatchObject({ status: "active", datePosted: now, expiresAt: end });
  expect(job).toMatchObject({ slug, datePosted: now, featuredUntil: end, expiredAt: null });
  expect(await mailed()).toMatchObject([{ kind: "posting-live" }]);
});

test("releasePosting adds only the latest wait", async () => {
  const { id } = await insertHeldAgain();
  const { id: other } = await insertPostedJob({ ...live, status: "held" });
  const heldAt = (days: number) => ({ decidedAt: new Date(now.getTime() + days * dayMs) });
  const held = { action: "held" as const, by: "screening" };
  await db.insert(postingDecisions).values([
    { postingId: id, ...held, ...heldAt(14) },
    { postingId: id, ...held, ...heldAt(5) },
    { postingId: other, ...held, ...heldAt(15) },
  ]);
  await releasePosting({ id, by }, new Date(now.getTime() + 16 * dayMs));
  expect((await read(id)).posting?.expiresAt).toEqual(new Date(later.getTime() + 2 * dayMs));
});

test("releasePosting shows a hidden posting quietly unless it is over", async () => {
  const { id } = await insertPostedJob(live);
  await hide(id);
  expect((await releasePosting({ id, by }, new Date(later.getTime() - 1))).ok).toBe(true);
  expect((await read(id)).posting?.expiresAt).toEqual(later);
  expect(await mailed()).toEqual([]);
  await hide(id);
  expect((await releasePosting({ id, by }, later)).ok).toBe(false);
  const { id: held } = await insertHeldAgain();
  const muchLater = new Date(later.getTime() + 100 * dayMs);
  expect((await releasePosting({ id: held, by }, muchLater)).ok).toBe(true);
  expect((await read(held)).posting?.expiresAt).toEqual(
    new Date(muchLater.getTime() + (offer.days - 10) * dayMs),
  );
});

test("releasePosting keeps the term of a posting hidden before it was live", async () => {
  const { id } = await insertPostedJob({ status: "held" });
  await hide(id, {}, new Date(now.getTime() - 5 * dayMs));
  expect((await releasePosting({ id, by }, now)).ok).toBe(true);
  expect((await read(id)).posting).toMatchObject({ status: "active", datePosted: now, expiresAt: later });
  expect(await mailed()).toMatchObject([{ kind: "posting-live" }]);
});

test("releasePosting refuses live, closed, ended, unpaid and unknown postings", async () => {
  for (const status of ["active", "closed", "expired", "pending"] as const) {
    const { id } = await insertPostedJob({ status });
    expect((await releasePosting({ id, by })).ok).toBe(false);
  }
  expect((await releasePosting({ id: crypto.randomUUID(), by })).ok).toBe(false);
});

/** Ten days after it went live, a change is held. */
async function insertHeldAgain() {
  const { id } = await insertPostedJob({ ...live, status: "held" });
  const decidedAt = new Date(now.getTime() + 10 * dayMs);
  await db.insert(postingDecisions).values({ postingId: id, action: "held", by: "screening", decidedAt });
  const { job } = await read(id);
  return { id, slug: job?.slug };
}

test("releasePosting refuses a text that changed after it was read", async () => {
  const { id } = await insertPostedJob({ status: "held", updatedAt: now });
  const afterwards = new Date(now.getTime() + 1);
  await db
    .update(postedJobs)
    .set({ title: "Something else", updatedAt: afterwards })
    .where(eq(postedJobs.id, id));
  expect(await releasePosting({ id, by, seenUpdatedAt: now }, later)).toEqual({
    ok: false,
    reason: "changed",
  });
  expect((await read(id)).job).toBeUndefined();
  expect(await releasePosting({ id, by, seenUpdatedAt: afterwards }, later)).toEqual({ ok: true });
});

test("the audit log has decisions of people, not of refunds", async () => {
  const [one, other] = [await insertPostedJob({ title: "Guide" }), await insertPostedJob()];
  await takeDown({ id: one.id, by: "ada@example.com", note: "no outdoor job" });
  await takeDown({ id: one.id, by: "ada@example.com" });
  await hide(other.id, { by: "refund", isRefund: true });
  await releasePosting({ id: one.id, by: "bob@example.com" });
  const rows = await db.select().from(adminActions).orderBy(asc(adminActions.createdAt));
  expect(rows.map(({ by, action, subject }) => ({ by, action, subject }))).toEqual([
    { by: "ada@example.com", action: "hid a featured posting", subject: "Guide, Summit Guides" },
    { by: "bob@example.com", action: "released a featured posting", subject: "Guide, Summit Guides" },
  ]);
  expect(rows[0]?.details).toEqual({ postingId: one.id, note: "no outdoor job" });
});
