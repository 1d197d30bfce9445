import type Stripe from "stripe";

export const eventTypes = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
  "charge.dispute.closed",
] as const satisfies Stripe.Event["type"][];

export type EventType = (typeof eventTypes)[number];

export function isHandled(type: string): type is EventType {
  return eventTypes.some((known) => known === type);
}
