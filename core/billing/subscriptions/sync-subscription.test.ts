import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { startCheckout } from "#core/billing/checkout/start-checkout.ts";
import { updateCustomerEmail } from "#core/billing/customers/update-customer-email.ts";
import { applyStripeEvent } from "#core/billing/events/apply-stripe-event.ts";
import { storeEvents } from "#core/billing/events/receive-stripe-event.ts";
import { reconcileBilling } from "#core/billing/events/reconcile.ts";
import { cancelSubscription } from "#core/billing/subscriptions/cancel-subscription.ts";
import { claimSubscriptions } from "#core/billing/subscriptions/claim-subscriptions.ts";
import { readSubscription } from "#core/billing/subscriptions/read-subscription.ts";
import { billingCustomers, checkouts, stripeEvents, userSubscriptions } from "#core/billing/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { dayMs, hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertProfile, insertSubscription } from "#test/factories.ts";
import { startTestMailbox, startTestStripe } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";
import { syncSubscription } from "./sync-subscription.ts";

let now = new Date();
let local: Awaited<ReturnType<typeof startTestStripe>>;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;

beforeAll(async () => {
  mailbox = await startTestMailbox();
});
afterAll(() => mailbox.close());
beforeEach(async () => {
  now = new Date();
  await local?.close();
  local = await startTestStripe({ now: () => now });
  await emptyDatabase();
  await db.execute("delete from pgboss.job");
});
afterAll(() => local.close());

async function buy(
  given: { account?: { userId: string; email: string }; plan?: string; email?: string } = {},
) {
  const { account = null, plan = "weekly", email = account?.email ?? "ada@example.com" } = given;
  const analytics = { visitorId: null, sessionId: null };
  const known = (await db.select().from(checkouts)).map(({ id }) => id);
  await startCheckout({ plan, account, clientAddress: crypto.randomUUID(), analytics }, now);
  const order = (await db.select().from(checkouts)).find(({ id }) => !known.includes(id));
  const session = String(order?.stripeSessionId);
  local.pay(session, { email });
  await fulfilCheckout(session);
  const paid = await stripe().checkout.sessions.retrieve(session);
  return { session, subscription: String(paid.subscription), customer: String(paid.customer) };
}

async function member() {
  const { id, email } = await insertProfile();
  return { userId: id, email };
}

async function pass(days: number) {
  now = new Date(now.getTime() + days * dayMs);
  local.passTime();
}

async function rowOf(subscription: string) {
  const [row] = await db
    .select()
    .from(userSubscriptions)
    .where(eq(userSubscriptions.stripeSubscriptionId, subscription));
  if (!row) throw new Error("no row");
  return row;
}

/** Delivers past events of these types, in order. */
async function deliver(...types: string[]) {
  const { data } = await stripe().events.list({ limit: 100 });
  const wanted = data.reverse().filter((event) => types.includes(event.type));
  await storeEvents(db, wanted);
  for (const { id } of wanted) await applyStripeEvent(id);
  return wanted;
}

async function kindsOfMail() {
  return (await db.select().from(mails)).map((mail) => mail.kind).sort();
}

