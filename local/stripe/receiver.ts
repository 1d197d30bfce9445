import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { type LocalStripe, startStripe } from "./server.ts";

export const secret = "whsec_test";

export type Received = { payload: string; signature: string };

export async function startWithReceiver(options: { now?: () => Date; file?: string } = {}) {
  const received: Received[] = [];
  const receiver = { status: 200 };
  const server = createServer(async (request, response) => {
    const payload = await text(request);
    if (receiver.status === 200)
      received.push({ payload, signature: String(request.headers["stripe-signature"]) });
    response.writeHead(receiver.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`;
  const local = await startStripe({ ...options, webhook: { url, secret } });
  const types = () => received.map(({ payload }) => (JSON.parse(payload) as Stripe.Event).type);
  const close = async () => {
    await local.close();
    server.closeAllConnections();
    server.close();
  };
  const stripe = clientOf(local);
  await stock(stripe);
  return { local, stripe, received, types, receiver, close };
}

/** Offers for tests, such as `price_weekly` and `price_featured_post`. */
export async function stock(stripe: Stripe) {
  if ((await stripe.prices.list()).data.length) return;
  const offers = [
    { key: "weekly", cents: 300, interval: "week" },
    { key: "monthly", cents: 900, interval: "month" },
    { key: "yearly", cents: 2900, interval: "year" },
    { key: "featured_post", cents: 19_900, interval: null },
  ] as const;
  const { id: product } = await stripe.products.create({ name: "Waymark Premium" });
  const { id: post } = await stripe.products.create({ name: "Featured job, 30 days" });
  for (const { key, cents, interval } of offers)
    await stripe.prices.create({
      currency: "usd",
      unit_amount: cents,
      lookup_key: key,
      product: interval ? product : post,
      ...(interval && { recurring: { interval } }),
    });
}

export function clientOf(local: LocalStripe, key = "sk_test_local"): Stripe {
  const { hostname, port } = new URL(local.url);
  return new Stripe(key, { host: hostname, port, protocol: "http", maxNetworkRetries: 0, telemetry: false });
}

export function openSession(
  stripe: Stripe,
  params: Partial<Stripe.Checkout.SessionCreateParams> = {},
  options?: Stripe.RequestOptions,
) {
  return stripe.checkout.sessions.create(
    {
      mode: "subscription",
      line_items: [{ price: "price_monthly", quantity: 1 }],
      success_url: "http://shop.test/?payment=success&session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "http://shop.test/plans",
      client_reference_id: "order-1",
      metadata: { purpose: "subscription" },
      ...params,
    },
    options,
  );
}

export function post(url: string | null, fields: Record<string, string>): Promise<Response> {
  return fetch(String(url), { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}
