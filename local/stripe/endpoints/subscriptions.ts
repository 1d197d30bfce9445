import type Stripe from "stripe";
import { ApiError } from "#local/stripe/api-error.ts";
import { listPage } from "#local/stripe/list.ts";
import { boolean, forms, metadata, refuseUnknown, required, text } from "#local/stripe/params.ts";
import { changePrice, endSubscription, setCancelAtPeriodEnd } from "#local/stripe/subscription-life.ts";
import type { Call, Endpoints } from "./call.ts";

export const subscriptionEndpoints: Endpoints = {
  "GET /v1/subscriptions/:id": ({ account, id }) => account.get("subscription", id),
  "GET /v1/subscriptions": ({ account, params, path }) => {
    refuseUnknown(params, [
      "customer",
      "status",
      "price",
      "created",
      "limit",
      "starting_after",
      "ending_before",
    ]);
    const [customer, status] = [text(params, "customer"), text(params, "status")];
    const found = account
      .all("subscription")
      .filter(
        (subscription) =>
          (customer === null || subscription.customer === customer) && has(subscription, status),
      );
    return listPage(account, found, params, path);
  },
  "POST /v1/subscriptions/:id": updateSubscription,
  "DELETE /v1/subscriptions/:id": ({ account, id }) => {
    const subscription = account.get("subscription", id);
    if (subscription.ended_at !== null)
      throw new ApiError(404, {
        code: "resource_missing",
        message: `No such subscription: '${id}'`,
        param: "id",
      });
    endSubscription(account, subscription, account.time(subscription.test_clock));
    return subscription;
  },
};

function updateSubscription({ account, params, id }: Call): Stripe.Subscription {
  refuseUnknown(params, ["cancel_at_period_end", "metadata", "items", "proration_behavior"]);
  const subscription = account.get("subscription", id);
  if (subscription.ended_at !== null)
    throw new ApiError(400, {
      message: "A canceled subscription can only update its cancellation_details and metadata.",
    });
  const cancel = boolean(params, "cancel_at_period_end");
  if (cancel !== null) setCancelAtPeriodEnd(account, subscription, cancel);
  if (params.metadata !== undefined) {
    const now = account.time(subscription.test_clock);
    const after = metadata(params, subscription.metadata);
    account.change(subscription, { metadata: after }, "customer.subscription.updated", now);
  }
  const item = forms(params, "items")[0];
  if (item)
    changePrice(account, subscription, account.get("price", required(item, "price"), "items[0][price]"));
  return subscription;
}

function has(subscription: Stripe.Subscription, status: string | null): boolean {
  if (status === "all") return true;
  if (status === null) return subscription.status !== "canceled";
  if (status === "ended") return subscription.ended_at !== null;
  return subscription.status === status;
}