describe("syncSubscription stores Stripe's present answer", () => {
  test("for renewal, cancellation at the period's end, and the end", async () => {
    const account = await member();
    const { subscription } = await buy({ account });
    const first = await rowOf(subscription);
    await pass(8);
    await syncSubscription(subscription);
    const renewed = await rowOf(subscription);
    expect(Number(renewed.currentPeriodEnd) - Number(first.currentPeriodEnd)).toBe(7 * dayMs);
    await stripe().subscriptions.update(subscription, { cancel_at_period_end: true });
    await syncSubscription(subscription);
    expect(await readSubscription(account.userId, now)).toMatchObject({
      subscribed: true,
      endsForGood: true,
    });
    await pass(7);
    await syncSubscription(subscription);
    expect(await readSubscription(account.userId, now)).toMatchObject({ subscribed: false, plan: "weekly" });
  });

  test("for a change of plan", async () => {
    const { subscription } = await buy();
    const [item] = (await stripe().subscriptions.retrieve(subscription)).items.data;
    const items = [{ id: item?.id, price: "price_yearly" }];
    await stripe().subscriptions.update(subscription, { items });
    await syncSubscription(subscription);
    expect((await rowOf(subscription)).plan).toBe("yearly");
  });

  test("with access until 48 hours after an unpaid renewal", async () => {
    const account = await member();
    const { subscription, customer } = await buy({ account });
    const { currentPeriodEnd } = await rowOf(subscription);
    local.setCard(customer, "declined");
    await pass(7.5);
    await syncSubscription(subscription);
    expect(await rowOf(subscription)).toMatchObject({ status: "past_due", currentPeriodEnd });
    const end = Number(currentPeriodEnd);
    const at = async (hours: number) => readSubscription(account.userId, new Date(end + hours * hourMs));
    expect(await at(47)).toMatchObject({ subscribed: true, isPastDue: true });
    expect(await at(49)).toMatchObject({ subscribed: false, isPastDue: true });
  });

  test("unless a later reading is stored already", async () => {
    const { subscription } = await buy();
    await db.update(userSubscriptions).set({ readTicket: 1_000_000_000, status: "canceled" });
    await syncSubscription(subscription);
    expect((await rowOf(subscription)).status).toBe("canceled");
  });

  test("for a foreign or deleted subscription", async () => {
    const customer = await stripe().customers.create({ email: "shop@example.com" });
    const session = await stripe().checkout.sessions.create({
      mode: "subscription",
      customer: customer.id,
      line_items: [{ price: "price_weekly", quantity: 1 }],
      success_url: "http://localhost:3000/",
    });
    local.pay(session.id, { email: "shop@example.com" });
    await deliver("customer.subscription.created", "invoice.paid", "checkout.session.completed");
    expect(await db.select().from(userSubscriptions)).toHaveLength(0);
    await insertSubscription({ stripeSubscriptionId: "sub_gone" });
    await syncSubscription("sub_gone");
    expect((await rowOf("sub_gone")).status).toBe("canceled");
  });
});

describe("a Stripe event", () => {
  test("emails a failed renewal once", async () => {
    const account = await member();
    const { customer } = await buy({ account, email: "other@example.com" });
    local.setCard(customer, "declined");
    await pass(11);
    const failed = await deliver("invoice.payment_failed");
    expect(failed.length).toBeGreaterThan(1);
    await storeEvents(db, failed.map((event) => ({ ...event, id: `${event.id}twin` })) as Stripe.Event[]);
    for (const { id } of failed) await applyStripeEvent(`${id}twin`);
    const [mail] = (await db.select().from(mails)).filter(({ kind }) => kind === "renewal-failed");
    expect(mail).toMatchObject({ recipient: account.email, data: { plan: "weekly", amount: "$3.00" } });
    expect((await kindsOfMail()).filter((kind) => kind === "renewal-failed")).toHaveLength(1);
  });

  test("emails nothing for a renewal paid after all", async () => {
    const { customer } = await buy();
    local.setCard(customer, "declined");
    await pass(7.5);
    local.setCard(customer, "succeeds");
    await pass(4);
    await deliver("invoice.payment_failed");
    expect(await kindsOfMail()).not.toContain("renewal-failed");
  });

  test("ends the subscription for a full refund of the latest period only", async () => {
    const account = await member();
    const { subscription } = await buy({ account });
    local.refund(subscription, 100);
    await deliver("charge.refunded");
    expect(await runTasks()).not.toContain("billing.cancel");
    await pass(8);
    const [, older] = (await stripe().invoices.list({ subscription })).data;
    local.refund(String(older?.id));
    await deliver("charge.refunded");
    expect(await runTasks()).not.toContain("billing.cancel");
    local.refund(subscription);
    await deliver("charge.refunded");
    expect(await runTasks()).toContain("billing.cancel");
    expect((await stripe().subscriptions.retrieve(subscription)).status).toBe("canceled");
    expect((await readSubscription(account.userId, now)).subscribed).toBe(false);
    expect(await kindsOfMail()).not.toContain("second-purchase-refunded");
  });

  test("ends the subscription for a lost dispute only", async () => {
    const { subscription } = await buy();
    local.closeDispute(local.dispute(subscription).id, "won");
    await deliver("charge.dispute.closed");
    expect(await runTasks()).not.toContain("billing.cancel");
    local.closeDispute(local.dispute(subscription).id, "lost");
    await deliver("charge.dispute.closed");
    await runTasks();
    expect((await rowOf(subscription)).status).toBe("canceled");
  });

  test("is handled once, and again if Stripe could not be asked", async () => {
    const { subscription } = await buy();
    await storeEvents(db, [
      { id: "evt_1", type: "invoice.paid", livemode: false, data: { object: { id: "in_no" } } },
    ] as Stripe.Event[]);
    local.settings.outage = 500;
    await expect(applyStripeEvent("evt_1")).rejects.toThrow();
    local.settings.outage = null;
    await applyStripeEvent("evt_1");
    expect((await db.select().from(stripeEvents))[0]?.handledAt).toBeInstanceOf(Date);
    expect((await rowOf(subscription)).status).toBe("active");
  });
});

