import Stripe from "stripe";
import { stripe } from "#core/platform/stripe.server.ts";

/** Refunds what is left of a payment, once. False if the payer has disputed it: the bank decides. */
export async function refundRemainder(payment: string): Promise<boolean> {
  try {
    await stripe().refunds.create({ payment_intent: payment }, { idempotencyKey: `refund-${payment}` });
    return true;
  } catch (error) {
    const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
    if (code === "charge_disputed") return false;
    // Somebody was faster.
    if (code === "charge_already_refunded") return true;
    throw error;
  }
}
