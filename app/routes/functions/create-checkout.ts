import { accountContext, clientAddressContext } from "#app/context.ts";
import { formRoute, type Outcome } from "#app/request/form-route.ts";
import { readJobsPath, refererPath } from "#app/request/jobs-path.ts";
import { readAnalytics } from "#app/request/read-analytics.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { tooManyCheckouts } from "#app/request/too-many.ts";
import { checkoutNotStarted } from "#app/sentences/checkout.ts";
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
  const to = "/#pricing";
  if (started.reason === "too-many") return { to, notice: "checkout-limited", ...tooManyCheckouts(started) };
  const status = started.reason === "unknown-plan" ? 400 : 502;
  return { error: checkoutNotStarted, to, notice: "checkout-failed", status };
});

export const action = form.action;

async function leadToPortal(account: { userId: string }): Promise<Outcome> {
  const opened = await openPortal(account);
  const to = opened.ok ? opened.url : "/dashboard";
  return { json: { url: to, portal: true }, to };
}
