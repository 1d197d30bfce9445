import { accountContext } from "#app/context.ts";
import { formRoute } from "#app/request/form-route.ts";
import { refuseGet, signInFirst } from "#app/request/refusals.ts";
import { portalNotOpened } from "#app/sentences/account.ts";
import { openPortal } from "#core/billing/checkout/open-portal.ts";

export const loader = refuseGet;

const form = formRoute(async ({ context }) => {
  const signedIn = context.get(accountContext);
  if (!signedIn) return signInFirst;
  const opened = await openPortal(signedIn.account);
  if (opened.ok) return { json: { url: opened.url }, to: opened.url };
  const status = opened.reason === "no-customer" ? 404 : 502;
  return { error: portalNotOpened, status, to: "/dashboard", notice: "portal-failed" };
});

export const action = form.action;
