import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useFollowAccount } from "#app/account/follow-account.ts";
import { useAccount } from "#app/account/use-account.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { checkoutRefusal } from "#app/request/checkout-refusal.ts";
import { navigateTab } from "#app/request/navigate-tab.ts";
import { checkoutNotStarted } from "#app/sentences/checkout.ts";
import type { PlanKey } from "#core/billing/plans.ts";
import { PlanCards } from "./plan-cards.tsx";
import { opensWithPlan, planOffers } from "./plan-offers.ts";
import { toastPaid } from "./toast-paid.ts";

export type Choice = { plan: PlanKey; tab: Window | null };

export function PlansDialog({ first, onClose }: { first: Choice | null; onClose: () => void }) {
  const { stage, refusal, next, start, startAgain } = useCheckout(first);
  useCloseOncePaid(stage !== "portal", next, onClose);
  if (stage === "open")
    return (
      <Dialog title="Your checkout is open in another tab" onClose={onClose} className="max-w-lg">
        <CheckoutIsOpen onAgain={startAgain} />
      </Dialog>
    );
  if (stage === "portal")
    return (
      <Dialog title="You already have a subscription" onClose={onClose} className="max-w-lg">
        <p role="status" className="mt-3 text-granite leading-relaxed">
          Manage it in the tab we just opened.
        </p>
        <Button onClick={onClose} className="mt-6">
          Done
        </Button>
      </Dialog>
    );
  return (
    <Dialog title="Unlock every job" onClose={onClose} className="max-w-3xl">
      <p className="mt-2 text-granite">Every plan opens all of this:</p>
      <ul className="mt-2 mb-6 list-disc pl-5 sm:columns-2">
        {opensWithPlan.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <PlanCards
        offers={planOffers(new Date())}
        onChoose={(plan) => start(plan, window.open("", "_blank"))}
        isBusy={stage === "starting"}
        className="sm:grid-cols-3"
      />
      <p role="alert" className="mt-4 text-clay text-sm empty:mt-0">
        {stage === "failed" && refusal}
      </p>
    </Dialog>
  );
}

function CheckoutIsOpen({ onAgain }: { onAgain: () => void }) {
  useFollowAccount(4000);
  const isSignedIn = useAccount() !== null;
  return (
    <>
      <p role="status" className="mt-3 text-granite leading-relaxed">
        {isSignedIn
          ? "Complete your payment there. This page will update automatically. If you closed the tab without paying, start again."
          : "Complete your payment there. If you've paid, check your email: we sent you a link. If you closed the tab without paying, start again."}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onAgain}>Start again</Button>
      </div>
    </>
  );
}

type Started = { url: string; portal?: boolean; next?: string };

function useCheckout(first: Choice | null) {
  const [stage, setStage] = useState<"choosing" | "starting" | "open" | "portal" | "failed">(
    first ? "starting" : "choosing",
  );
  const [refusal, setRefusal] = useState("");
  const next = useRef("");
  const isStarting = useRef(false);
  const { pathname, search } = useLocation();
  async function start(plan: PlanKey, tab: Window | null) {
    if (isStarting.current) return;
    isStarting.current = true;
    setStage("starting");
    const wish = { priceId: plan, next: pathname + search };
    try {
      const way = await navigateTab<Started>(tab, "/functions/v1/create-checkout", wish);
      next.current = way.next ?? "";
      setStage(way.portal ? "portal" : "open");
    } catch (error) {
      const reason = checkoutRefusal(error, checkoutNotStarted);
      setRefusal(reason);
      setStage("failed");
      toast({ title: "Error", text: reason, tone: "error" });
    }
    isStarting.current = false;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice made elsewhere is started once
  useEffect(() => {
    if (first) void start(first.plan, first.tab);
  }, []);
  return { stage, refusal, next, start, startAgain: () => setStage("choosing") };
}

/** Leads to the list of all jobs from a page that has no jobs. */
function useCloseOncePaid(isBuying: boolean, next: RefObject<string>, onClose: () => void) {
  const isSubscribed = useAccount()?.subscribed;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it happens
  useEffect(() => {
    if (!isSubscribed || !isBuying) return;
    toastPaid();
    onClose();
    const to = next.current;
    if (to && to.split("?", 1)[0] !== pathname) void navigate(to);
  }, [isSubscribed]);
}
