import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { startCheckout } from "#core/billing/checkout/start-checkout.ts";
import { mailRenewals } from "#core/billing/subscriptions/mail-renewals.ts";
import { syncSubscription } from "#core/billing/subscriptions/sync-subscription.ts";
import { checkouts, userSubscriptions } from "#core/billing/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertProfile } from "#test/factories.ts";
import { startTestStripe } from "#test/stand-ins.ts";

let now = new Date();
let local: Awaited<ReturnType<typeof startTestStripe>>;

beforeEach(async () => {
  now = new Date("2026-12-27T09:00:00Z");
  await local?.close();
  local = await startTestStripe({ now: () => now });
  await emptyDatabase();
});
afterAll(() => local.close());

async function buy(plan: string) {
  const { id, email } = await insertProfile();
  const known = (await db.select().from(checkouts)).map((order) => order.id);
  const analytics = { visitorId: null, sessionId: null };
  const account = { userId: id, email };
  await startCheckout({ plan, account, clientAddress: crypto.randomUUID(), analytics }, now);
  const order = (await db.select().from(checkouts)).find((each) => !known.includes(each.id));
  const session = String(order?.stripeSessionId);
  local.pay(session, { email });
  await fulfilCheckout(session, now);
  const { subscription } = await stripe().checkout.sessions.retrieve(session);
  await db.delete(mails);
  return { email, id: String(subscription) };
}

async function told() {
  const rows = await db.select().from(mails).orderBy(mails.createdAt);
  return rows.map(({ kind, recipient, data }) => ({ kind, recipient, data }));
}

function pass(days: number) {
  now = new Date(now.getTime() + days * dayMs);
  local.passTime();
}

test("a yearly renewal is announced once, 30 days before", async () => {
  const { id, email } = await buy("yearly");
  await buy("monthly");
  pass(334);
  await syncSubscription(id, now);
  await mailRenewals(now);
  expect(await told()).toEqual([]);
  pass(1);
  for (let count = 0; count < 3; count++) await mailRenewals(now);
  await syncSubscription(id, now);
  const data = { end: "2027-12-27T09:00:00.000Z", cents: 2900 };
  expect(await told()).toEqual([{ kind: "subscription-renews", recipient: email, data }]);
  pass(30);
  await syncSubscription(id, now);
  await mailRenewals(now);
  expect(await told()).toHaveLength(1);
  pass(336);
  await mailRenewals(now);
  expect((await told()).map(({ kind }) => kind)).toEqual(["subscription-renews", "subscription-renews"]);
});

test("an outage delays the notice of a renewal, and none is sent after it", async () => {
  await buy("yearly");
  pass(360);
  local.settings.outage = 503;
  await mailRenewals(now);
  expect(await told()).toEqual([]);
  local.settings.outage = null;
  await mailRenewals(now);
  expect(await told()).toHaveLength(1);
  await buy("yearly");
  pass(366);
  await mailRenewals(now);
  expect(await told()).toEqual([]);
});

test("a renewal that was put off is announced for its new day", async () => {
  const { id } = await buy("yearly");
  pass(340);
  await mailRenewals(now);
  const { items } = await stripe().subscriptions.retrieve(id);
  const [item] = items.data;
  const yearly = String(item?.price.id);
  await stripe().subscriptions.update(id, { items: [{ id: String(item?.id), price: yearly }] });
  await mailRenewals(now);
  await syncSubscription(id, now);
  expect(await told()).toHaveLength(1);
  pass(340);
  await mailRenewals(now);
  expect((await told()).map(({ data }) => (data as { end: string }).end.slice(0, 10))).toEqual([
    "2027-12-27",
    "2028-12-02",
  ]);
});

test("a renewal that was canceled is not announced", async () => {
  const { id, email } = await buy("yearly");
  await stripe().subscriptions.update(id, { cancel_at_period_end: true });
  pass(340);
  await mailRenewals(now);
  const data = { end: "2027-12-27T09:00:00.000Z" };
  expect(await told()).toEqual([{ kind: "subscription-canceled", recipient: email, data }]);
});

test("a canceled plan is told of once, and once again when it ended", async () => {
  const { id, email } = await buy("monthly");
  await stripe().subscriptions.update(id, { cancel_at_period_end: true });
  await Promise.all(Array.from({ length: 5 }, () => syncSubscription(id, now)));
  const canceled = {
    kind: "subscription-canceled",
    recipient: email,
    data: { end: "2027-01-27T09:00:00.000Z" },
  };
  expect(await told()).toEqual([canceled]);
  pass(31);
  await Promise.all(Array.from({ length: 5 }, () => syncSubscription(id, now)));
  expect(await told()).toEqual([
    canceled,
    { kind: "subscription-ended", recipient: email, data: { plan: "monthly" } },
  ]);
});

test("the end of a second subscription is not told of while another lives", async () => {
  const first = await buy("monthly");
  const second = await buy("weekly");
  const [row] = await db.select().from(userSubscriptions);
  await db
    .update(userSubscriptions)
    .set({ userId: row?.userId })
    .where(eq(userSubscriptions.stripeSubscriptionId, second.id));
  await stripe().subscriptions.cancel(second.id);
  await syncSubscription(second.id, now);
  expect(await told()).toEqual([]);
  await stripe().subscriptions.cancel(first.id);
  await syncSubscription(first.id, now);
  expect((await told()).map(({ kind }) => kind)).toEqual(["subscription-ended"]);
});
