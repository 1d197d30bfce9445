import { Link } from "react-router";
import { later } from "#app/components/later.tsx";
import { useAccount } from "#app/use-account.ts";

const PaymentReturn = later(() => import("./payment-return.tsx").then((module) => module.PaymentReturn));

/** The way back from a paid checkout. What cannot run script is told what happens next. */
export function PaymentReceived({ sessionId }: { sessionId: string | null }) {
  const isSignedIn = useAccount() !== null;
  return (
    <>
      <noscript>
        <div className="page pt-6">
          <p className="border-ochre border-l-4 pl-4 text-lg">
            Thank you, your payment was received.{" "}
            {isSignedIn ? (
              <Link to="/dashboard" className="text-link">
                See your subscription
              </Link>
            ) : (
              <Link to="/auth" className="text-link">
                Sign in with the address you paid with
              </Link>
            )}
          </p>
        </div>
      </noscript>
      {sessionId && <PaymentReturn sessionId={sessionId} />}
    </>
  );
}
