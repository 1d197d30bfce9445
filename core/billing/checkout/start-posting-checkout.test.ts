import { eq, isNull, sql } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { checkouts } from "#core/billing/tables.ts";
import { postingToken, readPostingToken } from "#core/mail/posting-links.ts";
import { db } from "#core/platform/db.server.ts";
import { signText } from "#core/platform/signed-links.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { offer } from "#core/postings/offer.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { makePostingInput } from "#test/posting-input.ts";
import { startTestStripe } from "#test/stand-ins.ts";
import { startPostingCheckout, startRenewalCheckout } from "./start-posting-checkout.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  local = await startTestStripe();
});
afterAll(() => local.close());
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  local.settings.outage = null;
  await emptyDatabase();
});

const analytics = { visitorId: null, sessionId: null };
const asker = { clientAddress: "192.0.2.1", analytics };

function start(overrides: Parameters<typeof makePostingInput>[0] = {}, token: unknown = null) {
  return startPostingCheckout(makePostingInput(overrides), token, asker);
}

async function open(overrides: Parameters<typeof makePostingInput>[0] = {}, token: unknown = null) {
  const started = await start(overrides, token);
  if (!started.ok) throw new Error(started.reason);
  return { ...started, session: sessionIn(started.url) };
}

function sessionIn(url: string): string {
  return url.split("/").at(-1) ?? "";
}

async function reminders(): Promise<number[]> {
  const { rows } = await db.execute<{ wait: number }>(
    sql`select extract(epoch from start_after - now())::float8 as wait from pgboss.job where name = 'postings.remind'`,
  );
  return rows.map(({ wait }) => wait);
}

test("startPostingCheckout stores the posting as pending before it opens a session", async () => {
  const started = await startPostingCheckout(makePostingInput(), null, {
    ...asker,
    analytics: { visitorId: "visitor-1", sessionId: "session-1" },
  });
  const [posting] = await db.select().from(postedJobs);
  const [order] = await db.select().from(checkouts);
  expect(posting).toMatchObject({ title: "Head River Guide", status: "pending", isPaid: false });
  expect(order).toMatchObject({
    purpose: "job_post",
    plan: "featured_post",
    postingId: posting?.id,
    isRenewal: false,
    livemode: false,
  });
  const token = postingToken(String(posting?.id), 0);
  const session = await stripe().checkout.sessions.retrieve(String(order?.stripeSessionId));
  expect(started).toEqual({ ok: true, url: session.url, token });
  expect(session).toMatchObject({
    mode: "payment",
    amount_total: offer.cents,
    customer_email: "boss@summit.example",
    customer_creation: "if_required",
    allowed_payment_method_types: ["card"],
    client_reference_id: order?.id,
    success_url: "http://localhost:3000/post-job/success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: `http://localhost:3000/post-job?token=${token}`,
    metadata: {
      purpose: "job_post",
      checkout_id: order?.id,
      posting_id: posting?.id,
      datafast_visitor_id: "visitor-1",
      datafast_session_id: "session-1",
    },
  });
  local.pay(session.id, { email: "boss@summit.example" });
  const paid = await stripe().checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] });
  expect(paid.payment_intent).toMatchObject({ metadata: session.metadata });
});

test("startPostingCheckout stores nothing invalid and counts nothing", async () => {
  for (let count = 0; count < 12; count++)
    expect(await start({ title: "Guide" })).toEqual({
      ok: false,
      reason: "invalid",
      errors: { title: "Title must be at least 10 characters" },
    });
  expect(await db.$count(postedJobs)).toBe(0);
  for (let count = 0; count < 10; count++) expect((await start()).ok).toBe(true);
  expect(await start()).toMatchObject({ ok: false, reason: "too-many", limit: 10 });
});

test("startPostingCheckout changes the posting on a second try and keeps its session", async () => {
  const first = await open();
  const second = await open({ title: "Head Guide of the River" }, first.token);
  expect(second).toEqual(first);
  expect(await db.select().from(postedJobs)).toMatchObject([{ title: "Head Guide of the River" }]);
});

