import { desc } from "drizzle-orm";
import fc from "fast-check";
import type Stripe from "stripe";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { startCheckout } from "#core/billing/checkout/start-checkout.ts";
import { reconcileBilling } from "#core/billing/events/reconcile.ts";
import { invoiceOfCharge, latestPaidInvoice, subscriptionOf } from "#core/billing/invoices.ts";
import { claimSubscriptions } from "#core/billing/subscriptions/claim-subscriptions.ts";
import { endedStatuses } from "#core/billing/subscriptions/live-subscriptions.ts";
import { givesAccess } from "#core/billing/subscriptions/subscription.ts";
import { checkouts, stripeEvents, userSubscriptions } from "#core/billing/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { dayMs } from "#core/text/time.ts";
import { insertProfile } from "#test/factories.ts";
import { revenueAtStripe, storedRevenue } from "#test/revenue-at-stripe.ts";
import { runs } from "#test/runs.ts";
import { startTestStripe } from "#test/stand-ins.ts";
import { deliveryFates, receive, StripeEventFeed, workOnBilling } from "#test/stripe-event-feed.ts";

const histories = runs(2_000, 12);

type Account = { userId: string; email: string };
type World = {
  people: (Account | null)[];
  paid: string[];
  news: StripeEventFeed;
  reconciledAt: Date;
};

let now = new Date();
let local: Awaited<ReturnType<typeof startTestStripe>> | undefined;
afterEach(() => db.execute("delete from pgboss.job"));
afterAll(() => local?.close());
beforeEach(begin);

async function begin(): Promise<World> {
  await local?.close();
  now = new Date(Date.now() - 400 * dayMs);
  local = await startTestStripe({ now: () => now });
  await db.execute(
    "delete from pgboss.job; delete from mails; delete from stripe_events; delete from revenue_entries; delete from rate_limit_buckets; delete from user_subscriptions; delete from checkouts; delete from profiles",
  );
  const people = [null, await member("ada@example.com"), await member("bo@example.com")];
  return { people, paid: [], news: new StripeEventFeed(), reconciledAt: now };
}

async function member(email: string): Promise<Account> {
  return { userId: (await insertProfile({ email })).id, email };
}

