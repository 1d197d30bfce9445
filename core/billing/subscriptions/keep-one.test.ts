import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { profiles } from "#core/accounts/tables.ts";
import { checkSubscription } from "#core/billing/checkout/check-subscription.ts";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { readCheckoutSession } from "#core/billing/checkout/read-checkout-session.ts";
import { startCheckout } from "#core/billing/checkout/start-checkout.ts";
import { cancelSubscription } from "#core/billing/subscriptions/cancel-subscription.ts";
import { claimSubscriptions } from "#core/billing/subscriptions/claim-subscriptions.ts";
import { readSubscription } from "#core/billing/subscriptions/read-subscription.ts";
import { syncSubscription } from "#core/billing/subscriptions/sync-subscription.ts";
import { checkouts, userSubscriptions } from "#core/billing/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertProfile } from "#test/factories.ts";
import { startTestMailbox, startTestStripe } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";

const mailbox = await startTestMailbox();
let now = new Date();
let local: Awaited<ReturnType<typeof startTestStripe>>;
beforeEach(async () => {
  now = new Date();
  await local?.close();
  local = await startTestStripe({ now: () => now });
  await emptyDatabase();
});
afterAll(() => Promise.all([local.close(), mailbox.close()]));

type Account = { userId: string; email: string };
const ada = "ada@example.com";

async function member(email = ada): Promise<Account> {
  return { userId: (await insertProfile({ email })).id, email };
}

async function open(account: Account | null, plan: string) {
  const known = (await db.select().from(checkouts)).map(({ id }) => id);
  const analytics = { visitorId: null, sessionId: null };
  await startCheckout({ plan, account, clientAddress: crypto.randomUUID(), analytics }, now);
  const order = (await db.select().from(checkouts)).find(({ id }) => !known.includes(id));
  return String(order?.stripeSessionId);
}

async function startUnseen() {
  const analytics = { visitorId: null, sessionId: null };
  const clientAddress = crypto.randomUUID();
  const started = await startCheckout({ plan: "weekly", account: null, clientAddress, analytics }, now);
  return started.ok ? String(started.url.split("/").at(-1)) : "";
}

async function pay(session: string, email = ada) {
  local.pay(session, { email });
  await fulfilCheckout(session, now);
  const { subscription, customer } = await stripe().checkout.sessions.retrieve(session);
  return { session, subscription: String(subscription), customer: String(customer) };
}

async function buy(account: Account | null, plan = "weekly") {
  return pay(await open(account, plan));
}

async function statuses() {
  const rows = await db.select().from(userSubscriptions).orderBy(userSubscriptions.createdAt);
  return rows.map((row) => row.status);
}

async function refunds(subscription: string): Promise<boolean[]> {
  const invoices = (await stripe().invoices.list({ subscription, status: "paid" })).data;
  return Promise.all(invoices.map(({ id }) => isRefunded(id)));
}

async function isRefunded(invoice: string): Promise<boolean> {
  const expand = ["data.payment.payment_intent"];
  const intent = (await stripe().invoicePayments.list({ invoice, expand })).data[0]?.payment.payment_intent;
  if (!intent || typeof intent === "string") throw new Error("no payment");
  return (await stripe().charges.retrieve(String(intent.latest_charge))).refunded;
}

async function pass(days: number) {
  now = new Date(now.getTime() + days * dayMs);
  local.passTime();
}

async function end(subscription: string) {
  await stripe().subscriptions.cancel(subscription);
}

describe("a purchase made signed out by a signed-in person", () => {
  test("is theirs when they ask for their subscription", async () => {
    const account = await member();
    await buy(null);
    expect(await checkSubscription(account.userId, now)).toMatchObject({
      subscription: { subscribed: true, plan: "weekly" },
      isChecked: true,
    });
  });

  test("is theirs after the payment, and nobody's with another address", async () => {
    const [account, other] = [await member(), await member("bo@example.com")];
    const { session } = await buy(null);
    expect(await readCheckoutSession(session, other, "192.0.2.1", now)).toMatchObject({ subscribed: false });
    const own = await readCheckoutSession(session, account, "192.0.2.1", now);
    expect(own).toMatchObject({ ok: true, email: ada, subscribed: true });
  });

  test("keeps them from buying again", async () => {
    const account = await member();
    await buy(null);
    const analytics = { visitorId: null, sessionId: null };
    const wish = { plan: "yearly", account, clientAddress: "192.0.2.1", analytics };
    expect(await startCheckout(wish, now)).toEqual({ ok: false, reason: "already-subscribed" });
  });

  test("stays when they also pay an earlier checkout", async () => {
    const account = await member();
    const session = await open(account, "yearly");
    const first = await buy(null);
    const second = await pay(session);
    await runTasks();
    expect(await readSubscription(account.userId, now)).toMatchObject({ subscribed: true, plan: "weekly" });
    expect(await refunds(second.subscription)).toEqual([true]);
    expect(await refunds(first.subscription)).toEqual([false]);
  });
});

