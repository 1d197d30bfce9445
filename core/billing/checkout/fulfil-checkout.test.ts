import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readSubscription } from "#core/billing/subscriptions/read-subscription.ts";
import { checkouts, userSubscriptions } from "#core/billing/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertProfile } from "#test/factories.ts";
import { startTestMailbox, startTestStripe } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";
import { fulfilCheckout } from "./fulfil-checkout.ts";
import { startCheckout } from "./start-checkout.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  [local, mailbox] = await Promise.all([startTestStripe(), startTestMailbox()]);
});
afterAll(() => Promise.all([local.close(), mailbox.close()]));
beforeEach(emptyDatabase);

async function open(account: { userId: string; email: string } | null = null, plan = "monthly") {
  const analytics = { visitorId: null, sessionId: null };
  const before = (await db.select().from(checkouts)).map(({ id }) => id);
  await startCheckout({ plan, account, clientAddress: crypto.randomUUID(), analytics });
  const made = (await db.select().from(checkouts)).find(({ id }) => !before.includes(id));
  return String(made?.stripeSessionId);
}

async function member() {
  const { id, email } = await insertProfile();
  return { userId: id, email };
}

test("fulfilCheckout grants a paid session once, with one email", async () => {
  const account = await member();
  const session = await open(account);
  expect(await fulfilCheckout(session)).toEqual({ ok: false, reason: "not-paid" });
  local.pay(session, { email: "other@Example.com" });
  expect(await fulfilCheckout(session)).toMatchObject({ ok: true });
  const subscription = await readSubscription(account.userId);
  expect(subscription).toMatchObject({ subscribed: true, plan: "monthly", endsForGood: false });
  expect(subscription.end?.getTime()).toBeGreaterThan(Date.now() + 27 * dayMs);
  const [mail, ...others] = await db.select().from(mails);
  expect(others).toHaveLength(0);
  expect(mail).toMatchObject({
    kind: "subscription-started",
    recipient: "other@example.com",
    data: { plan: "monthly", needsSignIn: false },
  });
});

test("fulfilCheckout leaves a signed-out purchase unclaimed, and its email asks to sign in", async () => {
  const session = await open();
  local.pay(session, { email: "ada@example.com" });
  await fulfilCheckout(session);
  const [row] = await db.select().from(userSubscriptions);
  expect(row).toMatchObject({ userId: null, paidEmail: "ada@example.com", status: "active" });
  expect((await db.select().from(mails))[0]).toMatchObject({ data: { needsSignIn: true } });
});

test("fulfilCheckout grants each session once in fifty simultaneous calls", async () => {
  for (let round = 0; round < 5; round++) {
    await emptyDatabase();
    const session = await open(await member());
    local.pay(session, { email: "ada@example.com" });
    const calls = await Promise.all(Array.from({ length: 50 }, () => fulfilCheckout(session)));
    expect(calls.every((call) => call.ok)).toBe(true);
    expect(await db.select().from(userSubscriptions)).toHaveLength(1);
    expect(await db.select().from(mails)).toHaveLength(1);
  }
}, 60_000);

test("fulfilCheckout keeps one of two paid sessions and refunds the other", async () => {
  const account = await member();
  const sessions = [await open(account, "weekly"), await open(account, "yearly")];
  for (const session of sessions) local.pay(session, { email: account.email });
  await Promise.all(sessions.map((session) => fulfilCheckout(session)));
  await runTasks();
  const rows = await db.select().from(userSubscriptions);
  expect(rows.map((row) => row.status).sort()).toEqual(["active", "canceled"]);
  const second = rows.find((row) => row.status === "canceled");
  const charges = await Promise.all(rows.map((row) => chargeOf(row.stripeSubscriptionId)));
  expect(charges.map((charge) => charge.refunded)).toEqual(rows.map((row) => row === second));
  const kinds = (await db.select().from(mails)).map((mail) => mail.kind).sort();
  expect(kinds).toEqual(["second-purchase-refunded", "subscription-started"]);
  expect((await readSubscription(account.userId)).subscribed).toBe(true);
});

test("fulfilCheckout keeps the newer purchase after an unheard cancellation", async () => {
  const account = await member();
  const [first, second] = [await open(account, "weekly"), await open(account, "yearly")];
  local.pay(first, { email: account.email });
  await fulfilCheckout(first);
  const [row] = await db.select().from(userSubscriptions);
  await stripe().subscriptions.cancel(String(row?.stripeSubscriptionId));
  local.pay(second, { email: account.email });
  await fulfilCheckout(second);
  await runTasks();
  expect(await readSubscription(account.userId)).toMatchObject({ subscribed: true, plan: "yearly" });
});

