import { eventTypes } from "#core/billing/events/event-types.ts";
import { setUpPrices } from "#core/billing/setup/set-up-prices.ts";
import { env } from "#core/platform/env.server.ts";
import { site } from "#core/platform/site.ts";
import { apiVersion, livemode } from "#core/platform/stripe.server.ts";

const usage = `Creates missing products and prices at Stripe, and prints the webhook settings.

  npm run stripe-setup`;

/** Exit code 1 if Stripe refused, 2 if misused. */
export async function stripeSetup(args: string[]): Promise<number> {
  if (args.length) {
    const isHelp = args[0] === "--help" || args[0] === "-h";
    (isHelp ? console.log : console.error)(usage);
    return isHelp ? 0 : 2;
  }
  const where = env.STRIPE_API_URL ? "the local stand-in" : livemode ? "live mode" : "a sandbox";
  console.log(`Prices in ${where}:`);
  try {
    for (const { key, price, outcome } of await setUpPrices()) console.log(`  ${key}: ${price} (${outcome})`);
  } catch (error) {
    console.error(`Stripe refused: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
  console.log(`
The webhook endpoint (Stripe's dashboard, Developers, Webhooks):
  address      ${site.origin}/webhooks/stripe
  API version  ${apiVersion}
  events       ${eventTypes.join("\n               ")}
Its signing secret (whsec_…) is STRIPE_WEBHOOK_SECRET. See docs/deploy.md.`);
  return 0;
}
