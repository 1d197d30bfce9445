import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { startCheckout } from "#core/billing/checkout/start-checkout.ts";
import { reconcileBilling } from "#core/billing/events/reconcile.ts";
import { latestPaidInvoice } from "#core/billing/invoices.ts";
import { stateOf } from "#core/billing/subscriptions/read-stripe-subscription.ts";
import { checkouts, userSubscriptions } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { emptyDatabase } from "#test/factories.ts";
import { startTestMailbox, startTestStripe } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";
import { endAfterDispute, endAfterRefund } from "./end-after-refund.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  [local, mailbox] = await Promise.all([startTestStripe(), startTestMailbox()]);
});
afterAll(() => Promise.all([local.close(), mailbox.close()]));
beforeEach(emptyDatabase);
afterEach(() => vi.restoreAllMocks());

async function buyUnheard() {
  const analytics = { visitorId: null, sessionId: null };
  await startCheckout({ plan: "weekly", account: null, clientAddress: crypto.randomUUID(), analytics });
  const [order] = await db.select().from(checkouts);
  const session = String(order?.stripeSessionId);
  local.pay(session, { email: "ada@example.com" });
  const { subscription } = await stripe().checkout.sessions.retrieve(session);
  return { session, subscription: String(subscription) };
}

async function expectEnd(subscription: string) {
  await runTasks();
  expect(await db.select().from(userSubscriptions)).toMatchObject([{ status: "canceled" }]);
  expect((await stripe().subscriptions.retrieve(subscription)).status).toBe("canceled");
}

test("endAfterRefund ends a purchase that arrives after its refund", async () => {
  const { session, subscription } = await buyUnheard();
  await endAfterRefund(String(local.refund(session).charge));
  await fulfilCheckout(session);
  await expectEnd(subscription);
});

test("endAfterDispute ends a purchase that arrives after its lost dispute", async () => {
  const { session, subscription } = await buyUnheard();
  const { id } = local.dispute(session);
  local.closeDispute(id, "lost");
  await endAfterDispute(id);
  await fulfilCheckout(session);
  await expectEnd(subscription);
});

test("endAfterRefund ignores a subscription that names a foreign order", async () => {
  const { session } = await buyUnheard();
  const [order] = await db.select().from(checkouts);
  const foreign = await stripe().checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price: "price_weekly", quantity: 1 }],
    subscription_data: { metadata: { checkout_id: String(order?.id) } },
    success_url: "http://localhost:3000/",
  });
  local.pay(foreign.id, { email: "eve@example.com" });
  await endAfterRefund(String(local.refund(foreign.id).charge));
  await fulfilCheckout(session);
  await runTasks();
  expect(await db.select().from(userSubscriptions)).toMatchObject([{ status: "active" }]);
});

test("endAfterRefund ignores an invoice for a change within a period", async () => {
  const { session, subscription } = await buyUnheard();
  await fulfilCheckout(session);
  const [paid] = (await stripe().invoices.list({ subscription })).data;
  const line = paid?.lines.data[0];
  const item = line?.parent?.subscription_item_details;
  if (!paid || !line?.parent || !item) throw new Error("no line");
  const far = line.period.end + 86_400_000;
  const rest = {
    ...line,
    period: { start: line.period.start, end: far },
    parent: { ...line.parent, subscription_item_details: { ...item, proration: true } },
  };
  const change = { ...paid, id: "in_change", lines: { ...paid.lines, data: [rest] } };
  const both = { ...paid, lines: { ...paid.lines, data: [rest, line] } };
  vi.spyOn(stripe().invoices, "list").mockImplementation((() => newestFirst([change, both])) as never);
  expect((await latestPaidInvoice(subscription))?.id).toBe(paid.id);
  const unpaid = { ...(await stripe().subscriptions.retrieve(subscription)), status: "past_due" as const };
  expect((await stateOf(unpaid)).currentPeriodEnd).toEqual(new Date(line.period.end * 1000));
  await endAfterRefund(String(local.refund(subscription).charge));
  await runTasks();
  expect((await stripe().subscriptions.retrieve(subscription)).status).toBe("canceled");
});

test("an incomplete subscription is checked again", async () => {
  const { session } = await buyUnheard();
  await fulfilCheckout(session);
  await reconcileBilling();
  await db.update(userSubscriptions).set({ status: "incomplete", currentPeriodEnd: null, readTicket: 0 });
  await reconcileBilling();
  expect(await db.select().from(userSubscriptions)).toMatchObject([{ status: "active" }]);
});

async function* newestFirst<T>(items: T[]) {
  yield* items;
}
