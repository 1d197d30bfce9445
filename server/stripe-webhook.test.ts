import Stripe from "stripe";
import { beforeEach, expect, test } from "vitest";
import { emptyDatabase } from "#test/factories.ts";
import { request } from "#test/request.ts";

beforeEach(emptyDatabase);

const signer = new Stripe("sk_test_signer");

function post(payload: string, given: { path?: string; signature?: string; headers?: object } = {}) {
  const signature =
    given.signature ?? signer.webhooks.generateTestHeaderString({ payload, secret: "whsec_test" });
  return request(given.path ?? "/webhooks/stripe", {
    method: "POST",
    body: payload,
    headers: { "content-type": "application/json", "stripe-signature": signature, ...given.headers },
  });
}

const event = (changes: object = {}) =>
  JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: "event",
    type: "invoice.paid",
    livemode: false,
    data: { object: { id: "in_1", object: "invoice" } },
    ...changes,
  });

test("the webhook answers a signed event with 200, each time", async () => {
  const payload = event();
  const answers = [
    await post(payload),
    await post(payload),
    await post(event(), { headers: { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" } }),
    await post(event({ type: "price.created" })),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    "stored",
    "repeated",
    "stored",
    "ignored",
  ]);
});

test("the webhook redirects no spelling of its address", async () => {
  for (const path of [
    "/webhooks/stripe/",
    "/webhooks/stripe?source=1",
    "/webhooks/stripe/?",
    "/Webhooks/Stripe",
  ]) {
    const { status } = await post(event(), { path });
    expect(status, path).toBe(path.startsWith("/W") ? 404 : 200);
  }
});

test("the webhook answers 400 without a good signature, and no reason", async () => {
  for (const signature of ["", "t=1,v1=0", "v1=", "t=9999999999999999999999,v1=x"]) {
    const answer = await post(event(), { signature });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe("the signature does not match");
  }
});

test("the webhook refuses oversized bodies unread", async () => {
  expect((await post("x".repeat(10 * 1024 * 1024))).status).toBe(413);
  expect((await post(event({ padding: "x".repeat(200 * 1024) }))).status).toBe(200);
});

test("the webhook shows browsers nothing", async () => {
  expect((await request("/webhooks/stripe")).status).toBe(404);
});
