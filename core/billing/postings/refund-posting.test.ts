import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { postingRefunds } from "#core/billing/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { takeDown } from "#core/postings/decisions/moderate-posting.ts";
import { offer } from "#core/postings/offer.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { openPosting, openRenewal } from "#test/buy-posting.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { startTestStripe } from "#test/stand-ins.ts";
import { refundPosting } from "./refund-posting.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  local = await startTestStripe();
});
afterAll(() => local.close());
beforeEach(emptyDatabase);

const by = "ada@example.com";

async function pay(session: string) {
  local.pay(session, { email: "boss@summit.example" });
  await fulfilCheckout(session);
}

async function read(id: string) {
  const [posting] = await db.select().from(postedJobs).where(eq(postedJobs.id, id));
  return posting;
}

test("refundPosting gives back all payments, tells the employer and hides the job", async () => {
  const { id, session } = await openPosting();
  await pay(session);
  await pay(await openRenewal(id));
  expect(await refundPosting({ id, by, note: "Bought by mistake" })).toEqual({
    ok: true,
    refund: "refunded",
  });
  expect(await read(id)).toMatchObject({
    status: "hidden",
    refundedAt: expect.any(Date),
    declineReason: null,
  });
  expect((await db.select().from(jobs))[0]?.expiredAt).not.toBeNull();
  const refunds = await db.select().from(postingRefunds);
  expect(refunds).toHaveLength(2);
  for (const { refundedAt, requestedBy } of refunds)
    expect([refundedAt, requestedBy]).toEqual([expect.any(Date), by]);
  const told = (await db.select().from(mails)).filter(({ kind }) => kind === "posting-refunded");
  expect(told).toMatchObject([{ data: { reason: "Bought by mistake", cents: 2 * offer.cents } }]);
  expect(await db.select().from(adminActions)).toMatchObject([{ by, action: "refunded a featured posting" }]);
  expect(await refundPosting({ id, by })).toEqual({ ok: false });
  expect((await stripe().events.list({ type: "refund.created" })).data).toHaveLength(2);
});

test("refundPosting refunds what was hidden without a refund", async () => {
  const { id, session } = await openPosting();
  await pay(session);
  expect(await takeDown({ id, by })).toBe("hidden");
  expect(await refundPosting({ id, by })).toEqual({ ok: true, refund: "refunded" });
});

test("refundPosting refuses what cost nothing, and what never was live", async () => {
  const free = await insertPostedJob();
  const { id, session } = await openPosting({ apply_url: "https://bit.ly/guides" });
  await pay(session);
  for (const given of [free.id, id, crypto.randomUUID()])
    expect(await refundPosting({ id: given, by })).toEqual({ ok: false });
  expect(await db.$count(postingRefunds)).toBe(0);
});
