import Stripe from "stripe";
import { env } from "#core/platform/env.server.ts";

export const livemode = /^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY);

/** The webhook endpoint at Stripe uses the same version. */
export const apiVersion = "2026-10-28.endive";

let client: Stripe | undefined;

export function stripe(): Stripe {
  client ??= new Stripe(env.STRIPE_SECRET_KEY, {
    apiVersion,
    timeout: 10_000,
    maxNetworkRetries: env.STRIPE_RETRIES,
    telemetry: false,
    ...otherServer(env.STRIPE_API_URL),
  });
  return client;
}

export function isMissing(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

function otherServer(url: string | undefined) {
  if (!url) return {};
  const { hostname, port, protocol } = new URL(url);
  const name = protocol === "http:" ? ("http" as const) : ("https" as const);
  return { host: hostname, port: port || (name === "http" ? 80 : 443), protocol: name };
}
