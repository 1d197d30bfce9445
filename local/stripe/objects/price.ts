import Stripe from "stripe";
import { newId } from "./id.ts";

export type Interval = "day" | "week" | "month" | "year";

export function newPrice(given: {
  id?: string;
  created: number;
  product: string;
  lookupKey: string | null;
  unitAmount: number;
  currency: string;
  interval: Interval | null;
  active?: boolean;
}): Stripe.Price {
  const price: Stripe.Price = {
    id: given.id ?? newId("price"),
    object: "price",
    active: given.active ?? true,
    billing_scheme: "per_unit",
    created: given.created,
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookupKey,
    metadata: {},
    nickname: null,
    product: given.product,
    recurring: given.interval && {
      interval: given.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: given.interval ? "recurring" : "one_time",
    unit_amount: given.unitAmount,
    unit_amount_decimal: Stripe.Decimal.from(String(given.unitAmount)),
  };
  return price;
}

/** Subscription items still carry this older form of a price. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  const plan: Stripe.Plan = {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
  return plan;
}
