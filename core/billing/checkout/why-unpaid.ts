import type Stripe from "stripe";
import { stripe } from "#core/platform/stripe.server.ts";

/** `pending` waits for a slow bank; `failed` means that Stripe gave the payment up. */
export type Unpaid = "unpaid" | "pending" | "failed";

export async function whyUnpaid(sessionId: string): Promise<Unpaid> {
  const expand = ["subscription", "payment_intent"];
  return unpaidState(await stripe().checkout.sessions.retrieve(sessionId, { expand }));
}

export function unpaidState({
  status,
  subscription,
  payment_intent: payment,
}: Pick<Stripe.Checkout.Session, "status" | "subscription" | "payment_intent">): Unpaid {
  if (status !== "complete") return "unpaid";
  const isOver = typeof subscription === "object" && subscription?.status === "incomplete_expired";
  const isDeclined =
    typeof payment === "object" && ["requires_payment_method", "canceled"].includes(payment?.status ?? "");
  return isOver || isDeclined ? "failed" : "pending";
}
