import Stripe from "stripe";
import { stripe } from "#core/platform/stripe.server.ts";

/** False if the payer has disputed the payment, because then the bank decides. */
export async function refundRemainder(payment: string): Promise<boolean> {
  try {
    await stripe().refunds.create({ payment_intent: payment }, { idempotencyKey: `refund-${payment}` });
    return true;
  } catch (error) {
    const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
    if (code === "charge_disputed") return false;
    // Somebody else refunded it first.
    if (code === "charge_already_refunded") return true;
    throw error;
  }
}
