import { createServer } from "node:http";
import Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { env } from "#core/platform/env.server.ts";
import { apiVersion, stripe } from "#core/platform/stripe.server.ts";
import { startTestStripe } from "#test/stand-ins.ts";
import { refuseWrongPrices } from "./check-prices.ts";
import { setUpPrices } from "./set-up-prices.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
beforeEach(async () => {
  local = await startTestStripe();
});
afterEach(() => local.close());

async function sell(key: string, params: Partial<Stripe.PriceCreateParams>) {
  const product = "waymark_premium";
  await stripe().prices.create({
    currency: "usd",
    product,
    lookup_key: key,
    transfer_lookup_key: true,
    ...params,
  });
}

test("requirePrices accepts the four prices of our pages", async () => {
  await expect(refuseWrongPrices()).resolves.toBeUndefined();
});

test("requirePrices names a wrong amount, currency or interval", async () => {
  await sell("weekly", { unit_amount: 400, recurring: { interval: "week" } });
  await sell("monthly", { unit_amount: 900, recurring: { interval: "year" } });
  await sell("yearly", { unit_amount: 2900, currency: "eur", recurring: { interval: "year" } });
  await expect(refuseWrongPrices()).rejects.toThrow(
    "The configuration is not usable:\n  the price weekly at Stripe is not USD 3 a week\n  the price monthly",
  );
  await expect(refuseWrongPrices()).rejects.toThrow("yearly at Stripe is not USD 29 a year");
});

test("setUpPrices corrects wrong prices, and changes nothing the second time", async () => {
  await sell("weekly", { unit_amount: 400, recurring: { interval: "week" } });
  await sell("moved", { unit_amount: 1 });
  const first = await setUpPrices();
  expect(first.map(({ key, outcome }) => `${key} ${outcome}`)).toEqual([
    "weekly replaced",
    "monthly there",
    "yearly there",
    "featured_post there",
  ]);
  const again = await setUpPrices();
  expect(again.map(({ outcome }) => outcome)).toEqual(["there", "there", "there", "there"]);
  expect(again.map(({ price }) => price)).toEqual(first.map(({ price }) => price));
  await expect(refuseWrongPrices()).resolves.toBeUndefined();
});

test("requirePrices refuses a rejected key, but not an outage", async () => {
  local.settings.outage = 401;
  await expect(refuseWrongPrices()).rejects.toThrow("STRIPE_SECRET_KEY");
  local.settings.outage = 500;
  await expect(refuseWrongPrices()).resolves.toBeUndefined();
});

test("requirePrices asks an unresponsive Stripe once and briefly", async () => {
  await local.close();
  let asked = 0;
  const silent = createServer(() => asked++).listen(Number(new URL(String(env.STRIPE_API_URL)).port));
  const start = performance.now();
  await refuseWrongPrices();
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(asked).toBe(1);
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
  local = await startTestStripe();
});

test("apiVersion is the version of the SDK's types", () => {
  expect(apiVersion).toBe(Stripe.API_VERSION);
});
