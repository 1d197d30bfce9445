import { accountContext, clientAddressContext } from "#app/context.ts";
import { formRoute } from "#app/request/form-route.ts";
import { allJobsPath } from "#app/request/jobs-path.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { tooMany } from "#app/request/too-many.ts";
import { paymentNotFound } from "#app/sentences/account.ts";
import { readCheckoutSession } from "#core/billing/checkout/read-checkout-session.ts";

export const loader = refuseGet;

const form = formRoute(async ({ fields, context }) => {
  const account = context.get(accountContext)?.account ?? null;
  const found = await readCheckoutSession(fields.sessionId, account, context.get(clientAddressContext));
  if (found.ok) {
    const { email, subscribed, next: path, renewal } = found;
    const next = path ?? allJobsPath;
    const to = account ? next : `/auth?${new URLSearchParams({ next })}`;
    const notice = subscribed ? ("payment-successful" as const) : undefined;
    return { json: { email, subscribed, next, renewal }, to, notice };
  }
  const refusal = { error: paymentNotFound, to: "/", notice: "payment-lookup-failed" as const };
  return found.reason === "too-many"
    ? { ...refusal, status: 429, headers: tooMany(found).headers }
    : { ...refusal, status: 404 };
});

export const action = form.action;
