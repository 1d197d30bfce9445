import { accountContext, clientAddressContext } from "#app/context.ts";
import { withNotice } from "#app/notices/notices.ts";
import { answer, readFields } from "#app/request/answer.ts";
import { readAnalytics } from "#app/request/read-analytics.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { tooMany } from "#app/request/too-many.ts";
import { openPortal } from "#core/billing/checkout/open-portal.ts";
import { startCheckout } from "#core/billing/checkout/start-checkout.ts";
import type { Route } from "./+types/create-checkout";

export const loader = refuseGet;

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  const account = context.get(accountContext)?.account ?? null;
  const started = await startCheckout({
    plan: fields.priceId,
    account,
    clientAddress: context.get(clientAddressContext),
    analytics: readAnalytics(request, fields),
  });
  if (started.ok) return answer(request, { json: { url: started.url }, to: started.url });
  if (started.reason === "already-subscribed" && account) return leadToPortal(request, account);
  return answer(request, {
    json: { error: "Failed to start checkout. Please try again." },
    to: withNotice("/#pricing", "checkout-failed"),
    ...(started.reason === "too-many"
      ? tooMany(started)
      : { status: started.reason === "unknown-plan" ? 400 : 502 }),
  });
}

/** Where what one has is changed; one's own page, where that cannot be opened. */
async function leadToPortal(request: Request, account: { userId: string }) {
  const opened = await openPortal(account);
  const to = opened.ok ? opened.url : "/dashboard";
  return answer(request, { json: { url: to, portal: true }, to });
}
