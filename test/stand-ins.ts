import { setUpPrices } from "#core/billing/setup/set-up-prices.ts";
import { env } from "#core/platform/env.server.ts";
import { startMailbox } from "#local/mailbox/mailbox.ts";
import { startStripe } from "#local/stripe/server.ts";

export function startTestMailbox() {
  return startMailbox({ port: Number(new URL(env.SMTP_URL).port) });
}

/**
 * Stands in for Stripe, with our prices, for this worker. Events go to `webhook`; without one they are held for
 * `deliveries`. Close it after the tests.
 */
export async function startTestStripe(given: { webhook?: string; now?: () => Date } = {}) {
  const stripe = await startStripe({
    port: Number(new URL(String(env.STRIPE_API_URL)).port),
    webhook: { url: given.webhook ?? "http://127.0.0.1:1/", secret: env.STRIPE_WEBHOOK_SECRET },
    now: given.now,
  });
  if (!given.webhook) stripe.deliveries.hold();
  await setUpPrices();
  return stripe;
}
