import { type AreaHandlers, type AreaRow, mostExported } from "#app/routes/admin/table/admin-area.ts";
import {
  type ListedSubscription,
  listSubscribers,
  newestSubscribers,
} from "#core/billing/subscriptions/list-subscribers.ts";
import type { SubscriptionStanding } from "#core/billing/subscriptions/standings.ts";

export const subscriptions: AreaHandlers = {
  async load(query) {
    const { subscriptions, total } = await listSubscribers(query);
    return {
      title: "Subscriptions",
      intro: "Every subscription, the latest change first. To change one, go to Stripe.",
      links: [{ to: "/admin/subscriptions/export", text: "Download as CSV", isFile: true }],
      searches: "email or Stripe ID",
      columns: ["Email", "State", "At Stripe", "Paid until", "Customer", "Subscription", "User", "Changed"],
      rows: subscriptions.map(toRow),
      ...{ total, empty: "There are no subscriptions." },
    };
  },
  exports: {
    header: [
      "Email",
      "State",
      "Status at Stripe",
      "Renews",
      "Paid until",
      "Customer",
      "Subscription",
      "User",
      "Changed",
    ],
    rows: async () => (await newestSubscribers(mostExported)).map(toCsvRow),
  },
};

const tones: Record<SubscriptionStanding, "good" | "warn" | "plain"> = {
  ...{ Active: "good", "Expiring Soon": "warn", "Expired/Inactive": "plain" },
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
      { to: `/admin/events?q=${subscription.stripeCustomerId}`, text: subscription.stripeCustomerId },
      subscription.stripeSubscriptionId,
      userId ?? "Not signed in yet",
      updatedAt,
    ],
  };
}

function toCsvRow(subscription: ListedSubscription) {
  const { email, standing, status, isLastPeriod, currentPeriodEnd, userId, updatedAt } = subscription;
  return [
    ...[email, standing, status, isLastPeriod ? "No" : "Yes", currentPeriodEnd?.toISOString()],
    ...[subscription.stripeCustomerId, subscription.stripeSubscriptionId, userId, updatedAt.toISOString()],
  ];
}