test("startPostingCheckout opens one session for simultaneous clicks", async () => {
  const first = await open();
  await stripe().checkout.sessions.expire(first.session);
  const clicks = await Promise.all([1, 2, 3, 4].map(() => open({}, first.token)));
  expect(new Set(clicks.map(({ url }) => url)).size).toBe(1);
  expect(clicks[0]?.url).not.toBe(first.url);
  expect(await db.$count(checkouts)).toBe(1);
  expect(await db.$count(postedJobs)).toBe(1);
});

test("startPostingCheckout replaces a session that is about to expire", async () => {
  const now = Date.now();
  const first = await open();
  const at = (seconds: number) => new Date(now + seconds * 1000);
  const again = (when: Date) => startPostingCheckout(makePostingInput(), first.token, asker, when);
  expect(await again(at(24 * 3600 - 90))).toMatchObject({ url: first.url });
  const late = await again(at(24 * 3600 - 30));
  expect(late).toMatchObject({ ok: true, token: first.token });
  expect(late).not.toMatchObject({ url: first.url });
});

test("startPostingCheckout withdraws the session of a former contact address", async () => {
  const first = await open({ contact_email: "bos@summit.example" });
  const second = await open({}, first.token);
  expect(second.token).toBe(first.token);
  const sessions = [first, second].map(({ session }) => stripe().checkout.sessions.retrieve(session));
  expect(await Promise.all(sessions)).toMatchObject([
    { status: "expired" },
    { status: "open", customer_email: "boss@summit.example" },
  ]);
});

test("a checkout paid while it is withdrawn activates the posting", async () => {
  const first = await open({ contact_email: "bos@summit.example" });
  const { sessions } = stripe().checkout;
  const expire = sessions.expire.bind(sessions);
  vi.spyOn(sessions, "expire").mockImplementationOnce((id) => {
    local.pay(id, { email: "bos@summit.example" });
    return expire(id);
  });
  expect(await start({}, first.token)).toEqual({ ok: false, reason: "paid", token: first.token });
  expect(await db.select().from(postedJobs)).toMatchObject([
    { status: "active", contactEmail: "bos@summit.example" },
  ]);
});

test("startPostingCheckout leads to none if the former checkout cannot be withdrawn", async () => {
  const first = await open({ contact_email: "bos@summit.example" });
  vi.spyOn(stripe().checkout.sessions, "expire").mockImplementationOnce(() => {
    throw new Stripe.errors.StripeConnectionError({ message: "no answer", type: "api_error" });
  });
  expect(await start({}, first.token)).toEqual({ ok: false, reason: "unavailable", token: first.token });
});

test("startPostingCheckout emails the way back once, after ten minutes", async () => {
  const { token } = await open();
  await open({ title: "Head Guide of the River" }, token);
  const [wait, ...others] = await reminders();
  expect(others).toHaveLength(0);
  expect(wait).toBeGreaterThan(590);
  expect(wait).toBeLessThan(601);
  await open();
  expect(await reminders()).toHaveLength(2);
});

test("startPostingCheckout leaves a posting alone that was paid in another tab", async () => {
  const { session, token } = await open();
  local.pay(session, { email: "boss@summit.example" });
  const told = { ok: false, reason: "paid", token };
  expect(await start({ title: "Head Guide of the River" }, token)).toEqual(told);
  expect(await start({ title: "Head Guide of the River" }, token)).toEqual(told);
  const [posting] = await db.select().from(postedJobs);
  expect(posting).toMatchObject({ title: "Head River Guide", isPaid: true, status: "active" });
});

test("startPostingCheckout opens another session while a payment is slow", async () => {
  const { session, token } = await open();
  local.payLater(session, "boss@summit.example");
  expect((await open({}, token)).session).not.toBe(session);
});

test("startPostingCheckout makes a new posting for an unknown token", async () => {
  const id = crypto.randomUUID();
  const others = [
    "",
    "x",
    7,
    { id },
    id,
    signText("alert", id),
    postingToken(id, 0),
    `${postingToken(id, 0)}x`,
  ];
  for (const token of others)
    expect(
      await startPostingCheckout(makePostingInput(), token, { clientAddress: id, analytics }),
    ).toMatchObject({ ok: true });
  expect(await db.$count(postedJobs)).toBe(others.length);
});

