import { useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { askAccount } from "#app/account/follow-account.ts";
import { useAccount } from "#app/account/use-account.ts";
import { toastPaid } from "#app/components/account/toast-paid.ts";
import { toast } from "#app/components/ui/toast.tsx";
import { callFunction } from "#app/request/call-function.ts";
import { paymentNotFound } from "#app/sentences/account.ts";
import { SignUpDialog } from "./sign-up-dialog.tsx";

type Payment = { email: string; next: string; renewal: string | null };

const waitsMs = [1500, 3000, 6000, 12_000];

export function PaymentReturn({ sessionId }: { sessionId: string }) {
  const account = useAccount();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [unclaimed, setUnclaimed] = useState<Payment | null>(null);
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one return, one look
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const look = callFunction<Payment>("/functions/v1/get-checkout-session", { sessionId });
    if (!account) {
      look.then(setUnclaimed, sayFailed);
      return;
    }
    const over = new AbortController();
    // Stripe tells the server too, so the jobs open even if the payment can't be looked up.
    const known = look.catch(() => null);
    void known.then((payment) => {
      if (!payment || payment.email === account.email) return;
      over.abort();
      setUnclaimed(payment);
    });
    void waitForAccess(over.signal).then(async (isOpen) => {
      if (!isOpen) return;
      const payment = await known;
      await revalidate();
      toastPaid();
      if (payment?.renewal) toast({ title: "Your plan", text: payment.renewal });
      // Whoever went on by themselves stays there.
      if (location.pathname === "/") void navigate(payment?.next ?? "/jobs", { replace: true });
    });
  }, []);
  return unclaimed && <SignUpDialog {...unclaimed} onClose={() => setUnclaimed(null)} />;
}

async function waitForAccess(over: AbortSignal): Promise<boolean> {
  for (const waitMs of waitsMs) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    const account = await askAccount();
    if (over.aborted) return false;
    if (account?.subscribed) return true;
  }
  toast({
    title: "Your payment is on its way",
    text: "Some banks take a while. Your subscription starts as soon as it arrives.",
  });
  return false;
}

function sayFailed() {
  toast({ title: "Error", text: paymentNotFound, tone: "error" });
}
