import { dropMissingCustomer, findManagingCustomer } from "#core/billing/subscriptions/customers.ts";
import { logger } from "#core/platform/logger.server.ts";
import { site } from "#core/platform/site.ts";
import { stripe } from "#core/platform/stripe.server.ts";

type Opened = { ok: true; url: string } | { ok: false; reason: "no-customer" | "unavailable" };

export async function openPortal({ userId }: { userId: string }): Promise<Opened> {
  const customer = await findManagingCustomer(userId);
  if (!customer) return { ok: false, reason: "no-customer" };
  try {
    const returnUrl = `${site.origin}/dashboard`;
    const { url } = await stripe().billingPortal.sessions.create({ customer, return_url: returnUrl });
    return { ok: true, url };
  } catch (error) {
    if (await dropMissingCustomer(userId, error)) return { ok: false, reason: "no-customer" };
    logger.error({ err: error }, "the portal could not be opened");
    return { ok: false, reason: "unavailable" };
  }
}
