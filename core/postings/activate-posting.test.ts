import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { jobs } from "#core/jobs/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { activatePosting, renewPosting } from "#core/postings/activate-posting.ts";
import { closePosting } from "#core/postings/change-posting.ts";
import { findPosting } from "#core/postings/find-posting.ts";
import { offer } from "#core/postings/offer.ts";
import { postedJobs, postingDecisions } from "#core/postings/tables.ts";
import { dayMs, hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { runs } from "#test/runs.ts";

beforeEach(emptyDatabase);

const now = new Date("2026-11-20T12:00:00Z");
const daysLater = (days: number) => new Date(now.getTime() + days * dayMs);

const receiptOf = (orderId: string, at: Date) => ({ orderId, cents: offer.cents, paidAt: at.toISOString() });

function pay(verb: typeof activatePosting, postingId: string, at: Date, orderId: string = randomUUID()) {
  return inTransaction((tx) => verb(tx, { postingId, receipt: receiptOf(orderId, at) }, at));
}

const activate = (id: string, at = now, orderId?: string) => pay(activatePosting, id, at, orderId);
const renew = (id: string, at: Date) => pay(renewPosting, id, at);

async function job(id: string) {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  return row;
}

const told = () =>
  db
    .select({ kind: mails.kind, to: mails.recipient, data: mails.data })
    .from(mails)
    .orderBy(asc(mails.createdAt), asc(mails.kind));
const kinds = async () => (await told()).map(({ kind }) => kind);

const pending = (overrides: Parameters<typeof insertPostedJob>[0] = {}) =>
  insertPostedJob({ status: "pending", contactEmail: "robin@example.com", ...overrides });
const suspicious = { applyUrl: "https://bit.ly/apply" };

describe("activatePosting", () => {
  test("starts exactly one term and tells the employer", async () => {
    const { id } = await pending({ title: "Head River Guide" });
    const orderId = randomUUID();
    expect(await activate(id, now, orderId)).toBe(true);
    const posting = await findPosting(id, now);
    expect(posting).toMatchObject({
      ...{ status: "active", isPaid: true, paidAt: now, datePosted: now, expiresAt: daysLater(offer.days) },
      ...{ mayRename: true, mayRenew: true },
    });
    expect(await job(id)).toMatchObject({
      ...{
        source: "Featured",
        datePosted: now,
        expiresAt: daysLater(offer.days),
        featuredUntil: daysLater(offer.days),
      },
      expiredAt: null,
    });
    expect(await told()).toEqual([
      {
        kind: "posting-live",
        to: "robin@example.com",
        data: {
          ...{
            postingId: id,
            linkVersion: 0,
            title: "Head River Guide",
            company: "Summit Guides",
            jobPath: posting?.jobPath,
          },
          ...{ expiresAt: daysLater(offer.days).toISOString(), receipt: receiptOf(orderId, now) },
        },
      },
    ]);
  });

  test("counts once for simultaneous reports", async () => {
    const { id } = await pending();
    const answers = await Promise.all([0, 1, 2, 3].map((minutes) => activate(id, daysLater(minutes / 1440))));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await kinds()).toEqual(["posting-live"]);
    expect(await db.$count(jobs)).toBe(1);
  });

  test("does nothing for a deleted posting", async () => {
    expect(await activate(randomUUID())).toBe(false);
    expect(await kinds()).toEqual([]);
  });

  test("holds a suspicious text before its days begin", async () => {
    const { id } = await pending(suspicious);
    expect(await activate(id)).toBe(true);
    expect(await findPosting(id, now)).toMatchObject({
      ...{ status: "held", isPaid: true, datePosted: null, expiresAt: null, jobPath: null },
      mayRenew: false,
    });
    expect(await job(id)).toBeUndefined();
    expect(await kinds()).toEqual(["posting-held", "posting-review"]);
    const [row] = await db.select().from(postedJobs);
    expect(row?.findings).toEqual(["link shortener: bit.ly"]);
    const [decision] = await db.select().from(postingDecisions);
    expect(decision).toMatchObject({ action: "held", by: "screening", note: "link shortener: bit.ly" });
    expect(await renew(id, daysLater(1))).toBe(false);
  });

  test("accepts findings that an operator released", async () => {
    const { id } = await pending({ ...suspicious, releasedFindings: ["link shortener: bit.ly"] });
    await activate(id);
    expect((await findPosting(id, now))?.status).toBe("active");
  });
});

