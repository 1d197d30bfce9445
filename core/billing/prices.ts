import type Stripe from "stripe";
import { featuredPost, findPlan, type OfferKey, type Plan, plans } from "#core/billing/plans.ts";
import { stripe } from "#core/platform/stripe.server.ts";

const rememberMs = 5 * 60_000;
let remembered: { at: number; prices: Promise<Stripe.Price[]> } | null = null;

export async function findPrice(key: OfferKey): Promise<Stripe.Price> {
  const found = (await rememberedPrices()).find((price) => price.lookup_key === key);
  if (!found)
    throw new Error(`Stripe has no active price with the lookup key ${key}: run npm run stripe-setup.`);
  return found;
}

export async function listPrices(options?: Stripe.RequestOptions): Promise<Stripe.Price[]> {
  const keys = [...plans.map((plan) => plan.key), featuredPost.key];
  const { data } = await stripe().prices.list({ lookup_keys: keys, active: true, limit: 100 }, options);
  return data;
}

/** A price that gave its lookup key to a successor is recognized by its interval. Null if it isn't ours. */
export function planOf(price: Stripe.Price | null | undefined): Plan | null {
  if (!price) return null;
  if (price.lookup_key) return findPlan(price.lookup_key);
  return plans.find((plan) => plan.interval === price.recurring?.interval) ?? null;
}

/** A price that gave its lookup key to a successor is recognized as the only one-time price. */
export function isFeaturedPrice(price: Stripe.Price | null | undefined): boolean {
  if (!price || price.recurring) return false;
  return price.lookup_key === null || price.lookup_key === featuredPost.key;
}

function rememberedPrices(): Promise<Stripe.Price[]> {
  if (remembered && Date.now() - remembered.at < rememberMs) return remembered.prices;
  const asked = { at: Date.now(), prices: listPrices() };
  remembered = asked;
  asked.prices.catch(() => {
    if (remembered === asked) remembered = null;
  });
  return asked.prices;
}
