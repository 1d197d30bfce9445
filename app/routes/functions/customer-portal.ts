import { accountContext } from "#app/context.ts";
import { withNotice } from "#app/notices/notices.ts";
import { answer } from "#app/request/answer.ts";
import { refuseGet, signInFirst } from "#app/request/refusals.ts";
import { openPortal } from "#core/billing/checkout/open-portal.ts";
import type { Route } from "./+types/customer-portal";

export const loader = refuseGet;

export async function action({ request, context }: Route.ActionArgs) {
  const signedIn = context.get(accountContext);
  if (!signedIn) return signInFirst(request);
  const opened = await openPortal(signedIn.account);
  if (opened.ok) return answer(request, { json: { url: opened.url }, to: opened.url });
  return answer(request, {
    json: { error: "Failed to open subscription management portal" },
    status: opened.reason === "no-customer" ? 404 : 502,
    to: withNotice("/dashboard", "portal-failed"),
  });
}
