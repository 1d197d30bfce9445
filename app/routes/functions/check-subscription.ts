import { accountContext } from "#app/context.ts";
import { formRoute } from "#app/request/form-route.ts";
import { refuseGet, signInFirst } from "#app/request/refusals.ts";
import { checkSubscription } from "#core/billing/checkout/check-subscription.ts";

export const loader = refuseGet;

const form = formRoute(async ({ context }) => {
  const signedIn = context.get(accountContext);
  if (!signedIn) return signInFirst;
  const { subscription, isChecked } = await checkSubscription(signedIn.account.userId);
  const { subscribed, plan, end } = subscription;
  const known = { subscribed, product_id: plan, subscription_end: end, plan };
  const notice = subscribed ? "subscription-active" : "subscription-none";
  return {
    json: isChecked ? known : { ...known, checked: false },
    to: "/dashboard",
    notice: isChecked ? notice : "subscription-check-failed",
  };
});

export const action = form.action;
