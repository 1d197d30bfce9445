import fc from "fast-check";
import type Stripe from "stripe";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { verifyPostingPayment } from "#core/billing/checkout/verify-posting-payment.ts";
import { reconcileBilling } from "#core/billing/events/reconcile.ts";
import { declinePosting } from "#core/billing/postings/decline-posting.ts";
import { refundPosting } from "#core/billing/postings/refund-posting.ts";
import { checkouts } from "#core/billing/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { hidePosting, releasePosting } from "#core/postings/decisions/moderate-posting.ts";
import { offer } from "#core/postings/offer.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { dayMs } from "#core/text/time.ts";
import { openPosting, openRenewal } from "#test/buy-posting.ts";
import { revenueAtStripe, storedRevenue } from "#test/revenue-at-stripe.ts";
import { runs } from "#test/runs.ts";
import { startTestStripe } from "#test/stand-ins.ts";
import { deliveryFates, receive, StripeEventFeed, workOnBilling } from "#test/stripe-event-feed.ts";

const histories = runs(2_000, 12);
const term = offer.days * dayMs;
const boss = "boss@summit.example";

type Posting = { id: string; token: string };
type World = {
  postings: Posting[];
  opened: string[];
  pending: string[];
  paid: string[];
  /** Refunded by someone else, or lost to the bank. */
  takenBack: Set<string>;
  releasedAt: Map<string, Date>;
  hiddenByUs: Set<string>;
  /** Postings that an operator declined before they were live, or refunded later. */
  declined: Set<string>;
  refunded: Set<string>;
  news: StripeEventFeed;
  reconciledAt: Date;
};
type Posted = typeof postedJobs.$inferSelect;
type Order = typeof checkouts.$inferSelect;

let now = new Date();
let local: Awaited<ReturnType<typeof startTestStripe>>;
afterEach(() => db.execute("delete from pgboss.job"));
afterAll(() => local.close());
beforeEach(begin);

async function begin(): Promise<World> {
  await local?.close();
  now = new Date(Date.now() - 400 * dayMs);
  local = await startTestStripe({ now: () => now });
  await db.execute(
    "delete from pgboss.job; delete from mails; delete from stripe_events; delete from revenue_entries; delete from rate_limit_buckets; delete from posted_jobs; delete from jobs; delete from checkouts",
  );
  return {
    ...{ postings: [], opened: [], pending: [], paid: [] },
    ...{ takenBack: new Set(), releasedAt: new Map(), hiddenByUs: new Set() },
    ...{ declined: new Set(), refunded: new Set() },
    ...{ news: new StripeEventFeed(), reconciledAt: now },
  };
}

