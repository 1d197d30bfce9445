import { accountContext, clientAddressContext } from "#app/context.ts";
import { formRoute, type Outcome } from "#app/request/form-route.ts";
import { readJobsPath, refererPath } from "#app/request/jobs-path.ts";
import { checkoutNotStarted } from "#app/request/navigate-tab.ts";
import { readAnalytics } from "#app/request/read-analytics.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { tooMany } from "#app/request/too-many.ts";
import { openPortal } from "#core/billing/checkout/open-portal.ts";
import { startCheckout } from "#core/billing/checkout/start-checkout.ts";

export const loader = refuseGet;

const form = formRoute(async ({ request, fields, context }): Promise<Outcome> => {
  const account = context.get(accountContext)?.account ?? null;
  const next = readJobsPath(fields.next ?? refererPath(request), context);
  const started = await startCheckout({
    plan: fields.priceId,
    account,
    clientAddress: context.get(clientAddressContext),
    analytics: readAnalytics(request, fields),
    next,
  });
  if (started.ok) return { json: { url: started.url, next }, to: started.url };
  if (started.reason === "already-subscribed" && account) return leadToPortal(account);
  return {
    error: checkoutNotStarted,
    to: "/#pricing",
    notice: "checkout-failed",
    ...(started.reason === "too-many"
      ? tooMany(started)
      : { status: started.reason === "unknown-plan" ? 400 : 502 }),
  };
});

export const action = form.action;

async function leadToPortal(account: { userId: string }): Promise<Outcome> {
  const opened = await openPortal(account);
  const to = opened.ok ? opened.url : "/dashboard";
  return { json: { url: to, portal: true }, to };
}
