import { accountContext, clientAddressContext } from "#app/context.ts";
import { withNotice } from "#app/notices/notices.ts";
import { answer, readFields } from "#app/request/answer.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { tooMany } from "#app/request/too-many.ts";
import { readCheckoutSession } from "#core/billing/checkout/read-checkout-session.ts";
import type { Route } from "./+types/get-checkout-session";

export const loader = refuseGet;

export async function action({ request, context }: Route.ActionArgs) {
  const { sessionId } = await readFields(request);
  const account = context.get(accountContext)?.account ?? null;
  const found = await readCheckoutSession(sessionId, account, context.get(clientAddressContext));
  const headers = { "Referrer-Policy": "no-referrer" };
  if (found.ok) {
    const { email, subscribed } = found;
    return answer(request, { json: { email, subscribed }, to: account ? "/" : "/auth", headers });
  }
  return answer(request, {
    json: { error: "Failed to retrieve payment details. Please contact support." },
    to: withNotice("/", "payment-lookup-failed"),
    ...(found.reason === "too-many"
      ? { status: 429, headers: { ...tooMany(found).headers, ...headers } }
      : { status: 404, headers }),
  });
}
