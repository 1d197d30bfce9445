import { eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { reconcileBilling } from "#core/billing/events/reconcile.ts";
import { refundPayment } from "#core/billing/events/refund-payment.ts";
import { checkouts, userSubscriptions } from "#core/billing/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { readPayload } from "#core/platform/task-payloads.ts";
import { hidePosting } from "#core/postings/decisions/moderate-posting.ts";
import { readPosting } from "#core/postings/form/read-posting.ts";
import { offer } from "#core/postings/offer.ts";
import { storePosting } from "#core/postings/store-posting.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { dayMs } from "#core/text/time.ts";
import { openPosting, openRenewal } from "#test/buy-posting.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { makePostingInput } from "#test/posting-input.ts";
import { startTestMailbox, startTestStripe } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";
import { fulfilCheckout } from "./fulfil-checkout.ts";

const term = offer.days * dayMs;
const boss = { email: "boss@summit.example" };

let local: Awaited<ReturnType<typeof startTestStripe>>;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  [local, mailbox] = await Promise.all([startTestStripe(), startTestMailbox()]);
});
afterAll(() => Promise.all([local.close(), mailbox.close()]));
beforeEach(async () => {
  local.settings.outage = null;
  await emptyDatabase();
});

async function read(id: string) {
  const [posting] = await db.select().from(postedJobs).where(eq(postedJobs.id, id));
  if (!posting) throw new Error("no posting");
  return posting;
}

async function kindsOfMails() {
  return (await db.select().from(mails)).map((mail) => mail.kind).sort();
}

