import { Hono } from "hono";
import { receiveStripeEvent } from "#core/billing/events/receive-stripe-event.ts";
import { limitBody } from "./guards/body-limits.ts";

const largestEvent = 256 * 1024;
const noStore = { "Cache-Control": "no-store" };

/** Answers when the event is stored. Stripe repeats anything but a 2xx. */
export const stripeWebhook = new Hono().on(
  "POST",
  ["/webhooks/stripe", "/webhooks/stripe/"],
  limitBody(largestEvent, (c) => c.text("too large", 413, noStore)),
  async (c) => {
    const outcome = await receiveStripeEvent(await c.req.text(), c.req.header("stripe-signature") ?? "");
    if (outcome === "forged") return c.text("the signature does not match", 400, noStore);
    return c.text(outcome, 200, noStore);
  },
);
