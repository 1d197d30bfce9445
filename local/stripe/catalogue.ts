import type { Account } from "./account.ts";
import { type Interval, newPrice } from "./objects/price.ts";
import { newProduct } from "./objects/product.ts";

const offers: { key: string; name: string; product: string; amount: number; interval: Interval | null }[] = [
  { key: "weekly", name: "Waymark Premium", product: "prod_premium", amount: 300, interval: "week" },
  { key: "monthly", name: "Waymark Premium", product: "prod_premium", amount: 900, interval: "month" },
  { key: "yearly", name: "Waymark Premium", product: "prod_premium", amount: 2900, interval: "year" },
  {
    key: "featured_post",
    name: "Featured job, 30 days",
    product: "prod_featured",
    amount: 19_900,
    interval: null,
  },
];

/** The four prices the product sells at, under ids that are the same on every machine. */
export function stockCatalogue(account: Account) {
  const created = account.time();
  for (const { key, name, product, amount, interval } of offers) {
    if (!account.find("product", product))
      account.add(newProduct({ id: product, created, name, description: null }));
    const id = `price_${key}`;
    if (!account.find("price", id))
      account.add(
        newPrice({ id, created, product, lookupKey: key, unitAmount: amount, currency: "usd", interval }),
      );
  }
}
