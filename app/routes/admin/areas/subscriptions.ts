import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import {
  type ListedSubscription,
  listedSubscriptions,
  listSubscribers,
  type Standing,
} from "#core/billing/subscriptions/list-subscribers.ts";

export const subscriptions: AreaHandlers = {
  async load({ search }) {
    const found = await listSubscribers(search);
    return {
      title: "Subscriptions",
      intro: `The ${listedSubscriptions} that changed last, as Stripe says they stand. Look for any other by its address. They are changed at Stripe.`,
      forms: [],
      searches: "address or an id of Stripe's",
      columns: [
        { name: "E-mail" },
        { name: "State" },
        { name: "At Stripe" },
        { name: "Paid until" },
        { name: "Customer" },
        { name: "Subscription" },
        { name: "User" },
        { name: "Changed" },
      ],
      rows: found.map(toRow),
      ...{ total: found.length, pageSize: listedSubscriptions, empty: "Nobody has a subscription." },
    };
  },
  actions: {},
};

const tones: Record<Standing, "good" | "warn" | "plain"> = {
  ...{ Active: "good", "Expiring Soon": "warn", Expired: "plain" },
};

function toRow(subscription: ListedSubscription): AreaRow {
  const { id, userId, email, status, standing, isLastPeriod, currentPeriodEnd, updatedAt } = subscription;
  return {
    id,
    cells: [
      email,
      { badge: standing, tone: tones[standing] },
      isLastPeriod ? `${status}, does not renew` : status,
      currentPeriodEnd && { moment: currentPeriodEnd.toISOString() },
      subscription.stripeCustomerId,
      subscription.stripeSubscriptionId,
      userId ?? "Not signed in yet",
      { moment: updatedAt.toISOString() },
    ],
    actions: [],
  };
}
