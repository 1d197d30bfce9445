import Stripe from "stripe";
import { featuredPost, plans } from "#core/billing/plans.ts";
import { listPrices } from "#core/billing/prices.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";

export const offers: { key: string; cents: number; interval: string | null }[] = [
  ...plans.map(({ key, cents, interval }) => ({ key, cents, interval })),
  { ...featuredPost, interval: null },
];

export const impatient = { timeout: 2_500, maxNetworkRetries: 0 };

export function priceFault(offer: (typeof offers)[number], price: Stripe.Price | undefined): string | null {
  const { key, cents, interval } = offer;
  if (!price) return `Stripe has no active price with the lookup key ${key}`;
  const isSame =
    price.unit_amount === cents &&
    price.currency === "usd" &&
    (price.recurring?.interval ?? null) === interval &&
    (price.recurring?.interval_count ?? 1) === 1;
  if (isSame) return null;
  return `the price ${key} at Stripe is not USD ${cents / 100}${interval ? ` a ${interval}` : ", once"}`;
}

/** If Stripe can't be reached, the server starts anyway. */
export async function requirePrices(): Promise<void> {
  if (!env.STRIPE_API_URL) await refuseWrongPrices();
}

export async function refuseWrongPrices(): Promise<void> {
  const faults = await findFaults();
  if (!faults.length) return;
  const lines = faults.map((fault) => `\n  ${fault}`).join("");
  throw new Error(`The configuration is not usable:${lines}\nRun npm run stripe-setup. See docs/deploy.md.`);
}

async function findFaults(): Promise<string[]> {
  try {
    const prices = await listPrices(impatient);
    return offers.flatMap((offer) => {
      const price = prices.find(({ lookup_key }) => lookup_key === offer.key);
      return priceFault(offer, price) ?? [];
    });
  } catch (error) {
    const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
    if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError)
      return ["STRIPE_SECRET_KEY: Stripe does not accept this key, or not for reading prices"];
    logger.warn({ err: error }, "Stripe could not be asked for its prices");
    return [];
  }
}