test("fulfilCheckout keeps a second purchase that has become the only one", async () => {
  const account = await member();
  const [first, second] = [await open(account, "weekly"), await open(account, "yearly")];
  for (const session of [first, second]) {
    local.pay(session, { email: account.email });
    await fulfilCheckout(session);
  }
  const [row] = await db.select().from(userSubscriptions).where(eq(userSubscriptions.plan, "weekly"));
  await stripe().subscriptions.cancel(String(row?.stripeSubscriptionId));
  await runTasks();
  expect(await readSubscription(account.userId)).toMatchObject({ subscribed: true, plan: "yearly" });
  const told = (await db.select().from(mails)).map((mail) => mail.kind);
  expect(told).toEqual(["subscription-started", "subscription-ended", "subscription-started"]);
});

test("fulfilCheckout drops the order of an expired session", async () => {
  const session = await open();
  await stripe().checkout.sessions.expire(session);
  expect(await fulfilCheckout(session)).toEqual({ ok: false, reason: "over" });
  expect(await fulfilCheckout(session)).toEqual({ ok: false, reason: "unknown" });
});

test("fulfilCheckout does not know foreign and malformed sessions", async () => {
  local.settings.outage = 503;
  for (const id of ["cs_test_unknown", "cs_test_../x", "", "sub_1", "cs_test_ä", "cs_test_1?expand=x"])
    expect(await fulfilCheckout(id)).toEqual({ ok: false, reason: "unknown" });
  local.settings.outage = null;
});

test("fulfilCheckout grants nothing for a session that differs from its order", async () => {
  const metadata = { purpose: "subscription" };
  const price = (unit_amount: number, currency = "usd", interval: "month" | "year" = "month") => ({
    price_data: {
      currency,
      unit_amount,
      product: "waymark_premium",
      recurring: { interval },
    },
    quantity: 1,
  });
  const wrong: Partial<Stripe.Checkout.SessionCreateParams>[] = [
    { client_reference_id: crypto.randomUUID(), metadata },
    { metadata: { purpose: "job_post" } },
    { metadata: {} },
    { metadata, line_items: [{ price: "price_weekly", quantity: 1 }] },
    { metadata, line_items: [{ price: "price_monthly", quantity: 2 }] },
    { metadata, line_items: [price(100)] },
    { metadata, line_items: [price(900, "eur")] },
    { metadata, line_items: [price(900, "usd", "year")] },
    { metadata, line_items: [{ price: "price_monthly", quantity: 1 }, price(0)] },
    { metadata, mode: "payment", line_items: [{ price: "price_featured_post", quantity: 1 }] },
  ];
  const { userId } = await member();
  const logged = vi.spyOn(logger, "error");
  for (const params of wrong) {
    const id = crypto.randomUUID();
    const session = await stripe().checkout.sessions.create({
      mode: "subscription",
      client_reference_id: id,
      line_items: [{ price: "price_monthly", quantity: 1 }],
      success_url: "http://localhost:3000/",
      ...params,
    });
    const order = { id, purpose: "subscription" as const, plan: "monthly", userId, livemode: false };
    await db.insert(checkouts).values({ ...order, stripeSessionId: session.id });
    local.pay(session.id, { email: "eve@example.com" });
    expect(await fulfilCheckout(session.id), JSON.stringify(params)).toMatchObject({
      ok: false,
      reason: "refused",
    });
    // The buyer was charged, so it ends with one refund.
    expect(await fulfilCheckout(session.id)).toEqual({ ok: false, reason: "unknown" });
    if (params.mode === "payment") {
      expect(await runTasks()).toEqual(["billing.refund-payment"]);
      const paid = await stripe().checkout.sessions.retrieve(session.id, {
        expand: ["payment_intent.latest_charge"],
      });
      expect(paid).toMatchObject({ payment_intent: { latest_charge: { refunded: true } } });
      continue;
    }
    expect(await runTasks()).toEqual(["billing.cancel"]);
    const { subscription } = await stripe().checkout.sessions.retrieve(session.id);
    expect((await stripe().subscriptions.retrieve(String(subscription))).status).toBe("canceled");
    if (session.amount_total) expect((await chargeOf(String(subscription))).refunded).toBe(true);
  }
  expect(logged).toHaveBeenCalledTimes(wrong.length);
  expect(await db.select().from(userSubscriptions)).toHaveLength(0);
  expect(await db.select().from(mails)).toHaveLength(0);
});

async function chargeOf(subscription: string) {
  const { data } = await stripe().invoices.list({ subscription });
  const paid = await stripe().invoicePayments.list({
    invoice: String(data[0]?.id),
    expand: ["data.payment.payment_intent"],
  });
  const intent = paid.data[0]?.payment.payment_intent;
  if (!intent || typeof intent === "string") throw new Error("no payment");
  return stripe().charges.retrieve(String(intent.latest_charge));
}
