import Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clientOf, openSession, post, secret, startWithReceiver } from "./receiver.ts";

let place: Awaited<ReturnType<typeof startWithReceiver>>;
beforeEach(async () => {
  place = await startWithReceiver();
});
afterEach(() => place.close());

test("a subscription is bought on the hosted page, announced by signed webhooks and read back", async () => {
  const { stripe, local, received, types } = place;
  const open = await openSession(stripe, { subscription_data: { metadata: { order: "order-1" } } });
  expect(open).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    amount_total: 900,
    subscription: null,
  });
  const page = await (await fetch(String(open.url))).text();
  expect(page).toContain("$9.00<small> per month");

  const paid = await post(open.url, { action: "pay", email: "ada@example.com", card: "succeeds" });
  expect(paid.status).toBe(303);
  expect(paid.headers.get("location")).toBe(`http://shop.test/?payment=success&session_id=${open.id}`);

  const session = await stripe.checkout.sessions.retrieve(open.id, {
    expand: ["line_items", "subscription"],
  });
  expect(session).toMatchObject({ status: "complete", payment_status: "paid" });
  expect(session.customer_details?.email).toBe("ada@example.com");
  expect(session.line_items?.data[0]?.price?.lookup_key).toBe("monthly");
  const subscription = session.subscription as Stripe.Subscription;
  expect(subscription).toMatchObject({ status: "active", metadata: { order: "order-1" } });
  expect(subscription.items.data[0]?.current_period_end).toBeGreaterThan(Date.now() / 1000 + 27 * 86_400);

  await local.deliveries.settled();
  expect(types()).toEqual([
    "customer.created",
    "customer.subscription.created",
    "invoice.paid",
    "checkout.session.completed",
  ]);
  const last = received[3];
  if (!last) throw new Error("no webhook");
  const event = stripe.webhooks.constructEvent(last.payload, last.signature, secret);
  expect(event.data.object).toMatchObject({ id: open.id, status: "complete" });
  expect(() => stripe.webhooks.constructEvent(`${last.payload} `, last.signature, secret)).toThrow(
    Stripe.errors.StripeSignatureVerificationError,
  );
  expect(() => stripe.webhooks.constructEvent(last.payload, last.signature, "whsec_other")).toThrow(
    Stripe.errors.StripeSignatureVerificationError,
  );
});

test("a featured post is paid once, and its refund and dispute are announced", async () => {
  const { stripe, local, types } = place;
  const open = await openSession(stripe, {
    mode: "payment",
    line_items: [{ price: "price_featured_post", quantity: 1 }],
    payment_intent_data: { metadata: { purpose: "job_post" } },
  });
  local.pay(open.id, { email: "boss@example.com" });
  const session = await stripe.checkout.sessions.retrieve(open.id, {
    expand: ["payment_intent.latest_charge"],
  });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  expect(session).toMatchObject({ amount_total: 19_900, customer: null, subscription: null });
  expect(intent).toMatchObject({ amount_received: 19_900, metadata: { purpose: "job_post" } });
  expect(intent.latest_charge).toMatchObject({ object: "charge", paid: true });

  const refund = () => stripe.refunds.create({ payment_intent: intent.id });
  const first = local.dispute(open.id);
  await expect(refund()).rejects.toMatchObject({ code: "charge_disputed" });
  local.closeDispute(first.id, "won");
  await refund();
  await expect(refund()).rejects.toMatchObject({ code: "charge_already_refunded" });
  local.closeDispute(local.dispute(intent.id).id, "lost");
  const charged = await stripe.charges.retrieve(String(first.charge), { expand: ["payment_intent"] });
  expect(charged).toMatchObject({ refunded: true, payment_intent: { metadata: { purpose: "job_post" } } });
  await local.deliveries.settled();
  expect(types()).toEqual(
    expect.arrayContaining(["charge.dispute.created", "charge.dispute.closed", "charge.refunded"]),
  );
});

test("the page of a featured post says what it costs and is, once, and knows the payer", async () => {
  const { stripe } = place;
  const { id, url } = await openSession(stripe, {
    mode: "payment",
    line_items: [{ price: "price_featured_post", quantity: 1 }],
    customer_email: "boss@example.com",
    customer_creation: "if_required",
  });
  const page = await (await fetch(String(url))).text();
  expect(page).toContain("$199.00<small></small>");
  expect(page).toContain("Featured job, 30 days");
  expect(page).toContain("boss@example.com");
  expect((await post(url, { action: "pay", card: "succeeds" })).status).toBe(303);
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    payment_status: "paid",
    customer: null,
    customer_details: { email: "boss@example.com" },
  });
});

test("a payment that comes later completes the session unpaid, then succeeds or fails", async () => {
  const { stripe, local, types } = place;
  const featured: Partial<Stripe.Checkout.SessionCreateParams> = {
    mode: "payment",
    line_items: [{ price: "price_featured_post", quantity: 1 }],
  };
  const [good, bad] = [await openSession(stripe, featured), await openSession(stripe, featured)];
  for (const { id } of [good, bad]) local.payLater(id, "boss@example.com");
  expect(await stripe.checkout.sessions.retrieve(good.id)).toMatchObject({
    status: "complete",
    payment_status: "unpaid",
  });
  local.settle(good.id, "succeeded");
  local.settle(bad.id, "failed");
  expect((await stripe.checkout.sessions.retrieve(good.id)).payment_status).toBe("paid");
  expect((await stripe.checkout.sessions.retrieve(bad.id)).payment_status).toBe("unpaid");
  await local.deliveries.settled();
  expect(types()).toEqual(
    expect.arrayContaining([
      "checkout.session.async_payment_succeeded",
      "checkout.session.async_payment_failed",
    ]),
  );
});

