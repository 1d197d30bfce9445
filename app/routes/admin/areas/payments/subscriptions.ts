import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import {
  type ListedSubscription,
  listedSubscriptions,
  listSubscribers,
  type SubscriptionStanding,
} from "#core/billing/subscriptions/list-subscribers.ts";

export const subscriptions: AreaHandlers = {
  async load({ search }) {
    const found = await listSubscribers(search);
    return {
      title: "Subscriptions",
      intro: `The ${listedSubscriptions} subscriptions that changed most recently. Search by email to find others. To change one, go to Stripe.`,
      searches: "email or Stripe ID",
      columns: ["Email", "State", "At Stripe", "Paid until", "Customer", "Subscription", "User", "Changed"],
      rows: found.map(toRow),
      ...{ total: found.length, pageSize: listedSubscriptions, empty: "There are no subscriptions." },
    };
  },
};

const tones: Record<SubscriptionStanding, "good" | "warn" | "plain"> = {
  ...{ Active: "good", "Expiring Soon": "warn", Expired: "plain" },
};

function toRow(subscription: ListedSubscription): AreaRow {
  const { id, userId, email, status, standing, isLastPeriod, currentPeriodEnd, updatedAt } = subscription;
  return {
    id,
    cells: [
      email,
      { badge: standing, tone: tones[standing] },
      isLastPeriod ? `${status}, won't renew` : status,
      currentPeriodEnd,
      subscription.stripeCustomerId,
      subscription.stripeSubscriptionId,
      userId ?? "Not signed in yet",
      updatedAt,
    ],
  };
}
