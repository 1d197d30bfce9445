import { namedToSubscribers } from "#core/alerts/rhythm.ts";
import { type Plan, plans } from "#core/billing/plans.ts";
import { renewalTerms } from "#core/billing/renewal.ts";
import { freeJobsInWords } from "#core/jobs/query/access.ts";
import { priceText } from "#core/text/price.ts";

/** Pages get these texts from their loader, which keeps them out of the script. */
export type PlanOffer = {
  plan: Plan;
  price: string;
  saving: string | null;
  use: string | null;
  renewal: string;
};

export const opensWithPlan = [
  "Search by title, employer, place or certificate",
  "Remote and hybrid filters",
  `Full lists, not only the ${freeJobsInWords} newest jobs`,
  `Alerts sent first, with up to ${namedToSubscribers} jobs each`,
  "Lists you opened, kept on your device if you want them without a signal",
];

const uses: Partial<Record<Plan["key"], string>> = {
  weekly: "Good for a short search.",
  yearly: "One payment for two seasons: your summer job and your winter job.",
};

const timesAYear = { week: 52, month: 12, year: 1 };

export function planOffers(now: Date): PlanOffer[] {
  const renewals = renewalTerms(now);
  return plans.map((plan, place) => ({
    plan,
    price: priceText(plan.cents),
    saving: savingOf(plan),
    use: uses[plan.key] ?? null,
    renewal: renewals[place] ?? "",
  }));
}

function savingOf(plan: Plan): string | null {
  const [weekly] = plans;
  if (plan === weekly) return null;
  return `Save ${Math.round(100 * (1 - yearly(plan) / yearly(weekly)))}% versus weekly`;
}

function yearly(plan: Plan): number {
  return plan.cents * timesAYear[plan.interval];
}
