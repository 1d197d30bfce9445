import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findPlan } from "#core/billing/plans.ts";
import { checkouts } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { dollars } from "#core/text/price.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";
import { startTestStripe } from "#test/stand-ins.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  local = await startTestStripe();
});
afterAll(() => local.close());
beforeEach(async () => {
  local.settings.outage = null;
  await emptyDatabase();
});

const names = ["check-subscription", "create-checkout", "get-checkout-session", "customer-portal"];

function call(name: string, fields: object = {}, headers: Record<string, string> = {}) {
  return request(`/functions/v1/${name}`, {
    method: "POST",
    body: JSON.stringify(fields),
    headers: { "content-type": "application/json", origin: "http://localhost:3000", ...headers },
  });
}

function submit(name: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return request(`/functions/v1/${name}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { accept: "text/html", origin: "http://localhost:3000", ...headers },
  });
}

async function buy(email: string, headers?: Record<string, string>, plan = "monthly") {
  const known = (await db.select().from(checkouts)).map(({ id }) => id);
  expect((await call("create-checkout", { priceId: plan }, headers)).status).toBe(200);
  const order = (await db.select().from(checkouts)).find(({ id }) => !known.includes(id));
  const session = String(order?.stripeSessionId);
  local.pay(session, { email });
  return session;
}

test("a function answers JSON to any caller that sends no form", async () => {
  const asked = (headers: Record<string, string>, body?: BodyInit) =>
    request("/functions/v1/check-subscription", { method: "POST", headers, body });
  const calls: Record<string, string>[] = [{}, { accept: "text/html" }, { "content-type": "text/plain" }];
  for (const headers of calls) {
    const answer = await asked(headers);
    expect([answer.status, await answer.json()]).toEqual([401, { error: expect.any(String) }]);
  }
  const form = new FormData();
  form.set("any", "thing");
  for (const body of [new URLSearchParams({ any: "thing" }), form])
    expect((await asked({ accept: "*/*" }, body)).status).toBe(303);
  const program = await asked({ accept: "application/json" }, new URLSearchParams({ any: "thing" }));
  expect(program.status).toBe(401);
});

test("a function takes only POST, and none from another site", async () => {
  for (const name of names) {
    const asked = await request(`/functions/v1/${name}`);
    expect(asked.status, name).toBe(405);
    expect(asked.headers.get("allow")).toBe("POST");
    const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    expect((await call(name, {}, foreign)).status, name).toBe(403);
  }
});

describe("check-subscription and customer-portal", () => {
  test("require a sign-in", async () => {
    for (const name of ["check-subscription", "customer-portal"]) {
      const answer = await call(name);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ error: "Please sign in first." });
      const form = await submit(name, {});
      expect([form.status, form.headers.get("location")]).toEqual([303, "/auth?next=%2Fdashboard"]);
    }
  });

  test("answer a free member, and offer no portal without a purchase", async () => {
    const headers = await signIn("ada@example.com");
    const answer = await call("check-subscription", {}, headers);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const none = { subscribed: false, product_id: null, subscription_end: null, plan: null };
    const notice = { title: "Subscription Status Updated", text: "No active subscription found" };
    expect(await answer.json()).toEqual({ ...none, notice });
    const form = await submit("check-subscription", {}, headers);
    expect(form.headers.get("location")).toBe("/dashboard?notice=subscription-none");
    expect((await call("customer-portal", {}, headers)).status).toBe(404);
    const portal = await submit("customer-portal", {}, headers);
    expect(portal.headers.get("location")).toBe("/dashboard?notice=portal-failed");
  });

  test("answer a purchase before any webhook, and lead to the portal", async () => {
    const headers = await signIn("ada@example.com");
    await buy("ada@example.com", headers);
    const answer = await (await call("check-subscription", {}, headers)).json();
    expect(answer).toMatchObject({ subscribed: true, plan: "monthly", product_id: "monthly" });
    expect(Date.parse(answer.subscription_end)).toBeGreaterThan(Date.now());
    const { url } = await (await call("customer-portal", {}, headers)).json();
    expect(await (await fetch(url)).text()).toContain(dollars(findPlan("monthly")?.cents ?? 0));
    const form = await submit("customer-portal", {}, headers);
    expect(form.status).toBe(303);
    expect(form.headers.get("location")).toContain("/portal/");
  });

  test("answer what we know while Stripe is out, and say that it was not checked", async () => {
    const headers = await signIn("bo@example.com");
    const sessionId = await buy("bo@example.com", headers);
    await call("get-checkout-session", { sessionId }, headers);
    local.settings.outage = 503;
    const answer = await call("check-subscription", {}, headers);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ subscribed: true, plan: "monthly", checked: false });
    const form = await submit("check-subscription", {}, headers);
    expect(form.headers.get("location")).toBe("/dashboard?notice=subscription-check-failed");
  });
});

describe("create-checkout", () => {
  test("answers the address of Stripe's page, with the analytics of the cookies", async () => {
    const cookie = "other=1; datafast_visitor_id=visitor-1; datafast_session_id=bad id";
    const { url } = await (await call("create-checkout", { priceId: "weekly" }, { cookie })).json();
    expect(await (await fetch(url)).text()).toContain(dollars(findPlan("weekly")?.cents ?? 0));
    const [order] = await db.select().from(checkouts);
    const session = await stripe().checkout.sessions.retrieve(String(order?.stripeSessionId));
    expect(session.metadata).toMatchObject({ datafast_visitor_id: "visitor-1" });
    expect(session.metadata).not.toHaveProperty("datafast_session_id");
  });

  test("leads a plain form there, and back to the plans if it fails", async () => {
    const led = await submit("create-checkout", { priceId: "yearly" });
    expect(led.status).toBe(303);
    expect(led.headers.get("location")).toMatch(/\/pay\/cs_test_/);
    const failed = await submit("create-checkout", { priceId: "free" });
    expect(failed.headers.get("location")).toBe("/?notice=checkout-failed#pricing");
  });

  test("refuses other prices, an outage, and who asks too often, in the same words", async () => {
    const error = { error: "Failed to start checkout. Please try again." };
    for (const fields of [
      {},
      { priceId: "featured_post" },
      { priceId: "price_weekly" },
      { priceId: ["weekly"] },
    ]) {
      const answer = await call("create-checkout", fields);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual(error);
    }
    local.settings.outage = 503;
    expect((await call("create-checkout", { priceId: "weekly" })).status).toBe(502);
    local.settings.outage = null;
    const answers: Response[] = [];
    for (let count = 0; count < 10; count++)
      answers.push(await call("create-checkout", { priceId: "weekly" }));
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await last?.json())?.error).toMatch(/^Too many checkouts this hour\. Try again at /);
  });

  test("leads to the portal whoever has just paid for another plan", async () => {
    const headers = await signIn("ada@example.com");
    await buy("ada@example.com", headers);
    const { url, portal } = await (await call("create-checkout", { priceId: "yearly" }, headers)).json();
    expect(url).toContain("/portal/");
    expect(portal).toBe(true);
  });
});

describe("get-checkout-session", () => {
  const refusal = { error: "Failed to retrieve payment details. Please contact support." };

  test("tells a visitor who paid which address to sign in with", async () => {
    const sessionId = await buy("ada@example.com");
    const answer = await call("get-checkout-session", { sessionId });
    expect(await answer.json()).toEqual({
      email: "ada@example.com",
      subscribed: false,
      next: "/jobs",
      renewal: expect.stringMatching(/^Renews on \w+ \d+, \d{4}, then every month\. Cancel in two clicks/),
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  test("tells a signed-in buyer their own address, and nobody else", async () => {
    const headers = await signIn("ada@example.com");
    const sessionId = await buy("card-holder@example.com", headers);
    const answer = await call("get-checkout-session", { sessionId }, headers);
    expect(await answer.json()).toMatchObject({ email: "ada@example.com", subscribed: true });
    for (const others of [{}, await signIn("eve@example.com")])
      expect((await call("get-checkout-session", { sessionId }, others)).status).toBe(404);
  });

  test("refuses what is unpaid, unknown, malformed or older than a day", async () => {
    const paid = await buy("ada@example.com");
    await call("get-checkout-session", { sessionId: paid });
    await db.update(checkouts).set({ fulfilledAt: new Date(Date.now() - 25 * hourMs) });
    await call("create-checkout", { priceId: "weekly" });
    const unpaid = (await db.select().from(checkouts)).find((order) => !order.fulfilledAt)?.stripeSessionId;
    for (const sessionId of [paid, unpaid, "cs_test_no", "x", "", null, 7, ["x"]]) {
      const answer = await call("get-checkout-session", { sessionId });
      expect(answer.status).toBe(404);
      const isUnpaid = sessionId === unpaid;
      expect(await answer.json()).toEqual(
        isUnpaid
          ? { error: "This checkout isn't paid yet. Nothing was charged.", outcome: "unpaid" }
          : { ...refusal, outcome: "unknown" },
      );
    }
  });

  test("answers too many requests with when to come back", async () => {
    const answers: Response[] = [];
    for (let count = 0; count < 11; count++)
      answers.push(await call("get-checkout-session", { sessionId: "cs_test_no" }));
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.at(-1)?.headers.get("retry-after")).toBeTruthy();
  });
});

test("a purchase made signed out belongs to the member with that address alone", async () => {
  const [headers, others] = [await signIn("ada@example.com"), await signIn("eve@example.com")];
  const sessionId = await buy("ada@example.com");
  const told = await (await call("get-checkout-session", { sessionId }, others)).json();
  expect(told).toMatchObject({ email: "ada@example.com", subscribed: false });
  const own = await (await call("get-checkout-session", { sessionId }, headers)).json();
  expect(own).toMatchObject({ email: "ada@example.com", subscribed: true });
  expect((await call("get-checkout-session", { sessionId }, others)).status).toBe(404);
});

describe("the way back from a payment", () => {
  async function returnTo(next: unknown, headers?: Record<string, string>) {
    const known = (await db.select().from(checkouts)).map(({ id }) => id);
    const started = await call("create-checkout", { priceId: "weekly", next }, headers);
    const order = (await db.select().from(checkouts)).find(({ id }) => !known.includes(id));
    expect((await started.json()).next).toBe(order?.next);
    return order?.next;
  }

  test("leads to the list of the click, and to all jobs from anywhere else", async () => {
    expect(await returnTo("/jobs?location=utah&facts=housing")).toBe("/jobs?location=utah&facts=housing");
    expect(await returnTo("/?location=utah&upgrade=true")).toBe("/jobs?location=utah");
    for (const next of ["/dashboard", "/no-such-page", "//evil.example/jobs", undefined])
      expect(await returnTo(next), String(next)).toBe("/jobs");
  });

  test("follows the last click where a checkout is still open", async () => {
    const headers = await signIn("ada@example.com");
    await returnTo("/jobs?location=utah", headers);
    await call("create-checkout", { priceId: "weekly", next: "/jobs?location=maine" }, headers);
    expect((await db.select().from(checkouts)).map(({ next }) => next)).toEqual(["/jobs?location=maine"]);
  });

  test("needs no script: the form's own page is remembered, and a button leads there", async () => {
    const headers = await signIn("ada@example.com");
    const referer = "http://localhost:3000/?location=utah";
    await submit("create-checkout", { priceId: "monthly" }, { ...headers, referer });
    const [order] = await db.select().from(checkouts);
    const sessionId = String(order?.stripeSessionId);
    local.pay(sessionId, { email: "ada@example.com" });
    const led = await submit("get-checkout-session", { sessionId }, headers);
    expect(led.status).toBe(303);
    expect(led.headers.get("location")).toBe("/jobs?location=utah&notice=payment-successful");
    const page = await request("/jobs?location=utah&notice=payment-successful", { headers });
    expect(await page.text()).toContain("Your subscription is now active. Loading all jobs...");
  });

  test("leads somebody who paid first over the sign-in", async () => {
    const referer = "http://localhost:3000/jobs?location=utah";
    await submit("create-checkout", { priceId: "monthly" }, { referer });
    const [order] = await db.select().from(checkouts);
    const sessionId = String(order?.stripeSessionId);
    local.pay(sessionId, { email: "bo@example.com" });
    const led = await submit("get-checkout-session", { sessionId });
    expect(led.headers.get("location")).toBe("/auth?next=%2Fjobs%3Flocation%3Dutah");
  });

  test("a page of another site is not remembered", async () => {
    await submit("create-checkout", { priceId: "monthly" }, { referer: "https://evil.example/jobs?title=x" });
    const [order] = await db.select().from(checkouts);
    expect(order?.next).toBe("/jobs");
  });
});