test("checkSubscription returns what we know while Stripe does not answer", async () => {
  const account = await member();
  await buy(account);
  local.settings.outage = 503;
  const told = await checkSubscription(account.userId, now);
  expect(told).toMatchObject({ subscription: { subscribed: true }, isChecked: false });
});

describe("the second of two purchases with one address is refunded", () => {
  test("though nobody has signed in", async () => {
    const first = await buy(null);
    const second = await buy(null, "yearly");
    await runTasks();
    expect(await statuses()).toEqual(["active", "canceled"]);
    expect([await refunds(first.subscription), await refunds(second.subscription)]).toEqual([
      [false],
      [true],
    ]);
    const sent = (await db.select().from(mails)).map((mail) => mail.kind).sort();
    expect(sent).toEqual(["second-purchase-refunded", "subscription-started"]);
  });

  test("though all come at once", async () => {
    for (let round = 0; round < 4; round++) {
      await emptyDatabase();
      const sessions = await Promise.all(Array.from({ length: 6 }, () => startUnseen()));
      for (const session of sessions) local.pay(session, { email: ada });
      await Promise.all(sessions.map((session) => fulfilCheckout(session, now)));
      await runTasks();
      expect((await statuses()).filter((status) => status === "active")).toHaveLength(1);
    }
  });

  test("if an account with that address has a live one", async () => {
    await buy(await member(), "yearly");
    await buy(null);
    await runTasks();
    expect(await statuses()).toEqual(["active", "canceled"]);
  });

  test("with everything paid until it was claimed", async () => {
    const second = await buy(null);
    await pass(15);
    const account = await member("old@example.com");
    await buy(account, "yearly");
    await syncSubscription(second.subscription);
    await db.update(profiles).set({ email: ada });
    await claimSubscriptions({ ...account, email: ada }, now);
    await cancelSubscription({ subscriptionId: second.subscription, refund: true }, now);
    expect(await refunds(second.subscription)).toEqual([true, true, true]);
    expect(await readSubscription(account.userId, now)).toMatchObject({ subscribed: true, plan: "yearly" });
  });

  test("if its account is gone", async () => {
    const account = await member();
    const sessions = [await open(account, "weekly"), await open(account, "yearly")];
    await pay(String(sessions[0]));
    const second = await pay(String(sessions[1]));
    await db.delete(profiles).where(eq(profiles.id, account.userId));
    await runTasks();
    expect(await refunds(second.subscription)).toEqual([true]);
  });
});

test("one of two second purchases stays after the first has ended", async () => {
  for (let round = 0; round < 5; round++) {
    await emptyDatabase();
    const account = await member();
    const sessions = [
      await open(account, "weekly"),
      await open(account, "monthly"),
      await open(account, "yearly"),
    ];
    const bought = [];
    for (const session of sessions) bought.push((await pay(session)).subscription);
    await end(String(bought[0]));
    await syncSubscription(String(bought[0]));
    const judge = (subscriptionId = "") => cancelSubscription({ subscriptionId, refund: true }, now);
    await Promise.all([judge(bought[1]), judge(bought[2])]);
    expect((await statuses()).sort()).toEqual(["active", "canceled", "canceled"]);
    await Promise.all([judge(bought[1]), judge(bought[2])]);
    expect((await statuses()).sort()).toEqual(["active", "canceled", "canceled"]);
  }
});

describe("a subscription past its access yields to a paid one", () => {
  test("when that is granted", async () => {
    const account = await member();
    const dead = await buy(account);
    local.setCard(dead.customer, "declined");
    await pass(9.5);
    const fresh = await buy(null, "yearly");
    expect(await checkSubscription(account.userId, now)).toMatchObject({ subscription: { plan: "yearly" } });
    await runTasks();
    expect((await stripe().subscriptions.retrieve(dead.subscription)).status).toBe("canceled");
    expect((await stripe().subscriptions.retrieve(fresh.subscription)).status).toBe("active");
    expect([await refunds(dead.subscription), await refunds(fresh.subscription)]).toEqual([[false], [false]]);
  });

  test("when that is claimed", async () => {
    const account = await member("old@example.com");
    const dead = await buy(account);
    local.setCard(dead.customer, "declined");
    await pass(9.5);
    await syncSubscription(dead.subscription);
    const fresh = await buy(null, "yearly");
    await db.update(profiles).set({ email: ada });
    await claimSubscriptions({ ...account, email: ada }, now);
    await runTasks();
    expect((await stripe().subscriptions.retrieve(dead.subscription)).status).toBe("canceled");
    expect(await readSubscription(account.userId, now)).toMatchObject({ subscribed: true, plan: "yearly" });
    expect([await refunds(dead.subscription), await refunds(fresh.subscription)]).toEqual([[false], [false]]);
  });
});
