import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { askAccount } from "#app/account/follow-account.ts";
import { useAccount } from "#app/account/use-account.ts";
import { toastPaid } from "#app/components/account/toast-paid.ts";
import { toast } from "#app/components/ui/toast.tsx";
import { callFunction } from "#app/request/call-function.ts";
import { paymentNotFound } from "#app/sentences/account.ts";
import { SignUpDialog } from "./sign-up-dialog.tsx";

type Payment = { email: string; subscribed: boolean };

const waitsMs = [1500, 3000, 6000, 12_000];

export function PaymentReturn({ sessionId }: { sessionId: string }) {
  const account = useAccount();
  const { revalidate } = useRevalidator();
  const [email, setEmail] = useState<string | null>(null);
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one return, one look
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const look = callFunction<Payment>("/functions/v1/get-checkout-session", { sessionId });
    if (!account) {
      look.then((payment) => setEmail(payment.email), sayFailed);
      return;
    }
    const over = new AbortController();
    void waitForAccess(revalidate, over.signal);
    look.then(
      (payment) => {
        if (payment.email === account.email) return;
        over.abort();
        setEmail(payment.email);
      },
      // Stripe tells the server too, so the page still opens.
      () => {},
    );
  }, []);
  return email && <SignUpDialog email={email} onClose={() => setEmail(null)} />;
}

async function waitForAccess(revalidate: () => Promise<void>, over: AbortSignal) {
  for (const waitMs of waitsMs) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    const account = await askAccount();
    if (over.aborted) return;
    if (!account?.subscribed) continue;
    await revalidate();
    return toastPaid();
  }
  toast({
    title: "Your payment is on its way",
    text: "Some banks take a while. Your subscription starts as soon as it arrives.",
  });
}

function sayFailed() {
  toast({ title: "Error", text: paymentNotFound, tone: "error" });
}
