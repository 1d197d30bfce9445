import type Stripe from "stripe";
import { newId } from "./id.ts";

export function newPortalSession(given: {
  created: number;
  customer: string;
  returnUrl: string | null;
  publicUrl: string;
}): Stripe.BillingPortal.Session {
  const id = newId("bps");
  const session: Stripe.BillingPortal.Session = {
    id,
    object: "billing_portal.session",
    configuration: "bpc_local",
    created: given.created,
    customer: given.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: given.returnUrl,
    url: `${given.publicUrl}/portal/${id}`,
  };
  return session;
}
