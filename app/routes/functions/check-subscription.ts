import { answer } from "#app/answer.ts";
import { accountContext } from "#app/context.ts";
import { withNotice } from "#app/notices.ts";
import { checkSubscription } from "#core/billing/check-subscription.ts";
import type { Route } from "./+types/check-subscription";
import { refuseGet, signInFirst } from "./refusals.ts";

export const loader = refuseGet;

export async function action({ request, context }: Route.ActionArgs) {
  const signedIn = context.get(accountContext);
  if (!signedIn) return signInFirst(request);
  const { subscribed, plan, end } = await checkSubscription(signedIn.account.userId);
  return answer(request, {
    json: { subscribed, product_id: plan, subscription_end: end, plan },
    to: withNotice("/dashboard", subscribed ? "subscription-active" : "subscription-none"),
  });
}
