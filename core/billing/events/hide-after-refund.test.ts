import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { checkouts } from "#core/billing/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { hidePosting, releasePosting } from "#core/postings/decisions/moderate-posting.ts";
import { postedJobs, postingDecisions } from "#core/postings/tables.ts";
import { openPosting, openRenewal } from "#test/buy-posting.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { startTestMailbox, startTestStripe } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";
import { endAfterDispute, endAfterRefund } from "./end-after-refund.ts";

const boss = { email: "boss@summit.example" };

let local: Awaited<ReturnType<typeof startTestStripe>>;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  [local, mailbox] = await Promise.all([startTestStripe(), startTestMailbox()]);
});
afterAll(() => Promise.all([local.close(), mailbox.close()]));
beforeEach(emptyDatabase);

async function buy() {
  const bought = await openPosting();
  local.pay(bought.session, boss);
  return bought;
}

async function buyTwice() {
  const { id, session, token } = await openPosting();
  local.payLater(session, boss.email);
  const kept = (await openPosting({}, new Date(), token)).session;
  local.pay(kept, boss);
  local.settle(session, "succeeded");
  await fulfilCheckout(kept);
  await fulfilCheckout(session);
  return { id, kept, second: session };
}

async function read(id: string) {
  const [posting] = await db.select().from(postedJobs).where(eq(postedJobs.id, id));
  return posting;
}

async function refund(paid: string, amount?: number) {
  await endAfterRefund(String(local.refund(paid, amount).charge));
}

async function lose(paid: string) {
  const { id } = local.dispute(paid);
  local.closeDispute(id, "lost");
  await endAfterDispute(id);
}

const hidden = { status: "hidden", refundedAt: expect.any(Date) };

test("hideAfterRefund hides the posting for a full refund only", async () => {
  const { id, session } = await buy();
  await fulfilCheckout(session);
  await refund(session, 5_000);
  expect(await read(id)).toMatchObject({ status: "active", refundedAt: null });
  await refund(session);
  expect(await read(id)).toMatchObject(hidden);
  expect((await releasePosting({ id, by: "terminal" })).ok).toBe(false);
  const decisions = await db.select().from(postingDecisions);
  expect(decisions).toMatchObject([{ action: "hidden", by: "refund" }]);
});

test("hideAfterRefund hides the posting for a lost dispute only", async () => {
  const { id, session } = await buy();
  await fulfilCheckout(session);
  const first = local.dispute(session);
  await endAfterDispute(first.id);
  local.closeDispute(first.id, "won");
  await endAfterDispute(first.id);
  expect((await read(id))?.status).toBe("active");
  await lose(session);
  expect(await read(id)).toMatchObject(hidden);
  expect(await db.select().from(postingDecisions)).toMatchObject([{ by: "dispute" }]);
});

test("hideAfterRefund hides a posting whose purchase arrives later", async () => {
  for (const refundRemainder of [refund, lose]) {
    const { id, session } = await buy();
    await refundRemainder(session);
    await fulfilCheckout(session);
    expect(await read(id)).toMatchObject({ ...hidden, isPaid: true });
  }
});

test("hideAfterRefund hides the posting for a refunded renewal", async () => {
  const { id } = await insertPostedJob();
  const session = await openRenewal(id);
  local.pay(session, boss);
  await refund(session);
  expect(await read(id)).toMatchObject(hidden);
});

test("hideAfterRefund makes an operator's hiding final", async () => {
  const { id, session } = await buy();
  await fulfilCheckout(session);
  await inTransaction((tx) => hidePosting(tx, { id, by: "terminal" }, new Date()));
  await refund(session);
  expect(await read(id)).toMatchObject(hidden);
});

test("hideAfterRefund ignores refunds of payments that bought nothing", async () => {
  const byUs = await buyTwice();
  expect(await runTasks()).toContain("billing.refund-payment");
  const byOperator = await buyTwice();
  await refund(byOperator.second);
  const byBank = await buyTwice();
  await lose(byBank.second);
  await runTasks();
  for (const { data } of (await stripe().events.list({ type: "charge.refunded" })).data)
    if (data.object.object === "charge") await endAfterRefund(data.object.id);
  for (const { id } of [byUs, byOperator, byBank]) expect((await read(id))?.status).toBe("active");
  await refund(byUs.kept);
  expect(await read(byUs.id)).toMatchObject(hidden);
});

test("hideAfterRefund ignores payments with a foreign or unknown order", async () => {
  const { id, session } = await buy();
  await fulfilCheckout(session);
  const [order] = await db.select().from(checkouts);
  for (const checkout_id of [String(order?.id), crypto.randomUUID(), "x"]) {
    const foreign = await stripe().checkout.sessions.create({
      mode: "payment",
      line_items: [{ price: "price_featured_post", quantity: 1 }],
      payment_intent_data: { metadata: { purpose: "job_post", checkout_id, posting_id: id } },
      success_url: "http://localhost:3000/",
    });
    local.pay(foreign.id, { email: "eve@example.com" });
    await refund(foreign.id);
  }
  expect((await read(id))?.status).toBe("active");
});
