import { accountContext, clientAddressContext } from "#app/context.ts";
import { formRoute } from "#app/request/form-route.ts";
import { allJobsPath } from "#app/request/jobs-path.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { tooMany } from "#app/request/too-many.ts";
import { paymentNotFound } from "#app/sentences/account.ts";
import { paymentOutcomes } from "#app/sentences/payment.ts";
import { readCheckoutSession } from "#core/billing/checkout/read-checkout-session.ts";
import { readableEmail } from "#core/text/readable-email.ts";

export const loader = refuseGet;

const form = formRoute(async ({ fields, context }) => {
  const account = context.get(accountContext)?.account ?? null;
  const found = await readCheckoutSession(fields.sessionId, account, context.get(clientAddressContext));
  if (found.ok) {
    const { subscribed, next: path, renewal } = found;
    const email = readableEmail(found.email);
    const next = path ?? allJobsPath;
    const to = account ? next : `/auth?${new URLSearchParams({ next })}`;
    const notice = subscribed ? ("payment-successful" as const) : undefined;
    return { json: { email, subscribed, next, renewal }, to, notice };
  }
  const { reason } = found;
  const unknown = { error: paymentNotFound, to: "/", notice: "payment-lookup-failed" as const };
  if (reason === "too-many") return { ...unknown, status: 429, headers: tooMany(found).headers };
  const refusal = { json: { outcome: reason }, status: 404 };
  if (reason === "unknown" || reason === "unreachable") return { ...unknown, ...refusal };
  return { error: paymentOutcomes[reason].text, to: "/", notice: `payment-${reason}` as const, ...refusal };
});

export const action = form.action;
