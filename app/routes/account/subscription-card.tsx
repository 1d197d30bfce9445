import { type ReactNode, useEffect } from "react";
import { useRevalidator } from "react-router";
import { onReturn } from "#app/account/on-return.ts";
import { useForm } from "#app/components/forms/use-form.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { openTab } from "#app/request/navigate-tab.ts";
import { portalNotOpened, subscriptionNotChecked } from "#app/sentences/account.ts";
import { findPlan } from "#core/billing/plans.ts";
import type { Subscription } from "#core/billing/subscriptions/subscription.ts";
import { awaitedPayment } from "#core/jobs/viewer.ts";
import { longDate } from "#core/text/long-date.ts";

type Props = { subscription: Subscription; isPaidNow: boolean };

export function SubscriptionCard({ subscription, isPaidNow }: Props) {
  const { subscribed, end, isPastDue, awaitsPayment } = subscription;
  const plan = findPlan(subscription.plan);
  return (
    <section aria-labelledby="subscription" className="rounded-lg border border-line bg-sheet p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="subscription" className="text-xl">
          Subscription Status
        </h2>
        <Badge tone={subscribed ? "moss" : undefined}>
          {subscribed ? "Active Subscription" : "No Active Subscription"}
        </Badge>
      </div>
      {subscribed ? (
        <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {plan && <Definition name="Plan">{plan.name}</Definition>}
          {end && isPaidNow && (
            <Definition name="Valid Until">
              <time dateTime={end.toISOString()}>{longDate(end)}</time>
              <span className="block font-normal text-granite text-sm">{renewalOf(subscription)}</span>
            </Definition>
          )}
        </dl>
      ) : (
        <p className="mt-5 text-granite">
          {awaitedPayment({ kind: "free", awaitsPayment }) ??
            "Get access to premium features and exclusive job listings"}
        </p>
      )}
      {isPastDue && (
        <p className="mt-5 border-clay border-l-4 pl-4">
          Your last payment didn’t go through. We’ll try again; update your card in Manage Subscription.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <RefreshStatus />
        {(subscribed || isPastDue) && <ManageSubscription />}
        {!subscribed && !awaitsPayment && (
          // The home page as the server draws it: parts that arrive above the plans would move them away.
          <a href="/#pricing" className={buttonStyles({ look: "primary" })}>
            View Plans
          </a>
        )}
      </div>
    </section>
  );
}

function renewalOf({ endsForGood, isPastDue }: Subscription): string | null {
  if (endsForGood) return "Ends on this date; won’t renew.";
  return isPastDue ? null : "Renews on this date.";
}

function Definition({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-granite">{name}</dt>
      <dd className="tabular font-semibold">{children}</dd>
    </>
  );
}

function RefreshStatus() {
  const { revalidate } = useRevalidator();
  const { isSending, send } = useForm({ failure: subscriptionNotChecked, onDone: revalidate });
  return (
    <form method="post" action="/functions/v1/check-subscription" onSubmit={send}>
      <Button type="submit" disabled={isSending}>
        {isSending ? "Checking..." : "Refresh Status"}
      </Button>
    </form>
  );
}

/** What was changed at the portal, in its own tab, is seen on the way back. */
function ManageSubscription() {
  const { revalidate } = useRevalidator();
  useEffect(() => onReturn(revalidate), [revalidate]);
  const { isSending, send } = useForm({ failure: portalNotOpened, by: openTab });
  return (
    <form method="post" action="/functions/v1/customer-portal" target="_blank" onSubmit={send} rel="noopener">
      <Button type="submit" disabled={isSending}>
        {isSending ? "Opening..." : "Manage Subscription"}
      </Button>
    </form>
  );
}
