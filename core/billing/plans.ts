import { offer } from "#core/postings/offer.ts";

export const plans = [
  { key: "weekly", name: "Weekly", cents: 300, interval: "week" },
  { key: "monthly", name: "Monthly", cents: 900, interval: "month" },
  { key: "yearly", name: "Yearly", cents: 2900, interval: "year" },
] as const;

export type Plan = (typeof plans)[number];
export type PlanKey = Plan["key"];

export const featuredPost = { key: "featured_post", cents: offer.cents } as const;

export type OfferKey = PlanKey | typeof featuredPost.key;

export function findPlan(key: unknown): Plan | null {
  return plans.find((plan) => plan.key === key) ?? null;
}
