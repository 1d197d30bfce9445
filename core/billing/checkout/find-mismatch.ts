import type Stripe from "stripe";
import type { Order } from "#core/billing/orders.ts";
import { featuredPost, findPlan } from "#core/billing/plans.ts";
import { isFeaturedPrice, planOf } from "#core/billing/prices.ts";
import { livemode } from "#core/platform/stripe.server.ts";

type Session = Stripe.Checkout.Session;

const sold = {
  subscription: {
    mode: "subscription",
    centsOf: (plan: string) => findPlan(plan)?.cents,
    isPrice: (price: Stripe.Price | null | undefined, plan: string) => planOf(price)?.key === plan,
  },
  job_post: {
    mode: "payment",
    centsOf: (plan: string) => (plan === featuredPost.key ? featuredPost.cents : undefined),
    isPrice: isFeaturedPrice,
  },
} satisfies Record<Order["purpose"], object>;

export function findMismatch(session: Session, order: Order): string | null {
  const { mode, centsOf, isPrice } = sold[order.purpose];
  const cents = centsOf(order.plan);
  const lines = session.line_items?.data ?? [];
  if (session.client_reference_id !== order.id) return "order";
  if (session.mode !== mode) return "mode";
  if (session.metadata?.purpose !== order.purpose) return "purpose";
  if (!cents || lines.length !== 1 || !isPrice(lines[0]?.price, order.plan)) return "plan";
  if (session.amount_total !== cents) return "amount";
  if (session.currency !== "usd") return "currency";
  if (session.livemode !== livemode || order.livemode !== livemode) return "livemode";
  return null;
}

export function isPaid({ status, payment_status }: Session): boolean {
  return status === "complete" && payment_status !== "unpaid";
}