test("a declined card leaves the session open, 3-D Secure can fail or pass, two clicks pay once", async () => {
  const { stripe } = place;
  const { id, url } = await openSession(stripe, { customer_email: "ada@example.com" });
  const declined = await post(url, { action: "pay", card: "declined" });
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain("Your card was declined");
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("open");

  expect(await (await post(url, { action: "pay", card: "authentication" })).text()).toContain(
    "Your bank asks",
  );
  expect((await post(url, { action: "refuse", card: "authentication" })).status).toBe(402);
  const confirm = { action: "confirm", card: "authentication" };
  const both = await Promise.all([post(url, confirm), post(url, confirm)]);
  expect(both.map((response) => response.status)).toEqual([303, 303]);
  expect((await stripe.subscriptions.list({ status: "all" })).data).toHaveLength(1);
});

test("canceling leads back to the shop, and typed texts are escaped", async () => {
  const { stripe } = place;
  const { url } = await openSession(stripe);
  expect((await post(url, { action: "cancel" })).headers.get("location")).toBe("http://shop.test/plans");
  const page = await (await post(url, { action: "pay", email: '"><script>', card: "succeeds" })).text();
  expect(page).not.toContain("<script>");
});

test("an expired session cannot be paid", async () => {
  const { stripe } = place;
  const { id, url } = await openSession(stripe);
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: "expired", url: null });
  expect((await post(url, { action: "pay", email: "a@example.com", card: "succeeds" })).status).toBe(410);
  await expect(stripe.checkout.sessions.expire(id)).rejects.toThrow("can be expired");
});

test("an idempotency key repeats its answer, and refuses other parameters", async () => {
  const { stripe } = place;
  const first = await openSession(stripe, {}, { idempotencyKey: "order-1" });
  const again = await openSession(stripe, {}, { idempotencyKey: "order-1" });
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  await expect(
    openSession(stripe, { client_reference_id: "order-2" }, { idempotencyKey: "order-1" }),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test("errors have Stripe's format: key, object, parameter, price and outage", async () => {
  const { stripe, local } = place;
  expect((await fetch(`${local.url}/v1/prices`)).status).toBe(401);
  await expect(clientOf(local, "sk_live_1").prices.list()).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
  await expect(stripe.subscriptions.retrieve("sub_none")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
    requestId: expect.stringMatching(/^req_/),
  });
  await expect(
    openSession(stripe, { consent_collection: {}, tax_id_collection: { enabled: true } }),
  ).rejects.toMatchObject({ code: "parameter_unknown", param: "tax_id_collection" });
  await expect(
    openSession(stripe, { line_items: [{ price: "price_none", quantity: 1 }] }),
  ).rejects.toMatchObject({
    statusCode: 400,
    param: "line_items[0][price]",
  });
  await expect(openSession(stripe, { success_url: "javascript:alert(1)" })).rejects.toMatchObject({
    code: "url_invalid",
    param: "success_url",
  });
  await expect(openSession(stripe, { mode: "payment" })).rejects.toThrow("recurring price");
  local.settings.outage = 503;
  await expect(stripe.prices.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
});

test("prices are found by lookup key with their product", async () => {
  const keys = ["weekly", "monthly", "yearly", "featured_post"];
  const { data } = await place.stripe.prices.list({
    lookup_keys: keys,
    active: true,
    expand: ["data.product"],
  });
  const found = Object.fromEntries(data.map((price) => [price.lookup_key, price]));
  expect(keys.map((key) => found[key]?.unit_amount)).toEqual([300, 900, 2900, 19_900]);
  expect(found.yearly).toMatchObject({
    recurring: { interval: "year" },
    product: { name: "Waymark Premium" },
  });
  expect(found.weekly?.unit_amount_decimal?.toString()).toBe("300");
});

test("the hosted page says beside Pay when a subscription renews, and what the shop says, with its link", async () => {
  const { stripe } = place;
  const pageOf = async (url: string | null) => (await fetch(String(url))).text();
  const message = "Renews every year. See our [Terms](https://shop.test/terms?a=1&b=2) <now>.";
  const yearly = await openSession(stripe, {
    line_items: [{ price: "price_yearly", quantity: 1 }],
    custom_text: { submit: { message } },
  });
  const html = await pageOf(yearly.url);
  expect(html).toMatch(/Renews on \w+ \d+, \d{4}, then every year\./);
  expect(html).toContain(
    'See our <a href="https://shop.test/terms?a=1&amp;b=2" target="_blank">Terms</a> &lt;now&gt;.</p>\n<button class="main"',
  );
  const once = await openSession(stripe, {
    mode: "payment",
    line_items: [{ price: "price_featured_post", quantity: 1 }],
  });
  expect(await pageOf(once.url)).not.toContain("Renews");
});
