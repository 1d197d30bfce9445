import type Stripe from "stripe";
import { isMissing, stripe } from "#core/platform/stripe.server.ts";

export async function findSession(sessionId: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe().checkout.sessions.retrieve(sessionId, { expand: ["line_items", "subscription"] });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
