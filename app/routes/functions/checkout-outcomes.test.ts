import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { unpaidState } from "#core/billing/checkout/why-unpaid.ts";
import { reconcileBilling } from "#core/billing/events/reconcile.ts";
import { checkouts } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { emptyDatabase } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";
import { startTestMailbox, startTestStripe } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";

const notFound = "Failed to retrieve payment details. Please contact support.";
const unknown = { outcome: "unknown", error: notFound };
const expired = {
  outcome: "expired",
  error: "This checkout expired before it was paid. Nothing was charged.",
};

let local: Awaited<ReturnType<typeof startTestStripe>>;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;

beforeAll(async () => {
  [local, mailbox] = await Promise.all([startTestStripe(), startTestMailbox()]);
});
afterAll(() => Promise.all([local.close(), mailbox.close()]));
beforeEach(async () => {
  local.settings.outage = null;
  await emptyDatabase();
});

function call(name: string, fields: object, headers = {}) {
  return request(`/functions/v1/${name}`, {
    method: "POST",
    body: JSON.stringify(fields),
    headers: { "content-type": "application/json", origin: "http://localhost:3000", ...headers },
  });
}

async function open(plan: string, headers = {}): Promise<string> {
  const known = (await db.select().from(checkouts)).map(({ id }) => id);
  expect((await call("create-checkout", { priceId: plan }, headers)).status).toBe(200);
  const order = (await db.select().from(checkouts)).find(({ id }) => !known.includes(id));
  return String(order?.stripeSessionId);
}

async function outcomeOf(sessionId: string, headers = {}) {
  const { outcome, error } = await (await call("get-checkout-session", { sessionId }, headers)).json();
  return { outcome, error };
}

test("get-checkout-session tells an open checkout from one that expired", async () => {
  const session = await open("monthly");
  expect(await outcomeOf(session)).toEqual({
    outcome: "unpaid",
    error: "This checkout isn't paid yet. Nothing was charged.",
  });
  await stripe().checkout.sessions.expire(session);
  for (let look = 0; look < 2; look++) expect(await outcomeOf(session)).toEqual(expired);
});

test("get-checkout-session says that a checkout has expired to its own buyer alone", async () => {
  const [ada, eve] = [await signIn("ada@example.com"), await signIn("eve@example.com")];
  const session = await open("monthly", ada);
  await stripe().checkout.sessions.expire(session);
  await reconcileBilling();
  expect(await db.select().from(checkouts)).toEqual([]);
  for (let look = 0; look < 2; look++) expect(await outcomeOf(session, ada)).toEqual(expired);
  for (const headers of [eve, {}]) expect(await outcomeOf(session, headers)).toEqual(unknown);
});

test("get-checkout-session doesn't tell another person's checkout from an unknown one", async () => {
  const [ada, eve] = [await signIn("ada@example.com"), await signIn("eve@example.com")];
  const session = await open("monthly", ada);
  for (const headers of [eve, {}]) expect(await outcomeOf(session, headers)).toEqual(unknown);
  expect(await outcomeOf("cs_test_unknown", ada)).toEqual(unknown);
  local.pay(session, { email: "ada@example.com" });
  await call("get-checkout-session", { sessionId: session }, ada);
  expect(await outcomeOf("cs_test_unknown", ada)).toEqual(unknown);
});

test("get-checkout-session says that Stripe can't be reached", async () => {
  const session = await open("monthly");
  local.settings.outage = 503;
  expect(await outcomeOf(session)).toEqual({ outcome: "unreachable", error: notFound });
});

test("get-checkout-session thanks nobody for a second purchase", async () => {
  const ada = await signIn("ada@example.com");
  const [first, second] = [await open("weekly", ada), await open("yearly", ada)];
  for (const session of [first, second]) local.pay(session, { email: "ada@example.com" });
  expect((await call("get-checkout-session", { sessionId: first }, ada)).status).toBe(200);
  expect(await outcomeOf(second, ada)).toMatchObject({ outcome: "second" });
  await runTasks();
  expect(await outcomeOf(second, ada)).toMatchObject({ outcome: "second" });
  const { subscribed } = await (await call("get-checkout-session", { sessionId: first }, ada)).json();
  expect(subscribed).toBe(true);
});

test("a plain form is led back with what came of its checkout", async () => {
  const session = await open("monthly");
  const answer = await request("/functions/v1/get-checkout-session", {
    method: "POST",
    body: new URLSearchParams({ sessionId: session }),
    headers: { origin: "http://localhost:3000" },
  });
  expect(answer.headers.get("location")).toBe("/?notice=payment-unpaid");
  const [order] = await db.select().from(checkouts).where(eq(checkouts.stripeSessionId, session));
  expect(order?.fulfilledAt).toBeNull();
});

test("the eleventh checkout in an hour says when the next one is possible", async () => {
  for (let count = 0; count < 10; count++) await call("create-checkout", { priceId: "weekly" });
  const last = await call("create-checkout", { priceId: "weekly" });
  expect(last.status).toBe(429);
  expect((await last.json()).error).toMatch(/^Too many checkouts this hour\. Try again at \d\d:\d\d UTC\.$/);
});

type Given = Parameters<typeof unpaidState>[0];

test.each([
  [{ status: "open" }, "unpaid"],
  [{ status: "complete", subscription: { status: "incomplete" } }, "pending"],
  [{ status: "complete", subscription: { status: "incomplete_expired" } }, "failed"],
  [{ status: "complete", payment_intent: { status: "processing" } }, "pending"],
  [{ status: "complete", payment_intent: { status: "requires_payment_method" } }, "failed"],
  [{ status: "complete", subscription: null, payment_intent: null }, "pending"],
])("unpaidState reads %j as %s", (session, state) => {
  expect(unpaidState(session as unknown as Given)).toBe(state);
});
