import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { askAccount } from "#app/account/follow-account.ts";
import { onReturn } from "#app/account/on-return.ts";
import { useAccount } from "#app/account/use-account.ts";
import { toastPaid } from "#app/components/account/toast-paid.ts";
import { refusalIn } from "#app/components/forms/use-form.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { callFunction, soonOver } from "#app/request/call-function.ts";
import { paymentNotFound } from "#app/sentences/account.ts";
import { paymentOutcomes, paymentReceived } from "#app/sentences/payment.ts";
import type { Unfinished } from "#core/billing/checkout/read-checkout-session.ts";
import { SignUpDialog } from "./sign-up-dialog.tsx";

type Payment = { email: string; subscribed: boolean; next: string; renewal: string | null };
type Outcome =
  | { at: "checking" }
  | { at: "paid"; payment: Payment | null }
  | { at: "unclaimed"; payment: Payment }
  | { at: Unfinished };

export type ReturnProps = {
  sessionId: string;
  /** What our database knows of the signed-in person's own order. */
  known: "paid" | "open" | null;
  /** The page was reloaded, or come back to. */
  isRepeated: boolean;
  /** Plans are offered again once it is known that they may be bought. */
  setOffering: (isOffering: boolean) => void;
};

const refreshMs = 1500;
const pausesMs = [3000, 6000, 12_000, 30_000, ...Array.from({ length: 15 }, () => 60_000)];
const mayChange = ["unpaid", "pending", "unreachable"];
const leadToPlans = ["unpaid", "failed", "expired", "ended"];

/** Says what came of this checkout, and asks again while that may change. */
export function PaymentReturn(props: ReturnProps) {
  const { outcome, lookAgain } = useOutcome(props);
  const account = useAccount();
  if (outcome.at === "checking") return <Line>Checking your payment...</Line>;
  if (outcome.at === "paid") return <Line>{paymentReceived}</Line>;
  if (outcome.at === "unclaimed")
    return account?.email === outcome.payment.email ? null : (
      <Unclaimed payment={outcome.payment} opensDialog={!props.isRepeated} />
    );
  // An unclaimed payment is told to nobody after a day.
  if (outcome.at === "unknown" && props.isRepeated) return null;
  return (
    <Line>
      {paymentOutcomes[outcome.at].text}
      {account?.subscribed && !["second", "ended"].includes(outcome.at) && " Your subscription is active."}
      <span className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {mayChange.includes(outcome.at) && <Button onClick={lookAgain}>Try Again</Button>}
        {!account?.subscribed && leadToPlans.includes(outcome.at) && (
          <a href="#pricing" className="text-link inline-flex min-h-11 items-center">
            See the plans
          </a>
        )}
        <Support />
      </span>
    </Line>
  );
}

function useOutcome({ sessionId, known, isRepeated, setOffering }: ReturnProps) {
  const account = useAccount();
  const wasSubscribed = useRef(account?.subscribed ?? false).current;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>({ at: "checking" });
  const [look, setLook] = useState(0);
  const hasToldFailure = useRef(false);
  const email = account?.email;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one look each time
  useEffect(() => {
    let isOver = false;
    void findOutcome().then((found) => {
      if (isOver) return;
      setOutcome(found);
      setOffering(found.at === "unknown" || leadToPlans.includes(found.at));
      const isUnclear = found.at === "unreachable" || (found.at === "unknown" && !isRepeated);
      if (isUnclear && !hasToldFailure.current)
        toast({ title: "Error", text: paymentNotFound, tone: "error" });
      hasToldFailure.current ||= isUnclear;
      if (found.at === "paid") setTimeout(() => !isOver && void openJobs(found.payment), refreshMs);
    });
    return () => {
      isOver = true;
    };
  }, [look]);

  useEffect(() => {
    if (!mayChange.includes(outcome.at)) return;
    const again = () => setLook(look + 1);
    const timer = setTimeout(again, pausesMs[look] ?? 2 ** 31 - 1);
    const stop = onReturn(again);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [outcome, look]);

  async function findOutcome(): Promise<Outcome> {
    const opened = hasOpened();
    try {
      const payment = await callFunction<Payment>(
        "/functions/v1/get-checkout-session",
        { sessionId },
        { signal: soonOver() },
      );
      if (!email || payment.email !== email) return { at: "unclaimed", payment };
      return payment.subscribed ? { at: "paid", payment } : { at: "ended" };
    } catch (error) {
      const at = (refusalIn(error) as { outcome?: Unfinished } | null)?.outcome ?? "unreachable";
      return at === "unreachable" && (await opened) ? { at: "paid", payment: null } : { at };
    }
  }

  /** The webhook may have brought the subscription of our own order, although nobody answers here. */
  async function hasOpened(): Promise<boolean> {
    if (!email || !known) return false;
    if (known === "paid") return wasSubscribed;
    const now = await Promise.race([askAccount(), pause(refreshMs)]);
    return !wasSubscribed && now?.subscribed === true;
  }

  async function openJobs(payment: Payment | null) {
    await revalidate();
    toastPaid();
    if (payment?.renewal) toast({ title: "Your plan", text: payment.renewal });
    const paid = [paymentReceived, payment?.renewal].filter(Boolean).join(" ");
    // Whoever went on by themselves stays there.
    if (location.pathname === "/")
      void navigate(payment?.next ?? "/jobs", { replace: true, state: { paid } });
  }

  return { outcome, lookAgain: () => setLook(look + 1) };
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}

/** Stays until the buyer has signed in, also when the dialog was closed. */
function Unclaimed({ payment, opensDialog }: { payment: Payment; opensDialog: boolean }) {
  const [isOpen, setOpen] = useState(opensDialog);
  const [isSent, setSent] = useState(false);
  return (
    <>
      <Line>
        {isSent ? (
          <>
            We've sent a sign-in link to <strong className="wrap-anywhere">{payment.email}</strong>.
          </>
        ) : (
          "Your payment went through. One last step: confirm your email to open your account."
        )}
        <span className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button onClick={() => setOpen(true)}>{isSent ? "Send another link" : "Open your account"}</Button>
          <Support />
        </span>
      </Line>
      {isOpen && <SignUpDialog {...payment} onSent={() => setSent(true)} onClose={() => setOpen(false)} />}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Your payment" className="page py-6">
      <div role="status" className="rounded-lg border border-line border-l-4 border-l-ochre bg-sheet p-5">
        {children}
      </div>
    </section>
  );
}

function Support() {
  return (
    <Link to="/contact" className="text-link inline-flex min-h-11 items-center">
      Contact support
    </Link>
  );
}
