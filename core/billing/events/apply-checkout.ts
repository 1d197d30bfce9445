import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { applied, type EventResult } from "#core/billing/events/event-outcomes.ts";
import { findSessionOrder, type Order } from "#core/billing/orders.ts";

export async function applyCheckout(sessionId: string, now: Date): Promise<EventResult | null> {
  const before = await findSessionOrder(sessionId);
  if (before?.fulfilledAt) return { outcome: "superseded", detail: "Its order was granted before." };
  const fulfilled = await fulfilCheckout(sessionId, now);
  if (fulfilled.ok) return applied(resultOf(fulfilled.checkout));
  if (fulfilled.reason !== "refused") return refusals[fulfilled.reason];
  const detail = `The session is not what was ordered (${fulfilled.fault}). What was paid goes back.`;
  return { outcome: "failed", detail };
}

function resultOf({ purpose, postingId, userId }: Order): string {
  if (purpose === "job_post")
    return postingId
      ? "The payment was granted to its posting."
      : "The payment brought its posting nothing and goes back.";
  return userId
    ? "The subscription was granted to the buyer's account."
    : "The subscription was granted and waits for a sign-in with the paid address.";
}

const refusals = {
  unknown: null,
  "not-paid": { outcome: "not-paid", detail: "Stripe says that the session is not paid." },
  over: { outcome: "not-paid", detail: "The session expired unpaid, and its order was deleted." },
} as const satisfies Record<string, EventResult | null>;