const plan = fc.constantFrom("weekly", "monthly", "yearly");
const which = fc.nat(5);
const fate = fc.constantFrom(...deliveryFates);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("buy" as const), who: fc.nat(2), plan }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("cancel" as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("resume" as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("change" as const), which, plan }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("end" as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 12 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("card" as const), which, fails: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("refund" as const), which, isPart: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("dispute" as const), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("return" as const), which }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("tell" as const),
      fates: fc.array(fate, { minLength: 1, maxLength: 8 }),
      seed: fc.nat(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("reconcile" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("claim" as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

test(
  `${histories} random histories end as Stripe says, with every purchase granted once and every fact emailed once`,
  async () => {
    const history = fc.record({
      steps: fc.array(step, { minLength: 3, maxLength: 14 }),
      isHealed: fc.boolean(),
      seed: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(history, async ({ steps, isHealed, seed }) => {
        const world = await begin();
        for (const each of steps) await take(world, each);
        // Every event arrives in the end, or a reconciliation finds what was lost.
        if (isHealed) await reconcileBilling(now);
        else await world.news.tell(["once", "twin"], seed, true);
        await workOnBilling(now);
        await reconcileBilling(now);
        await workOnBilling(now);
        await expectTruth(world);
      }),
      { numRuns: histories },
    );
  },
  40 * 60_000,
);

test("created, updated, deleted and paid end alike in all 24 orders", async () => {
  const world = await begin();
  const session = await open(world.people[1] ?? null, "weekly");
  local?.pay(session, { email: "ada@example.com" });
  await fulfilCheckout(session);
  const [bought] = (await stripe().subscriptions.list()).data;
  await stripe().subscriptions.update(String(bought?.id), { cancel_at_period_end: true });
  await stripe().subscriptions.cancel(String(bought?.id));
  const wanted = ["created", "updated", "deleted"].map((kind) => `customer.subscription.${kind}`);
  const events = (await stripe().events.list({ types: [...wanted, "invoice.paid"] })).data;
  expect(events).toHaveLength(4);
  for (const order of permutations(events)) {
    await db.execute("delete from stripe_events");
    await db.update(userSubscriptions).set({ status: "active", cancelAtPeriodEnd: false });
    for (const event of order) await receive(event).then(() => workOnBilling(now));
    expect((await db.select().from(userSubscriptions))[0]).toMatchObject({ status: "canceled" });
  }
});

test("completed, created, paid and refunded leave no subscription and no revenue in all 24 orders", async () => {
  const wanted = [
    "checkout.session.completed",
    "customer.subscription.created",
    "invoice.paid",
    "charge.refunded",
  ];
  for (const order of permutations([0, 1, 2, 3])) {
    const world = await begin();
    const session = await open(world.people[1] ?? null, "weekly");
    local?.pay(session, { email: "ada@example.com" });
    local?.refund(session);
    const events = (await stripe().events.list({ types: wanted })).data;
    expect(events).toHaveLength(4);
    for (const place of order) if (events[place]) await receive(events[place]).then(() => workOnBilling(now));
    const rows = await db.select().from(userSubscriptions);
    expect(rows, String(order)).toMatchObject([{ status: "canceled" }]);
    expect(await storedRevenue(), String(order)).toEqual(["subscription -300", "subscription 300"]);
  }
});

async function take(world: World, what: Step): Promise<void> {
  const bought = await liveAtStripe();
  const chosen = "which" in what ? bought[what.which % bought.length] : undefined;
  if (what.do === "buy") await buy(world, world.people[what.who] ?? null, what.plan);
  else if (what.do === "wait") await pass(world, what.days);
  else if (what.do === "return") await Promise.all(Array(2).fill(world.paid[what.which]).map(returnWith));
  else if (what.do === "tell") {
    await world.news.tell(what.fates, what.seed);
    await workOnBilling(now);
  } else if (what.do === "claim" && world.people[1]) await claimSubscriptions(world.people[1], now);
  else if (what.do === "reconcile") await reconcile(world);
  else if (chosen) await act(chosen, what);
}

async function act(subscription: Stripe.Subscription, what: Step): Promise<void> {
  const { id, customer } = subscription;
  if (what.do === "cancel" || what.do === "resume")
    await stripe().subscriptions.update(id, { cancel_at_period_end: what.do === "cancel" });
  if (what.do === "change") {
    const items = [{ id: subscription.items.data[0]?.id, price: `price_${what.plan}` }];
    await stripe().subscriptions.update(id, { items });
  }
  if (what.do === "end") await stripe().subscriptions.cancel(id);
  if (what.do === "card") local?.setCard(String(customer), what.fails ? "declined" : "succeeds");
  const [paid] = (await stripe().invoices.list({ subscription: id, status: "paid", limit: 1 })).data;
  if (!paid) return;
  if (what.do === "refund") refund(paid.id, what.isPart ? 50 : undefined);
  if (what.do === "dispute") local?.closeDispute(local.dispute(paid.id).id, "lost");
}

/** An amount that was refunded can't be refunded again. */
function refund(invoice: string, amount: number | undefined) {
  try {
    local?.refund(invoice, amount);
  } catch (error) {
    if (!String(error).includes("cannot be refunded")) throw error;
  }
}

async function buy(world: World, account: Account | null, key: string): Promise<void> {
  const session = await open(account, key).catch(() => null);
  if (!session || world.paid.includes(session)) return;
  local?.pay(session, { email: account?.email ?? "ada@example.com" });
  world.paid.push(session);
}

async function open(account: Account | null, key: string): Promise<string> {
  const analytics = { visitorId: null, sessionId: null };
  const started = await startCheckout(
    { plan: key, account, clientAddress: crypto.randomUUID(), analytics },
    now,
  );
  if (!started.ok) throw new Error(started.reason);
  return started.url.split("/").at(-1) ?? "";
}

async function returnWith(session: string | undefined) {
  if (session) await fulfilCheckout(session, now);
}

async function pass(world: World, days: number) {
  await world.news.note();
  if (now.getTime() + days * dayMs > world.reconciledAt.getTime() + 29 * dayMs) await reconcile(world);
  now = new Date(now.getTime() + days * dayMs);
  local?.passTime();
}

async function reconcile(world: World) {
  await reconcileBilling(now);
  world.reconciledAt = now;
}

async function liveAtStripe(): Promise<Stripe.Subscription[]> {
  return (await stripe().subscriptions.list({ limit: 100 })).data;
}

async function expectTruth(world: World): Promise<void> {
  for (const event of await db.select().from(stripeEvents))
    expect([event.outcome, event.handledAt], event.type).toEqual([
      expect.stringMatching(/^(applied|superseded|not-paid|not-ours|unknown)$/),
      expect.any(Date),
    ]);
  const rows = await db.select().from(userSubscriptions).orderBy(desc(userSubscriptions.createdAt));
  const orders = await db.select().from(checkouts);
  for (const session of world.paid)
    expect(orders.find((order) => order.stripeSessionId === session)?.fulfilledAt).toBeInstanceOf(Date);
  expect(rows).toHaveLength(world.paid.length);
  for (const row of rows) {
    const truth = await stripe().subscriptions.retrieve(row.stripeSubscriptionId);
    const [paid] = (await stripe().invoices.list({ subscription: truth.id, status: "paid", limit: 1 })).data;
    const item = truth.items.data[0];
    const isUnpaid = truth.status === "past_due" || truth.status === "unpaid";
    const end = isUnpaid ? paid?.lines.data[0]?.period.end : item?.current_period_end;
    expect(row).toMatchObject({
      status: truth.status,
      plan: item?.price.lookup_key,
      cancelAtPeriodEnd: truth.cancel_at_period_end,
      currentPeriodEnd: new Date(Number(end) * 1000),
    });
    expect(givesAccess(row.status, row.currentPeriodEnd, now) && endedStatuses.includes(truth.status)).toBe(
      false,
    );
  }
  for (const person of world.people.filter((each) => each !== null)) {
    const own = rows.filter((row) => row.userId === person.userId || isWaitingFor(person, row));
    expect(own.filter((row) => !endedStatuses.includes(row.status)).length).toBeLessThan(2);
  }
  await expectEndAfterRefund(world);
  expect(await storedRevenue()).toEqual(await revenueAtStripe());
  await expectMails(world);
}

function isWaitingFor({ email }: Account, row: typeof userSubscriptions.$inferSelect): boolean {
  return row.userId === null && row.paidEmail === email;
}

/** A full refund of the latest period ends a subscription. */
async function expectEndAfterRefund(world: World): Promise<void> {
  for (const event of world.news.events.values()) {
    const charge = event.data.object;
    // Stripe lists no older events, so a reconciliation cannot find them.
    if (charge.object !== "charge" || event.created * 1000 < now.getTime() - 29 * dayMs) continue;
    if (!charge.refunded) continue;
    const invoice = await invoiceOfCharge(charge);
    const subscription = await stripe().subscriptions.retrieve(String(invoice && subscriptionOf(invoice)));
    if ((await latestPaidInvoice(subscription.id))?.id === invoice?.id)
      expect(subscription.status).toBe("canceled");
  }
}

async function expectMails(world: World): Promise<void> {
  const sent = await db.select().from(mails);
  const keys = sent.map((mail) => mail.onceKey);
  expect(keys.every((key) => key !== null)).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
  const started = sent.filter((mail) => mail.kind === "subscription-started").length;
  expect(started).toBeLessThanOrEqual(world.paid.length);
  const refunded = sent.filter((mail) => mail.kind === "second-purchase-refunded").length;
  expect(refunded).toBeLessThanOrEqual(Math.max(0, world.paid.length - 1));
}

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, place) =>
    permutations(items.toSpliced(place, 1)).map((rest) => [item, ...rest]),
  );
}
