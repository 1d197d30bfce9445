import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkouts } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { emptyDatabase, insertProfile } from "#test/factories.ts";
import { startTestStripe } from "#test/stand-ins.ts";
import { type CheckoutRequest, startCheckout } from "./start-checkout.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  local = await startTestStripe();
});
afterAll(() => local.close());
beforeEach(async () => {
  local.settings.outage = null;
  await emptyDatabase();
});

function start(wish: Partial<CheckoutRequest> = {}) {
  const analytics = { visitorId: null, sessionId: null };
  return startCheckout({ plan: "monthly", account: null, clientAddress: "192.0.2.1", analytics, ...wish });
}

async function member() {
  const { id, email } = await insertProfile();
  return { userId: id, email };
}

test("startCheckout opens a session that carries purpose and analytics", async () => {
  const started = await start({ analytics: { visitorId: "visitor-1", sessionId: "session-1" } });
  const [order] = await db.select().from(checkouts);
  expect(order).toMatchObject({ purpose: "subscription", plan: "monthly", userId: null, livemode: false });
  const session = await stripe().checkout.sessions.retrieve(String(order?.stripeSessionId));
  expect(started).toEqual({ ok: true, url: session.url });
  expect(session).toMatchObject({
    mode: "subscription",
    amount_total: 900,
    client_reference_id: order?.id,
    success_url: "http://localhost:3000/?payment=success&session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/?payment=cancelled#pricing",
    custom_text: {
      submit: {
        message:
          "Renews every month until you cancel. Cancel in two clicks on your dashboard. By paying, you agree to our [Terms of Service](http://localhost:3000/terms-of-service).",
      },
    },
    metadata: {
      purpose: "subscription",
      checkout_id: order?.id,
      datafast_visitor_id: "visitor-1",
      datafast_session_id: "session-1",
    },
  });
  local.pay(session.id, { email: "ada@example.com" });
  const paid = await stripe().checkout.sessions.retrieve(session.id, { expand: ["subscription"] });
  expect(paid.subscription).toMatchObject({ metadata: session.metadata });
});

test("startCheckout sells only our plans", async () => {
  for (const plan of ["featured_post", "price_monthly", "__proto__", "", null, 7, ["monthly"]])
    expect(await start({ plan })).toEqual({ ok: false, reason: "unknown-plan" });
  expect(await db.select().from(checkouts)).toHaveLength(0);
});

test("startCheckout gives a person one customer and one session for a plan", async () => {
  const account = await member();
  const clicks = await Promise.all([start({ account }), start({ account }), start({ account })]);
  expect(new Set(clicks.map((click) => click.ok && click.url)).size).toBe(1);
  expect(await start({ account })).toEqual(clicks[0]);
  expect(await start({ account, plan: "yearly" })).not.toEqual(clicks[0]);
  const orders = await db.select().from(checkouts);
  expect(orders.map((order) => order.plan).sort()).toEqual(["monthly", "yearly"]);
  expect((await stripe().customers.list({ email: account.email })).data).toHaveLength(1);
});

test("startCheckout replaces an expired session", async () => {
  const account = await member();
  const first = await start({ account });
  const [order] = await db.select().from(checkouts);
  await stripe().checkout.sessions.expire(String(order?.stripeSessionId));
  const second = await start({ account });
  expect(second.ok).toBe(true);
  expect(second).not.toEqual(first);
});

test("startCheckout refuses a second live subscription", async () => {
  const account = await member();
  await start({ account });
  const [order] = await db.select().from(checkouts);
  local.pay(String(order?.stripeSessionId), { email: account.email });
  const told = { ok: false, reason: "already-subscribed" };
  expect(await start({ account })).toEqual(told);
  expect(await start({ account, plan: "yearly" })).toEqual(told);
});

test("startCheckout sells again after an unheard cancellation", async () => {
  const account = await member();
  await start({ account });
  const [order] = await db.select().from(checkouts);
  local.pay(String(order?.stripeSessionId), { email: account.email });
  await start({ account });
  const [bought] = (await stripe().subscriptions.list({ limit: 1 })).data;
  await stripe().subscriptions.cancel(String(bought?.id));
  expect((await start({ account })).ok).toBe(true);
});

test("startCheckout replaces a customer deleted at Stripe", async () => {
  const account = await member();
  await start({ account });
  const [customer] = (await stripe().customers.list({ email: account.email })).data;
  await stripe().customers.del(String(customer?.id));
  await db.delete(checkouts);
  expect((await start({ account: { ...account, email: "new@example.com" } })).ok).toBe(true);
});

test("startCheckout allows a client ten an hour", async () => {
  for (let count = 0; count < 10; count++) expect((await start()).ok).toBe(true);
  expect(await start()).toMatchObject({ ok: false, reason: "too-many", limit: 10 });
  expect((await start({ clientAddress: "192.0.2.2" })).ok).toBe(true);
});

test("startCheckout is unavailable while Stripe does not answer", async () => {
  local.settings.outage = 503;
  expect(await start({ account: await member() })).toEqual({ ok: false, reason: "unavailable" });
});
