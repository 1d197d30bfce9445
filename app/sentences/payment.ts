import type { Unfinished } from "#core/billing/checkout/read-checkout-session.ts";

export const paymentSuccessful = {
  title: "Payment Successful! 🎉",
  text: "Your subscription is now active. Loading all jobs...",
};
export const paymentReceived = "Your payment went through, and your subscription is active.";

/** What came of a checkout that brought no subscription. */
export const paymentOutcomes: Record<Unfinished, { title: string; text: string }> = {
  unpaid: { title: "Not paid yet", text: "This checkout isn't paid yet. Nothing was charged." },
  pending: {
    title: "Payment processing",
    text: "Your payment is still processing. Some banks take a few days. We'll email you when your subscription starts.",
  },
  failed: {
    title: "Payment failed",
    text: "Your payment didn't go through, so your subscription didn't start. You can choose a plan again.",
  },
  expired: {
    title: "Checkout expired",
    text: "This checkout expired before it was paid. Nothing was charged.",
  },
  second: {
    title: "Already subscribed",
    text: "You already had a subscription. We're refunding this payment in full and will email you.",
  },
  ended: { title: "Plan ended", text: "The plan from this payment has ended." },
  unknown: { title: "Payment not found", text: "We couldn't find this payment." },
  unreachable: {
    title: "Payment not checked",
    text: "We couldn't check this payment yet. Nothing is lost, and we'll keep checking. Please contact support if it doesn't come through.",
  },
};
