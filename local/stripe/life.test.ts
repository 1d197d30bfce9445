import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, post, startWithReceiver } from "./receiver.ts";

const day = 86_400;
let place: Awaited<ReturnType<typeof startWithReceiver>>;
beforeEach(async () => {
  place = await startWithReceiver();
});
afterEach(() => place.close());

async function subscribeOnClock(card: "succeeds" | "declined_later" = "succeeds") {
  const { stripe, local } = place;
  const start = Math.floor(Date.now() / 1000);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
  const customer = await stripe.customers.create({ email: "ada@example.com", test_clock: clock.id });
  const session = await openSession(stripe, {
    customer: customer.id,
    line_items: [{ price: "price_weekly", quantity: 1 }],
  });
  local.pay(session.id, { email: "ada@example.com", card });
  const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
  if (!subscription) throw new Error("no subscription");
  const advance = async (days: number) => {
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + days * day });
    expect((await stripe.testHelpers.testClocks.retrieve(clock.id)).status).toBe("ready");
    return stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice"] });
  };
  return { start, customer, subscription, advance };
}

test("a subscription renews by the test clock, one paid invoice a period", async () => {
  const { start, advance, customer } = await subscribeOnClock();
  const after = await advance(15);
  expect(after.items.data[0]?.current_period_end).toBe(start + 21 * day);
  const invoices = await place.stripe.invoices.list({ customer: customer.id });
  expect(invoices.data.map((invoice) => invoice.status)).toEqual(["paid", "paid", "paid"]);
  expect(invoices.data[0]?.parent?.subscription_details?.subscription).toBe(after.id);
});

test("a subscription canceled at the period's end stays active until then", async () => {
  const { stripe, local, types } = place;
  const { subscription, start, advance } = await subscribeOnClock();
  const cancelled = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(cancelled).toMatchObject({
    status: "active",
    cancel_at_period_end: true,
    cancel_at: start + 7 * day,
  });
  expect((await advance(6)).status).toBe("active");
  expect(await advance(8)).toMatchObject({ status: "canceled", ended_at: start + 7 * day });
  await local.deliveries.settled();
  expect(types().filter((type) => type.startsWith("customer.subscription"))).toEqual([
    "customer.subscription.created",
    "customer.subscription.updated",
    "customer.subscription.deleted",
  ]);
});

test("a failed renewal is past due, recovers with a working card, and ends after the last try", async () => {
  const { local, types } = place;
  const { customer, advance } = await subscribeOnClock("declined_later");
  const failed = await advance(8);
  expect(failed.status).toBe("past_due");
  expect((failed.latest_invoice as Stripe.Invoice).next_payment_attempt).toBeGreaterThan(0);
  local.setCard(customer.id, "succeeds");
  expect((await advance(11)).status).toBe("active");
  local.setCard(customer.id, "declined");
  expect((await advance(60)).status).toBe("canceled");
  await local.deliveries.settled();
  expect(types().filter((type) => type === "invoice.payment_failed")).toHaveLength(5);
});

test("a subscription can stay unpaid after the last try", async () => {
  place.local.settings.afterLastRetry = "unpaid";
  const { advance } = await subscribeOnClock("declined_later");
  expect((await advance(60)).status).toBe("unpaid");
});

test("the portal cancels, resumes, changes the plan and leads back", async () => {
  const { stripe } = place;
  const { customer, subscription } = await subscribeOnClock();
  const session = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: "http://shop.test/",
  });
  const page = async () => (await fetch(session.url)).text();
  expect(await page()).toContain("$3.00 per week");
  expect(await page()).toContain('href="http://shop.test/"');
  const act = (fields: Record<string, string>) =>
    post(session.url, { subscription: subscription.id, ...fields });

  expect((await act({ action: "cancel" })).status).toBe(303);
  expect(await page()).toContain("Ends on");
  await act({ action: "resume" });
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(false);
  await act({ action: "change", price: "price_yearly" });
  const changed = await stripe.subscriptions.retrieve(subscription.id);
  expect(changed.items.data[0]?.price.lookup_key).toBe("yearly");
});

test("the given time decides without a test clock", async () => {
  await place.close();
  let now = new Date("2027-01-10T12:00:00Z");
  place = await startWithReceiver({ now: () => now });
  const session = await openSession(place.stripe);
  const abandoned = await openSession(place.stripe);
  place.local.pay(session.id, { email: "ada@example.com" });
  now = new Date("2027-02-11T12:00:00Z");
  const [subscription] = (await place.stripe.subscriptions.list()).data;
  expect(subscription?.items.data[0]?.current_period_end).toBe(Date.parse("2027-03-10T12:00:00Z") / 1000);
  expect((await place.stripe.checkout.sessions.retrieve(abandoned.id)).status).toBe("expired");
});

test("the account outlives a restart in its file", async () => {
  await place.close();
  const folder = mkdtempSync(join(tmpdir(), "stripe-"));
  const file = join(folder, "stripe.json");
  place = await startWithReceiver({ file });
  const session = await openSession(place.stripe);
  await place.close();
  place = await startWithReceiver({ file });
  expect((await place.stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
  rmSync(folder, { recursive: true });
});

test("a charge leads back to its subscription through the invoice's payment", async () => {
  const { stripe, local } = place;
  const { subscription } = await subscribeOnClock();
  const refund = local.refund(subscription.id);
  const payment = { type: "payment_intent" as const, payment_intent: String(refund.payment_intent) };
  const { data } = await stripe.invoicePayments.list({ payment, expand: ["data.invoice"] });
  expect(data.map((paid) => paid.invoice)).toMatchObject([
    { parent: { subscription_details: { subscription: subscription.id } } },
  ]);
});

test("a deleted customer's subscription ends, and the customer is still answered as deleted", async () => {
  const { stripe } = place;
  const { customer, subscription } = await subscribeOnClock();
  expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled");
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
});