const which = fc.nat(5);
const fate = fc.constantFrom(...deliveryFates);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("post" as const), isOdd: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("again" as const), which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("renew" as const), which }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant("pay" as const), which, takesTime: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("settle" as const), which, fails: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("pay twice" as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("pay in vain" as const), which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("return" as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("refund" as const), which, isPart: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("dispute" as const), which, isLost: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("release" as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("hide" as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("decline" as const), which, isDown: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("give back" as const), which, isDown: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 20 * dayMs }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("tell" as const),
      fates: fc.array(fate, { minLength: 1, maxLength: 8 }),
      seed: fc.nat(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("reconcile" as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

test(
  `payments of a posting bring their term once or are refunded, in ${histories} random histories`,
  async () => {
    const history = fc.record({
      steps: fc.array(step, { minLength: 3, maxLength: 12 }),
      isHealed: fc.boolean(),
      seed: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(history, async ({ steps, isHealed, seed }) => {
        const world = await begin();
        await take(world, { do: "post", isOdd: false });
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

test("paid, refunded and the page one returns to leave a posting hidden in all their orders", async () => {
  for (const order of ["pra", "par", "rpa", "rap", "apr", "arp"]) {
    await begin();
    const { session } = await openPosting({}, now);
    local.pay(session, { email: boss });
    local.refund(session);
    const types = ["checkout.session.completed", "charge.refunded"];
    const { data } = await stripe().events.list({ types });
    for (const each of order) {
      const event = data.find(({ type }) => type === types["pr".indexOf(each)]);
      if (event) await receive(event).then(() => workOnBilling(now));
      else await fulfilCheckout(session, now);
    }
    expect(await db.select().from(postedJobs), order).toMatchObject([
      { status: "hidden", isPaid: true, paidAt: now, refundedAt: now },
    ]);
  }
});

async function take(world: World, what: Step): Promise<void> {
  if (what.do === "post") await post(world, what.isOdd);
  else if (what.do === "again") await again(world, pick(world.postings, what.which));
  else if (what.do === "renew") await renew(world, pick(world.postings, what.which));
  else if (what.do === "pay") await pay(world, pick(world.opened, what.which), what.takesTime);
  else if (what.do === "pay twice") await payTwice(world, pick(world.postings, what.which));
  else if (what.do === "pay in vain") await payInVain(world, pick(world.postings, what.which));
  else if (what.do === "settle") settle(world, what.which, what.fails);
  else if (what.do === "return")
    await Promise.all(Array(2).fill(pick(world.paid, what.which)).map(returnWith));
  else if (what.do === "refund") refund(world, pick(world.paid, what.which), what.isPart);
  else if (what.do === "dispute") dispute(world, pick(world.paid, what.which), what.isLost);
  else if (what.do === "release") await release(world, pick(world.postings, what.which));
  else if (what.do === "hide") await hide(world, pick(world.postings, what.which));
  else if (what.do === "decline" || what.do === "give back")
    await returnMoney(world, pick(world.postings, what.which), what.do, what.isDown);
  else if (what.do === "wait") await pass(world, what.ms);
  else if (what.do === "reconcile") await reconcile(world);
  else {
    await world.news.tell(what.fates, what.seed);
    await workOnBilling(now);
  }
}

function pick<T>(from: T[], which: number): T | undefined {
  return from[which % from.length];
}

/** An odd posting is held for review. */
async function post(world: World, isOdd: boolean) {
  const { session, ...posting } = await openPosting(isOdd ? { apply_url: "https://bit.ly/guides" } : {}, now);
  world.postings.push(posting);
  world.opened.push(session);
}

async function again(world: World, posting: Posting | undefined) {
  const found = posting && (await openPosting({}, now, posting.token).catch(() => null));
  return note(world, found?.session);
}

async function renew(world: World, posting: Posting | undefined) {
  return note(world, posting && (await openRenewal(posting.id, now).catch(() => undefined)));
}

function note(world: World, session: string | undefined) {
  if (session && !world.opened.includes(session)) world.opened.push(session);
  return session;
}

/** Pays with a slow bank transfer, and by card before it arrives. */
async function payTwice(world: World, posting: Posting | undefined) {
  await pay(world, await again(world, posting), true);
  await pay(world, await again(world, posting), false);
}

/** Hides the posting before its renewal is paid. */
async function payInVain(world: World, posting: Posting | undefined) {
  const session = await renew(world, posting);
  if (session) await hide(world, posting);
  await pay(world, session, false);
}

async function pay(world: World, session: string | undefined, takesTime: boolean) {
  if (!session || (await stripe().checkout.sessions.retrieve(session)).status !== "open") return;
  if (takesTime) local.payLater(session, boss);
  else local.pay(session, { email: boss });
  (takesTime ? world.pending : world.paid).push(session);
}

function settle(world: World, which: number, fails: boolean) {
  const session = pick(world.pending, which);
  if (!session) return;
  world.pending = world.pending.filter((each) => each !== session);
  local.settle(session, fails ? "failed" : "succeeded");
  if (!fails) world.paid.push(session);
}

async function returnWith(session: string | undefined) {
  if (session)
    expect(await verifyPostingPayment(session, crypto.randomUUID(), now)).not.toMatchObject({
      reason: "failed",
    });
}

function refund(world: World, session: string | undefined, isPart: boolean) {
  if (!session) return;
  try {
    local.refund(session, isPart ? 5_000 : undefined);
  } catch (error) {
    if (!String(error).includes("cannot be refunded")) throw error;
    return;
  }
  if (!isPart) world.takenBack.add(session);
}

function dispute(world: World, session: string | undefined, isLost: boolean) {
  if (!session || world.takenBack.has(session)) return;
  local.closeDispute(local.dispute(session).id, isLost ? "lost" : "won");
  if (isLost) world.takenBack.add(session);
}

async function release(world: World, posting: Posting | undefined) {
  const row = posting && (await rowsById()).get(posting.id);
  if (row?.status !== "held") return;
  expect((await releasePosting({ id: row.id, by: "terminal" }, now)).ok).toBe(true);
  world.releasedAt.set(row.id, now);
}

async function hide(world: World, posting: Posting | undefined) {
  if (!posting) return;
  const { id } = posting;
  if (await inTransaction((tx) => hidePosting(tx, { id, by: "terminal" }, now))) world.hiddenByUs.add(id);
}

/** Stripe may be down meanwhile; the task makes the refund afterwards. */
async function returnMoney(
  world: World,
  posting: Posting | undefined,
  act: "decline" | "give back",
  isDown: boolean,
) {
  if (!posting) return;
  local.settings.outage = isDown ? 503 : null;
  const decision = { id: posting.id, by: boss, reason: "Not an outdoor job." };
  const { ok } = await (act === "decline" ? declinePosting : refundPosting)(decision, now);
  local.settings.outage = null;
  if (ok) (act === "decline" ? world.declined : world.refunded).add(posting.id);
}

async function pass(world: World, ms: number) {
  await world.news.note();
  if (now.getTime() + ms > world.reconciledAt.getTime() + 29 * dayMs) await reconcile(world);
  now = new Date(now.getTime() + ms);
  local.passTime();
}

async function reconcile(world: World) {
  await reconcileBilling(now);
  world.reconciledAt = now;
}

async function rowsById(): Promise<Map<string, Posted>> {
  const rows = await db.select().from(postedJobs);
  return new Map(rows.map((row) => [row.id, row]));
}

async function expectTruth(world: World): Promise<void> {
  const [rows, orders] = [await rowsById(), await db.select().from(checkouts)];
  const paid: Paid[] = [];
  for (const session of world.paid) paid.push(await findPaid(world, session, orders));
  expect(orders.filter((order) => order.fulfilledAt)).toHaveLength(paid.length);
  for (const posting of rows.values())
    expectTerm(
      world,
      posting,
      paid.filter((each) => each.postingId === posting.id),
    );
  await expectListed(rows);
  for (const { isGranted, order, postingId } of paid)
    if (!isGranted)
      expectVain(
        rows.get(postingId),
        order,
        paid.filter((each) => each.postingId === postingId),
      );
  expect(await storedRevenue()).toEqual(await revenueAtStripe());
  await expectMails(world, rows, paid);
}

type Paid = {
  session: string;
  order: Order;
  postingId: string;
  isGranted: boolean;
  fulfilledAt: Date;
  charge: Stripe.Charge;
};

/** Every paid order is fulfilled, and its money is kept exactly when it bought something. */
async function findPaid(world: World, session: string, orders: Order[]): Promise<Paid> {
  const order = orders.find((each) => each.stripeSessionId === session);
  if (!order?.fulfilledAt) throw new Error(`The paid session ${session} was not fulfilled.`);
  const expand = ["payment_intent.latest_charge"];
  const { metadata, payment_intent } = await stripe().checkout.sessions.retrieve(session, { expand });
  const charge = (payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
  const isGranted = order.postingId !== null;
  const isReturned = [world.declined, world.refunded].some((set) => set.has(String(metadata?.posting_id)));
  if (!world.takenBack.has(session)) expect(charge.refunded).toBe(!isGranted || isReturned);
  const { fulfilledAt } = order;
  return { session, order, postingId: String(metadata?.posting_id), isGranted, fulfilledAt, charge };
}

/** One activation; a term from then or from its release, and one more for each renewal, to the millisecond. */
function expectTerm(world: World, row: Posted, paid: Paid[]) {
  const granted = paid.filter((each) => each.isGranted);
  const first = granted.filter(({ order }) => !order.isRenewal);
  expect(first).toHaveLength(paid.some(({ order }) => !order.isRenewal) ? 1 : 0);
  expect(row.isPaid).toBe(first.length === 1);
  expect(row.paidAt).toEqual(first[0]?.fulfilledAt ?? null);
  const isTakenBack = granted.some(({ session }) => world.takenBack.has(session));
  const isReturned = world.declined.has(row.id) || world.refunded.has(row.id);
  expect(row.refundedAt !== null).toBe(isTakenBack || isReturned);
  expect(row.status === "hidden").toBe(isTakenBack || isReturned || world.hiddenByUs.has(row.id));
  if (world.declined.has(row.id))
    expect([row.datePosted, row.declineReason]).toEqual([null, expect.any(String)]);
  if (!row.datePosted) return expect(["pending", "held", "hidden"]).toContain(row.status);
  const start = world.releasedAt.get(row.id) ?? first[0]?.fulfilledAt;
  expect(row.datePosted).toEqual(start);
  const renewals = granted.filter(({ order }) => order.isRenewal).map((each) => each.fulfilledAt.getTime());
  const end = renewals
    .sort((a, b) => a - b)
    .reduce((left, at) => Math.max(left, at) + term, Number(start) + term);
  expect(row.expiresAt?.toISOString()).toBe(new Date(end).toISOString());
}

/** Active postings are listed until they end; nothing else is. */
async function expectListed(rows: Map<string, Posted>) {
  const listed = (await db.select().from(jobs)).filter((job) => job.expiredAt === null);
  const active = [...rows.values()].filter((row) => row.status === "active");
  const ends = (of: { id: string; end: Date | null }[]) => new Map(of.map(({ id, end }) => [id, end]));
  expect(ends(listed.map(({ id, featuredUntil: end }) => ({ id, end })))).toEqual(
    ends(active.map(({ id, expiresAt: end }) => ({ id, end }))),
  );
}

/** A payment buys nothing only when the posting was already paid, or hidden before its renewal. */
function expectVain(row: Posted | undefined, order: Order, paid: Paid[]) {
  if (order.isRenewal) expect(row?.status).toBe("hidden");
  else expect(paid.some((each) => each.isGranted && !each.order.isRenewal)).toBe(true);
}

/** Each email is sent once. */
async function expectMails(world: World, rows: Map<string, Posted>, paid: Paid[]) {
  const sent = await db.select().from(mails);
  const count = (kind: string) => sent.filter((mail) => mail.kind === kind).length;
  const granted = paid.filter((each) => each.isGranted);
  const renewals = granted.filter(({ order }) => order.isRenewal).length;
  const wentLive = [...rows.values()].filter((row) => row.datePosted).length;
  const wereHeld = [...rows.values()].filter((row) => row.isPaid && row.applyUrl?.includes("bit.ly")).length;
  expect(count("posting-live")).toBe(wentLive);
  expect([count("posting-held"), count("posting-review")]).toEqual([wereHeld, wereHeld]);
  expect(count("posting-renewed")).toBe(renewals);
  expect(count("posting-declined")).toBe(world.declined.size);
  expect(count("posting-refunded")).toBe(world.refunded.size);
  // The bank was faster there, and reports it.
  const vain = paid.filter((each) => !each.isGranted);
  const byBank = vain.filter(
    ({ session, charge }) => world.takenBack.has(session) && !charge.refunded,
  ).length;
  expect(count("posting-payment-refunded")).toBe(vain.length - byBank);
}