describe("signing in with the paid address", () => {
  test("claims the purchase and its customer", async () => {
    const { customer } = await buy();
    const { id: userId } = await insertProfile({ email: "ada@example.com" });
    await claimSubscriptions({ userId, email: "ada@example.com" });
    expect((await readSubscription(userId, now)).subscribed).toBe(true);
    expect(await db.select().from(billingCustomers)).toMatchObject([{ userId, stripeCustomerId: customer }]);
    expect(await db.select().from(checkouts)).toMatchObject([{ userId }]);
  });

  test("keeps a live subscription and refunds the other", async () => {
    const account = await member();
    const own = await buy({ account, plan: "yearly" });
    const other = await buy({ email: account.email });
    await claimSubscriptions(account);
    await runTasks();
    await cancelSubscription({ subscriptionId: other.subscription, refund: true });
    expect((await rowOf(own.subscription)).status).toBe("active");
    expect((await rowOf(other.subscription)).status).toBe("canceled");
    const kinds = await kindsOfMail();
    expect(kinds.filter((kind) => kind === "second-purchase-refunded")).toHaveLength(1);
    expect(await db.select().from(billingCustomers)).toMatchObject([{ stripeCustomerId: own.customer }]);
  });

  test("keeps a second one whose first has ended", async () => {
    const account = await member();
    const own = await buy({ account });
    const other = await buy({ email: account.email, plan: "yearly" });
    await claimSubscriptions(account);
    await stripe().subscriptions.cancel(own.subscription);
    await runTasks();
    expect(await readSubscription(account.userId, now)).toMatchObject({ subscribed: true, plan: "yearly" });
    expect((await rowOf(other.subscription)).status).toBe("active");
  });

  test("works with a changed address", async () => {
    const account = await member();
    const { customer } = await buy({ account });
    await updateCustomerEmail(account.userId);
    expect(await stripe().customers.retrieve(customer)).toMatchObject({ email: account.email });
  });
});

describe("reconcileBilling", () => {
  test("heals payments, renewals and ends without a webhook", async () => {
    const account = await member();
    const analytics = { visitorId: null, sessionId: null };
    await startCheckout({ plan: "weekly", account, clientAddress: "x", analytics }, now);
    const [order] = await db.select().from(checkouts);
    local.pay(String(order?.stripeSessionId), { email: account.email });
    await reconcileBilling(now);
    expect((await readSubscription(account.userId, now)).subscribed).toBe(true);
    await pass(8);
    await reconcileBilling(now);
    const [row] = await db.select().from(userSubscriptions);
    expect(Number(row?.currentPeriodEnd)).toBeGreaterThan(now.getTime());
    await stripe().subscriptions.cancel(String(row?.stripeSubscriptionId));
    await reconcileBilling(now);
    expect((await readSubscription(account.userId, now)).subscribed).toBe(false);
    expect((await db.select().from(stripeEvents)).every((event) => event.handledAt)).toBe(true);
  });

  test("survives an outage, and one row that fails leaves the others alone", async () => {
    const { subscription } = await buy();
    local.settings.outage = 401;
    await pass(8);
    await reconcileBilling(now);
    local.settings.outage = null;
    await db.insert(stripeEvents).values({ id: "evt_bad", type: "no.such", objectId: "x", livemode: false });
    await reconcileBilling(now);
    expect(Number((await rowOf(subscription)).currentPeriodEnd)).toBeGreaterThan(now.getTime());
  });
});
