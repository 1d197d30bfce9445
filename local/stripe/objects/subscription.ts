import type Stripe from "stripe";
import { newId } from "./id.ts";
import { planOf } from "./price.ts";

export function newSubscription(given: {
  created: number;
  periodEnd: number;
  customer: string;
  price: Stripe.Price;
  quantity: number;
  metadata: Record<string, string>;
  testClock: string | null;
}): Stripe.Subscription {
  const id = newId("sub");
  const item: Stripe.SubscriptionItem = {
    id: newId("si", 14),
    object: "subscription_item",
    billing_thresholds: null,
    created: given.created,
    current_period_end: given.periodEnd,
    current_period_start: given.created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(given.price),
    price: given.price,
    quantity: given.quantity,
    subscription: id,
    tax_rates: [],
  };
  const subscription: Stripe.Subscription = {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: given.created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: "classic" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: given.created,
    currency: given.price.currency,
    customer: given.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: newId("pm"),
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: given.created,
    status: "active",
    test_clock: given.testClock,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
    },
    trial_start: null,
  };
  return subscription;
}

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`subscription ${subscription.id} has no item`);
  return item;
}
