import { newPortalSession } from "#local/stripe/objects/portal-session.ts";
import { refuseUnknown, required, webAddress } from "#local/stripe/params.ts";
import type { Endpoints } from "./call.ts";

export const portalEndpoints: Endpoints = {
  "POST /v1/billing_portal/sessions": ({ account, params }) => {
    refuseUnknown(params, ["customer", "return_url", "locale"]);
    const customer = account.get("customer", required(params, "customer"), "customer").id;
    const { publicUrl } = account;
    return account.add(
      newPortalSession({
        created: account.time(),
        customer,
        returnUrl: webAddress(params, "return_url"),
        publicUrl,
      }),
    );
  },
};
