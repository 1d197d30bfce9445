import { accountContext } from "#app/context.ts";
import { withNotice } from "#app/notices/notices.ts";
import { answer } from "#app/request/answer.ts";
import { refuseGet, signInFirst } from "#app/request/refusals.ts";
import { checkSubscription } from "#core/billing/checkout/check-subscription.ts";
import type { Route } from "./+types/check-subscription";

export const loader = refuseGet;

export async function action({ request, context }: Route.ActionArgs) {
  const signedIn = context.get(accountContext);
  if (!signedIn) return signInFirst(request);
  const { subscription, isChecked } = await checkSubscription(signedIn.account.userId);
  const { subscribed, plan, end } = subscription;
  const known = { subscribed, product_id: plan, subscription_end: end, plan };
  const told = subscribed ? "subscription-active" : "subscription-none";
  return answer(request, {
    json: isChecked ? known : { ...known, checked: false },
    to: withNotice("/dashboard", isChecked ? told : "subscription-check-failed"),
  });
}
