import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { endAfterRefund } from "#core/billing/events/end-after-refund.ts";
import { checkouts, postingRefunds } from "#core/billing/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { giveAwayPosting } from "#core/postings/decisions/give-away.ts";
import { releasePosting } from "#core/postings/decisions/moderate-posting.ts";
import { offer } from "#core/postings/offer.ts";
import { postedJobs, postingDecisions } from "#core/postings/tables.ts";
import { openPosting } from "#test/buy-posting.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { startTestMailbox, startTestStripe } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";
import { declinePosting } from "./decline-posting.ts";
import { listPayments } from "./list-payments.ts";
import { retryRefunds } from "./refund-order.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  [local, mailbox] = await Promise.all([startTestStripe(), startTestMailbox()]);
});
afterAll(() => Promise.all([local.close(), mailbox.close()]));
beforeEach(emptyDatabase);
afterEach(() => {
  local.settings.outage = null;
});

const by = "ada@example.com";
const reason = "We list jobs in the outdoor field only.";

async function buyHeld() {
  const bought = await openPosting({ apply_url: "https://bit.ly/guides" });
  local.pay(bought.session, { email: "boss@summit.example" });
  await fulfilCheckout(bought.session);
  return bought;
}

const decline = (id: string) => declinePosting({ id, by, reason });

async function read(id: string) {
  const [posting] = await db.select().from(postedJobs).where(eq(postedJobs.id, id));
  return posting;
}

async function chargeOf(session: string) {
  const expand = ["payment_intent.latest_charge"];
  const { payment_intent } = await stripe().checkout.sessions.retrieve(session, { expand });
  return payment_intent as unknown as { latest_charge: { id: string; amount_refunded: number } };
}

async function refunded(session: string): Promise<number> {
  return (await chargeOf(session)).latest_charge.amount_refunded;
}

const emails = async (kind: string) => (await db.select().from(mails)).filter((mail) => mail.kind === kind);

test("declinePosting tells the reason, refunds the payment and never lists the posting", async () => {
  const { id, session } = await buyHeld();
  expect(await decline(id)).toEqual({ ok: true, refund: "refunded" });
  expect(await read(id)).toMatchObject({
    ...{ status: "hidden", declineReason: reason, datePosted: null },
    refundedAt: expect.any(Date),
  });
  expect(await refunded(session)).toBe(offer.cents);
  expect(await emails("posting-declined")).toMatchObject([
    { recipient: "boss@summit.example", data: { reason, cents: offer.cents } },
  ]);
  expect(await db.select().from(adminActions)).toMatchObject([
    {
      by,
      action: "declined a featured posting",
      details: { postingId: id, note: reason, cents: offer.cents },
    },
  ]);
  expect((await releasePosting({ id, by })).ok).toBe(false);
  expect(await db.$count(jobs)).toBe(0);
});

test("declinePosting refunds once, however often it is asked", async () => {
  const { id, session } = await buyHeld();
  const answers = await Promise.all([decline(id), decline(id), decline(id)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  await runTasks();
  expect(await decline(id)).toEqual({ ok: false });
  expect(await refunded(session)).toBe(offer.cents);
  const { latest_charge } = await chargeOf(session);
  const made = (await stripe().events.list({ type: "refund.created" })).data.map(({ data }) => data.object);
  expect(made.filter((refund) => "charge" in refund && refund.charge === latest_charge.id)).toHaveLength(1);
  expect(await emails("posting-declined")).toHaveLength(1);
});

test("declinePosting says that Stripe is down, and the refund is made later", async () => {
  const { id, session } = await buyHeld();
  local.settings.outage = 503;
  expect(await decline(id)).toEqual({ ok: true, refund: "waiting" });
  expect(await listPayments([id])).toMatchObject([
    { refund: { state: "waiting", failure: expect.any(String) } },
  ]);
  expect(await retryRefunds(id)).toBe("waiting");
  local.settings.outage = null;
  expect(await refunded(session)).toBe(0);
  expect(await retryRefunds(id)).toBe("refunded");
  expect(await retryRefunds(id)).toBeNull();
  await runTasks();
  expect(await refunded(session)).toBe(offer.cents);
  expect(await listPayments([id])).toMatchObject([{ refund: { state: "refunded", failure: null } }]);
});

test("the task makes a refund that failed at first", async () => {
  const { id, session } = await buyHeld();
  local.settings.outage = 503;
  await decline(id);
  local.settings.outage = null;
  expect(await runTasks()).toContain("billing.refund-posting");
  expect(await refunded(session)).toBe(offer.cents);
});

test("declinePosting accepts a payment that somebody refunded at Stripe first", async () => {
  const { id, session } = await buyHeld();
  local.refund(session);
  expect(await decline(id)).toEqual({ ok: true, refund: "refunded" });
  expect(await db.select().from(postingRefunds)).toMatchObject([{ stripeRefundId: null, failure: null }]);
});

test("declinePosting leaves a disputed payment to the bank", async () => {
  const { id, session } = await buyHeld();
  local.dispute(session);
  expect(await decline(id)).toEqual({ ok: true, refund: "disputed" });
  await runTasks();
  expect(await listPayments([id])).toMatchObject([{ refund: { state: "disputed" } }]);
});

test("declinePosting ends in the same state whatever order Stripe's news arrives in", async () => {
  for (const isEarly of [true, false]) {
    const { id, session } = await buyHeld();
    const { latest_charge } = await chargeOf(session);
    if (isEarly) local.refund(session, 5_000);
    if (isEarly) await endAfterRefund(latest_charge.id);
    await decline(id);
    await endAfterRefund(latest_charge.id);
    await fulfilCheckout(session);
    await endAfterRefund(latest_charge.id);
    expect(await refunded(session)).toBe(offer.cents);
    expect(await read(id)).toMatchObject({ status: "hidden", declineReason: reason });
    const decided = await db.select().from(postingDecisions).where(eq(postingDecisions.postingId, id));
    expect(decided.map(({ action }) => action).sort()).toEqual(["declined", "held"]);
  }
});

test("declinePosting refuses what was live, is unpaid or unknown, and refunds nothing", async () => {
  const live = await insertPostedJob();
  const unpaid = await insertPostedJob({ status: "pending" });
  for (const id of [live.id, unpaid.id, crypto.randomUUID()])
    expect(await decline(id)).toEqual({ ok: false });
  expect([await db.$count(mails), await db.$count(postingRefunds)]).toEqual([0, 0]);
});

test("declinePosting of a posting given away refunds nothing and promises nothing", async () => {
  const { id } = await openPosting({ apply_url: "https://bit.ly/guides" });
  await giveAwayPosting({ id, by });
  expect(await decline(id)).toEqual({ ok: true, refund: "nothing-paid" });
  expect(await read(id)).toMatchObject({ status: "hidden", refundedAt: null });
  expect(await emails("posting-declined")).toMatchObject([{ data: { cents: 0 } }]);
  expect((await releasePosting({ id, by })).ok).toBe(false);
});

test("a payment of a posting keeps its amount", async () => {
  await buyHeld();
  expect(await db.select().from(checkouts)).toMatchObject([{ paidCents: offer.cents }]);
});