test("startPostingCheckout stores the posting while Stripe does not answer", async () => {
  local.settings.outage = 503;
  const failed = await start();
  const [posting] = await db.select().from(postedJobs);
  const token = postingToken(String(posting?.id), 0);
  expect(failed).toEqual({ ok: false, reason: "unavailable", token });
  expect(await reminders()).toHaveLength(1);
  expect(await start({ title: "Head Guide of the River" }, token)).toEqual(failed);
  local.settings.outage = null;
  expect((await open({ contact_email: "other@summit.example" }, token)).token).toBe(token);
  expect(await db.$count(checkouts)).toBe(1);
});

test("startRenewalCheckout opens one session for many clicks", async () => {
  const posting = await insertPostedJob();
  const tenTimes = Array.from({ length: 10 }, () => startRenewalCheckout(posting.id, asker));
  const clicks = await Promise.all(tenTimes);
  expect(new Set(clicks.map((click) => click.ok && click.url)).size).toBe(1);
  const [order, ...others] = await db.select().from(checkouts);
  expect(others).toHaveLength(0);
  expect(order).toMatchObject({ purpose: "job_post", postingId: posting.id, isRenewal: true });
  expect(await stripe().checkout.sessions.retrieve(String(order?.stripeSessionId))).toMatchObject({
    customer_email: posting.contactEmail,
    cancel_url: `http://localhost:3000/post-job/manage?token=${postingToken(posting.id, 0)}`,
  });
});

test("startRenewalCheckout opens another session after a paid one", async () => {
  const posting = await insertPostedJob();
  await startRenewalCheckout(posting.id, asker);
  const [order] = await db.select().from(checkouts);
  local.pay(String(order?.stripeSessionId), { email: posting.contactEmail });
  const clicks = await Promise.all([1, 2, 3].map(() => startRenewalCheckout(posting.id, asker)));
  expect(new Set(clicks.map((click) => click.ok && click.url)).size).toBe(1);
  expect(await db.$count(checkouts, isNull(checkouts.fulfilledAt))).toBe(1);
  expect(
    await db
      .select()
      .from(checkouts)
      .where(eq(checkouts.id, String(order?.id))),
  ).toMatchObject([{ fulfilledAt: expect.any(Date) }]);
});

test("startRenewalCheckout opens another session while a payment is slow", async () => {
  const { id, contactEmail, expiresAt } = await insertPostedJob();
  const first = await startRenewalCheckout(id, asker);
  local.payLater(sessionIn(first.ok ? first.url : ""), contactEmail);
  const second = await startRenewalCheckout(id, asker);
  const session = sessionIn(second.ok ? second.url : "");
  local.pay(session, { email: contactEmail });
  expect(await fulfilCheckout(session)).toMatchObject({ checkout: { postingId: id, isRenewal: true } });
  const [renewed] = await db.select().from(postedJobs);
  expect(renewed?.expiresAt).toEqual(new Date(Number(expiresAt) + offer.days * dayMs));
});

test("startRenewalCheckout ignores an open first checkout", async () => {
  const { session, token } = await open();
  local.payLater(session, "boss@summit.example");
  const leftOpen = await open({}, token);
  local.settle(session, "succeeded");
  await fulfilCheckout(session);
  const renewal = await startRenewalCheckout(String(readPostingToken(token)?.id), asker);
  expect(renewal.ok && sessionIn(renewal.url)).not.toBe(leftOpen.session);
  expect(await db.select().from(checkouts).where(eq(checkouts.isRenewal, true))).toHaveLength(1);
});

test("startRenewalCheckout respects status, limit and Stripe's availability", async () => {
  const told = { ok: false, reason: "not-renewable" };
  for (const status of ["pending", "hidden"] as const)
    expect(await startRenewalCheckout((await insertPostedJob({ status })).id, asker), status).toEqual(told);
  expect(await startRenewalCheckout(crypto.randomUUID(), asker)).toEqual(told);
  const { id } = await insertPostedJob();
  local.settings.outage = 503;
  expect(await startRenewalCheckout(id, asker)).toEqual({ ok: false, reason: "unavailable" });
  local.settings.outage = null;
  for (let count = 1; count < 10; count++) expect((await startRenewalCheckout(id, asker)).ok).toBe(true);
  expect(await startRenewalCheckout(id, asker)).toMatchObject({ ok: false, reason: "too-many" });
});