describe("renewPosting", () => {
  test("adds a term and keeps day and address", async () => {
    const { id } = await pending();
    await activate(id);
    const before = await job(id);
    expect(await renew(id, daysLater(10))).toBe(true);
    expect(await job(id)).toEqual({
      ...before,
      expiresAt: daysLater(2 * offer.days),
      featuredUntil: daysLater(2 * offer.days),
    });
    expect((await findPosting(id, daysLater(10)))?.expiresAt).toEqual(daysLater(2 * offer.days));
    expect(await kinds()).toEqual(["posting-live", "posting-renewed"]);
  });

  test("starts a term now for an ended posting", async () => {
    const { id } = await pending();
    await activate(id);
    const after = offer.days + 10;
    expect((await findPosting(id, daysLater(after)))?.status).toBe("expired");
    expect(await renew(id, daysLater(after))).toBe(true);
    expect(await findPosting(id, daysLater(after))).toMatchObject({
      ...{ status: "active", datePosted: now, expiresAt: daysLater(after + offer.days) },
    });
    expect(await job(id)).toMatchObject({
      datePosted: now,
      featuredUntil: daysLater(after + offer.days),
      expiredAt: null,
    });
  });

  test("shows a closed posting again", async () => {
    const { id } = await pending();
    await activate(id);
    await closePosting(id, daysLater(5));
    expect(await renew(id, daysLater(6))).toBe(true);
    expect(await findPosting(id, daysLater(6))).toMatchObject({
      status: "active",
      expiresAt: daysLater(2 * offer.days),
    });
    expect(await job(id)).toMatchObject({ expiredAt: null, featuredUntil: daysLater(2 * offer.days) });
  });

  test.each([1, offer.days + 10])("keeps a held posting waiting, also after %s days", async (days) => {
    const { id } = await insertPostedJob({
      status: "held",
      datePosted: now,
      expiresAt: daysLater(offer.days),
    });
    expect(await renew(id, daysLater(days))).toBe(true);
    const { status, expiresAt } = (await findPosting(id, daysLater(days))) ?? {};
    expect([status, expiresAt]).toEqual(["held", daysLater(2 * offer.days)]);
    expect((await job(id))?.expiredAt).not.toBeNull();
    expect(await kinds()).toEqual(["posting-held"]);
  });

  test.each([
    ["was never paid", { status: "pending" }],
    ["is hidden", { status: "hidden" }],
    ["was refunded", { status: "closed", refundedAt: now }],
  ] as const)("does nothing for a posting that %s", async (_, overrides) => {
    const { id } = await insertPostedJob(overrides);
    expect(await renew(id, daysLater(1))).toBe(false);
    expect(await kinds()).toEqual([]);
  });
});

test("payments in any order bring a term each, the first once", async () => {
  const order = fc.record({ isRenewal: fc.boolean(), hours: fc.integer({ min: 0, max: 24 * 50 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 6 }), async (orders) => {
      await emptyDatabase();
      const { id } = await pending();
      let end: number | null = null;
      let at = now.getTime();
      for (const { isRenewal, hours } of orders) {
        at += hours * hourMs;
        const brings = isRenewal ? end !== null : end === null;
        expect(await (isRenewal ? renew : activate)(id, new Date(at))).toBe(brings);
        if (brings) end = Math.max(end ?? 0, at) + offer.days * dayMs;
        expect((await findPosting(id, new Date(at)))?.expiresAt?.getTime() ?? null).toBe(end);
        expect((await job(id))?.featuredUntil?.getTime() ?? null).toBe(end);
      }
      expect((await kinds()).filter((kind) => kind === "posting-live")).toHaveLength(end === null ? 0 : 1);
    }),
    { numRuns: runs(20) },
  );
});
