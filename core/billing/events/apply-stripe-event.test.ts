import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startCheckout } from "#core/billing/checkout/start-checkout.ts";
import { storeEvents } from "#core/billing/events/receive-stripe-event.ts";
import { checkouts, stripeEvents, userSubscriptions } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { openPosting } from "#test/buy-posting.ts";
import { emptyDatabase } from "#test/factories.ts";
import { startTestMailbox, startTestStripe } from "#test/stand-ins.ts";
import { applyStripeEvent } from "./apply-stripe-event.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  [local, mailbox] = await Promise.all([startTestStripe(), startTestMailbox()]);
});
afterAll(() => Promise.all([local.close(), mailbox.close()]));
beforeEach(emptyDatabase);

async function order(email = "ada@example.com") {
  const analytics = { visitorId: null, sessionId: null };
  await startCheckout({ plan: "weekly", account: null, clientAddress: crypto.randomUUID(), analytics });
  const [open] = await db.select().from(checkouts);
  const session = String(open?.stripeSessionId);
  return { session, pay: () => local.pay(session, { email }) };
}

let number = 0;
async function apply(type: Stripe.Event["type"], object: object) {
  const id = `evt_${++number}`;
  await storeEvents(db, [{ id, type, livemode: false, data: { object } } as Stripe.Event]);
  await applyStripeEvent(id);
  return read(id);
}

async function read(id: string) {
  const [event] = await db.select().from(stripeEvents).where(eq(stripeEvents.id, id));
  if (!event) throw new Error("The event is not stored.");
  return event;
}

test("applyStripeEvent stores that a purchase was granted, and then superseded", async () => {
  const { session, pay } = await order();
  pay();
  const paid = await stripe().checkout.sessions.retrieve(session);
  const first = await apply("checkout.session.completed", paid);
  expect(first).toMatchObject({
    ...{ outcome: "applied", email: "ada@example.com", stripeCustomerId: paid.customer },
    ...{ checkoutId: paid.client_reference_id, handledAt: expect.any(Date) },
  });
  expect(await apply("checkout.session.completed", paid)).toMatchObject({ outcome: "superseded" });
  const subscription = await stripe().subscriptions.retrieve(String(paid.subscription));
  expect(await apply("customer.subscription.updated", subscription)).toMatchObject({
    ...{ outcome: "applied", detail: "The subscription was stored as active.", email: null },
    ...{ stripeCustomerId: paid.customer, checkoutId: paid.client_reference_id },
  });
});

test("applyStripeEvent stores that a session was not paid, or is over", async () => {
  const { session } = await order();
  const open = await stripe().checkout.sessions.retrieve(session);
  expect(await apply("checkout.session.async_payment_failed", open)).toMatchObject({ outcome: "not-paid" });
  await stripe().checkout.sessions.expire(session);
  expect(await apply("checkout.session.expired", open)).toMatchObject({
    outcome: "not-paid",
    detail: expect.stringContaining("expired"),
  });
  expect(await apply("checkout.session.expired", open)).toMatchObject({ outcome: "unknown" });
});

test("applyStripeEvent tells a purchase that is still open from a foreign and a lost one", async () => {
  const { session, pay } = await order();
  pay();
  const paid = await stripe().checkout.sessions.retrieve(session);
  const subscription = await stripe().subscriptions.retrieve(String(paid.subscription));
  const type = "customer.subscription.created";
  expect(await apply(type, subscription)).toMatchObject({ outcome: "not-paid" });
  expect(await apply(type, { ...subscription, metadata: {} })).toMatchObject({ outcome: "not-ours" });
  await db.delete(checkouts);
  expect(await apply(type, subscription)).toMatchObject({ outcome: "unknown" });
  expect(await apply("invoice.paid", { id: "in_gone" })).toMatchObject({ outcome: "unknown" });
});

test("applyStripeEvent stores that a session was refused, and why", async () => {
  const { session, pay } = await order();
  await db.update(checkouts).set({ plan: "yearly" });
  pay();
  const paid = await stripe().checkout.sessions.retrieve(session);
  expect(await apply("checkout.session.completed", paid)).toMatchObject({
    outcome: "failed",
    detail: "The session is not what was ordered (plan). What was paid goes back.",
    handledAt: expect.any(Date),
  });
});

test("applyStripeEvent stores a failure with its reason until it succeeds", async () => {
  const { session, pay } = await order();
  pay();
  const paid = await stripe().checkout.sessions.retrieve(session);
  local.settings.outage = 500;
  await expect(apply("checkout.session.completed", paid)).rejects.toThrow();
  local.settings.outage = null;
  const id = `evt_${number}`;
  expect(await read(id)).toMatchObject({ outcome: "failed", detail: expect.any(String), handledAt: null });
  await applyStripeEvent(id);
  expect(await read(id)).toMatchObject({ outcome: "applied", handledAt: expect.any(Date) });
});

test("applyStripeEvent stores what refunds and disputes ended", async () => {
  const { session, pay } = await order();
  pay();
  const paid = await stripe().checkout.sessions.retrieve(session);
  await apply("checkout.session.completed", paid);
  const part = local.refund(String(paid.subscription), 100);
  expect(await apply("charge.refunded", { id: part.charge })).toMatchObject({
    detail: "A refund in part ends nothing.",
  });
  const dispute = local.dispute(String(paid.subscription));
  local.closeDispute(dispute.id, "lost");
  expect(await apply("charge.dispute.closed", dispute)).toMatchObject({
    detail: "The dispute was lost, so the subscription ends.",
  });
  expect(await db.$count(userSubscriptions, eq(userSubscriptions.isEnding, true))).toBe(1);
});

test("applyStripeEvent stores what became of a posting's payment and refund", async () => {
  const { session } = await openPosting();
  local.pay(session, { email: "boss@summit.example" });
  const paid = await stripe().checkout.sessions.retrieve(session);
  expect(await apply("checkout.session.completed", paid)).toMatchObject({
    ...{ outcome: "applied", email: "boss@summit.example" },
    detail: "The payment was granted to its posting.",
  });
  const refund = local.refund(String(paid.payment_intent));
  expect(await apply("charge.refunded", { id: refund.charge })).toMatchObject({
    detail: "The posting is hidden after a refund.",
  });
});
