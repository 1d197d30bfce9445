import type Stripe from "stripe";
import { listPrices } from "#core/billing/prices.ts";
import { offers, priceFault } from "#core/billing/setup/check-prices.ts";
import { site } from "#core/platform/site.ts";
import { isMissing, stripe } from "#core/platform/stripe.server.ts";
import { offerName } from "#core/postings/offer.ts";

type Offer = (typeof offers)[number];
export type SetUp = { key: string; price: string; outcome: "there" | "created" | "replaced" };

/** Safe to repeat. A wrong price keeps its subscribers but loses its lookup key. */
export async function setUpPrices(options?: Stripe.RequestOptions): Promise<SetUp[]> {
  const prices = await listPrices(options);
  const done: SetUp[] = [];
  for (const offer of offers) {
    const found = prices.find(({ lookup_key }) => lookup_key === offer.key);
    if (found && !priceFault(offer, found)) done.push({ key: offer.key, price: found.id, outcome: "there" });
    else done.push({ key: offer.key, price: await create(offer), outcome: found ? "replaced" : "created" });
  }
  return done;
}

async function create({ key, cents, interval }: Offer): Promise<string> {
  const { id } = await stripe().prices.create({
    currency: "usd",
    unit_amount: cents,
    lookup_key: key,
    transfer_lookup_key: true,
    product: await ensureProduct(interval !== null),
    ...(interval && { recurring: { interval: interval as "week" | "month" | "year" } }),
  });
  return id;
}

/** We choose the ids, so a second run finds the products. */
async function ensureProduct(isSubscription: boolean): Promise<string> {
  const product = isSubscription
    ? { id: "waymark_premium", name: `${site.name} Premium` }
    : { id: "waymark_featured_post", name: offerName };
  try {
    return (await stripe().products.retrieve(product.id)).id;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return (await stripe().products.create(product)).id;
  }
}