async function isRefunded(session: string) {
  const expand = ["payment_intent.latest_charge"];
  const { payment_intent } = await stripe().checkout.sessions.retrieve(session, { expand });
  return ((payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge).refunded;
}

test("grantPosting starts exactly one term at the first fulfillment, with one email", async () => {
  const { id, session } = await openPosting();
  expect(await fulfilCheckout(session)).toEqual({ ok: false, reason: "not-paid" });
  local.pay(session, { email: "Card-Holder@Example.com" });
  const now = new Date("2027-03-13T09:30:00.123Z");
  const granted = await fulfilCheckout(session, now);
  expect(granted).toMatchObject({
    ok: true,
    checkout: { purpose: "job_post", postingId: id, fulfilledAt: now, paidEmail: "card-holder@example.com" },
  });
  // Many places change their clocks in between.
  const end = new Date(now.getTime() + term);
  expect(await read(id)).toMatchObject({
    status: "active",
    isPaid: true,
    paidAt: now,
    datePosted: now,
    expiresAt: end,
  });
  expect(await db.select().from(jobs)).toMatchObject([
    { id, source: "Featured", featuredUntil: end, expiresAt: end },
  ]);
  expect(await fulfilCheckout(session, new Date("2027-03-20T00:00:00Z"))).toEqual(granted);
  expect((await read(id)).expiresAt).toEqual(end);
  expect(await db.select().from(mails)).toMatchObject([
    {
      kind: "posting-live",
      recipient: boss.email,
      data: { receipt: { cents: offer.cents, paidAt: now.toISOString() } },
    },
  ]);
});

test("grantPosting activates each posting once in fifty simultaneous calls", async () => {
  for (let round = 0; round < 5; round++) {
    await emptyDatabase();
    const { session } = await openPosting();
    local.pay(session, boss);
    const calls = await Promise.all(Array.from({ length: 50 }, () => fulfilCheckout(session)));
    expect(calls.every((call) => call.ok)).toBe(true);
    expect(await db.$count(jobs)).toBe(1);
    expect(await kindsOfMails()).toEqual(["posting-live"]);
    expect(await db.select().from(checkouts)).toMatchObject([{ fulfilledAt: expect.any(Date) }]);
  }
}, 60_000);

test("reconciliation activates a posting whose webhook was lost", async () => {
  const { id, session } = await openPosting();
  local.pay(session, boss);
  const now = new Date();
  await reconcileBilling(now);
  expect(await read(id)).toMatchObject({ status: "active", expiresAt: new Date(now.getTime() + term) });
});

test("grantPosting waits for a slow payment, and grants nothing if it fails", async () => {
  const [good, bad] = [await openPosting(), await openPosting()];
  for (const { session } of [good, bad]) {
    local.payLater(session, boss.email);
    expect(await fulfilCheckout(session)).toEqual({ ok: false, reason: "not-paid" });
  }
  local.settle(good.session, "succeeded");
  local.settle(bad.session, "failed");
  for (const { session } of [good, bad]) await fulfilCheckout(session);
  expect((await read(good.id)).status).toBe("active");
  expect((await read(bad.id)).status).toBe("pending");
});

test("grantPosting adds a term on renewal and tells the employer", async () => {
  const { id, expiresAt } = await insertPostedJob();
  const session = await openRenewal(id);
  local.pay(session, boss);
  await fulfilCheckout(session);
  expect((await read(id)).expiresAt).toEqual(new Date(Number(expiresAt) + term));
  expect(await kindsOfMails()).toEqual(["posting-renewed"]);
  await runTasks();
  expect(await isRefunded(session)).toBe(false);
});

test("grantPosting reports each renewal with its own receipt", async () => {
  const { id, expiresAt } = await insertPostedJob();
  for (const _ of [1, 2]) {
    const session = await openRenewal(id);
    local.pay(session, boss);
    await fulfilCheckout(session);
  }
  expect((await read(id)).expiresAt).toEqual(new Date(Number(expiresAt) + 2 * term));
  const told = await db.select().from(mails).where(eq(mails.kind, "posting-renewed"));
  const receipts = told.map(({ data }) => (data as { receipt: { orderId: string } }).receipt.orderId);
  expect(receipts.sort()).toEqual((await db.select().from(checkouts)).map((order) => order.id).sort());
  expect(receipts).toHaveLength(2);
});

test("grantPosting refunds the second of two paid checkouts, with one email", async () => {
  const { id, session, token } = await openPosting();
  local.payLater(session, boss.email);
  const second = await openPosting({}, new Date(), token);
  local.pay(second.session, boss);
  local.settle(session, "succeeded");
  const both = [session, second.session];
  await Promise.all([...both, ...both].map((each) => fulfilCheckout(each)));
  expect((await runTasks()).filter((task) => task === "billing.refund-payment")).toHaveLength(1);
  const orders = await db.select().from(checkouts);
  expect(orders.every((order) => order.fulfilledAt)).toBe(true);
  for (const order of orders)
    expect(await isRefunded(String(order.stripeSessionId))).toBe(order.postingId === null);
  expect(orders.map((order) => order.postingId).sort()).toEqual([id, null]);
  expect((await read(id)).status).toBe("active");
  expect(await kindsOfMails()).toEqual(["posting-live", "posting-payment-refunded"]);
  expect(await db.select().from(mails).where(eq(mails.kind, "posting-payment-refunded"))).toMatchObject([
    { recipient: boss.email, data: { title: "Head River Guide", cents: offer.cents } },
  ]);
});

test("grantPosting refunds a renewal paid while the posting was hidden", async () => {
  const { id, contactEmail } = await insertPostedJob();
  const session = await openRenewal(id);
  await inTransaction((tx) => hidePosting(tx, { id, by: "terminal" }, new Date()));
  local.pay(session, boss);
  await fulfilCheckout(session);
  await runTasks();
  expect(await isRefunded(session)).toBe(true);
  expect(await db.select().from(mails)).toMatchObject([
    { kind: "posting-payment-refunded", recipient: contactEmail },
  ]);
});

test("refundPayment refunds and reports once, and not where the bank decides", async () => {
  const { session, token } = await openPosting();
  local.payLater(session, boss.email);
  const second = await openPosting({}, new Date(), token);
  local.pay(second.session, boss);
  local.settle(session, "succeeded");
  await fulfilCheckout(second.session);
  await fulfilCheckout(session);
  const dispute = local.dispute(session);
  const { rows } = await db.execute<{ data: unknown }>(
    sql`select data from pgboss.job where name = 'billing.refund-payment'`,
  );
  const task = readPayload("billing.refund-payment", rows[0]?.data);
  await refundPayment(task);
  expect(await kindsOfMails()).toEqual(["posting-live"]);
  local.closeDispute(dispute.id, "won");
  local.settings.outage = 503;
  await expect(refundPayment(task)).rejects.toThrow();
});

const metadata = { purpose: "job_post" };
const featured = { price: "price_featured_post", quantity: 1 };

function price(unit_amount: number, currency = "usd") {
  return { price_data: { currency, unit_amount, product: "waymark_featured_post" }, quantity: 1 };
}

test("grantPosting refunds a session that differs from its order", async () => {
  const wrong: Partial<Stripe.Checkout.SessionCreateParams>[] = [
    { client_reference_id: crypto.randomUUID(), metadata },
    { metadata: { purpose: "subscription" } },
    { metadata: {} },
    { metadata, line_items: [{ ...featured, quantity: 2 }] },
    { metadata, line_items: [price(300)] },
    { metadata, line_items: [price(offer.cents - 1)] },
    { metadata, line_items: [price(offer.cents, "eur")] },
    { metadata, line_items: [price(offer.cents, "jpy")] },
    { metadata, line_items: [featured, price(0)] },
    { metadata, line_items: [price(offer.cents), featured] },
    { metadata, mode: "subscription", line_items: [{ price: "price_weekly", quantity: 1 }] },
    {
      metadata,
      mode: "subscription",
      line_items: [
        {
          price_data: {
            currency: "usd",
            unit_amount: offer.cents,
            product: "waymark_premium",
            recurring: { interval: "month" },
          },
          quantity: 1,
        },
      ],
    },
  ];
  const logged = vi.spyOn(logger, "error");
  for (const params of wrong) {
    const postingId = await store();
    const { session, id } = await orderedAs(
      { purpose: "job_post", plan: "featured_post", postingId },
      params,
    );
    local.pay(session.id, { email: "eve@example.com" });
    await expectRefusal(session.id, postingId, JSON.stringify(params));
    const [task] = await runTasks();
    expect(task).toBe(session.mode === "payment" ? "billing.refund-payment" : "billing.cancel");
    if (session.mode === "payment") expect(await isRefunded(session.id)).toBe(true);
    expect(await db.$count(checkouts, eq(checkouts.id, id))).toBe(0);
  }
  expect(logged).toHaveBeenCalledTimes(wrong.length);
  expect(await db.$count(mails)).toBe(0);
  expect(await db.$count(userSubscriptions)).toBe(0);
  logged.mockRestore();
});

test("a payment for a posting grants no subscription", async () => {
  for (const purpose of ["subscription", "job_post"]) {
    const { session } = await orderedAs(
      { purpose: "subscription", plan: "yearly" },
      { metadata: { purpose }, line_items: [featured] },
    );
    local.pay(session.id, { email: "eve@example.com" });
    expect(await fulfilCheckout(session.id)).toMatchObject({ ok: false, reason: "refused" });
    expect(await runTasks()).toEqual(["billing.refund-payment"]);
    expect(await isRefunded(session.id)).toBe(true);
  }
  expect(await db.$count(userSubscriptions)).toBe(0);
});

test("grantPosting ignores sessions of the other mode", async () => {
  const postingId = await store();
  const { session, id } = await orderedAs(
    { purpose: "job_post", plan: "featured_post", postingId, livemode: true },
    { metadata },
  );
  local.pay(session.id, boss);
  await expectRefusal(session.id, postingId);
  expect(await db.$count(checkouts, eq(checkouts.id, id))).toBe(0);
});

test("grantPosting accepts a price whose lookup key moved on", async () => {
  const postingId = await store();
  const { session } = await orderedAs(
    { purpose: "job_post", plan: "featured_post", postingId },
    { metadata, line_items: [price(offer.cents)] },
  );
  local.pay(session.id, boss);
  expect((await fulfilCheckout(session.id)).ok).toBe(true);
  expect((await read(postingId)).status).toBe("active");
});

async function store(): Promise<string> {
  const typed = readPosting(makePostingInput());
  if (!typed.ok) throw new Error("invalid");
  return String(await storePosting(db, typed.posting, null, new Date()));
}

async function orderedAs(
  order: Pick<typeof checkouts.$inferInsert, "purpose" | "plan"> & Partial<typeof checkouts.$inferInsert>,
  params: Partial<Stripe.Checkout.SessionCreateParams>,
) {
  const id = crypto.randomUUID();
  const session = await stripe().checkout.sessions.create({
    mode: "payment",
    client_reference_id: id,
    line_items: [featured],
    success_url: "http://localhost:3000/",
    ...params,
  });
  await db.insert(checkouts).values({ id, livemode: false, ...order, stripeSessionId: session.id });
  return { id, session };
}

async function expectRefusal(session: string, postingId: string, why = "") {
  expect(await fulfilCheckout(session), why).toMatchObject({ ok: false, reason: "refused" });
  expect(await fulfilCheckout(session), why).toEqual({ ok: false, reason: "unknown" });
  expect((await read(postingId)).status, why).toBe("pending");
}
