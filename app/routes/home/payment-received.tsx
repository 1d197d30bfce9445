import { useAccount } from "#app/account/use-account.ts";
import { loadOnRender } from "#app/components/load-on-render.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import type { ReturnProps } from "./payment-return.tsx";

const PaymentReturn = loadOnRender(
  () => import("./payment-return.tsx"),
  "PaymentReturn",
  (props: ReturnProps) => <NextStep {...props} />,
);

export function PaymentReceived(props: ReturnProps) {
  return (
    <>
      <noscript>
        <NextStep {...props} />
      </noscript>
      <PaymentReturn {...props} />
    </>
  );
}

/** Without script, the button says what came of the checkout. */
function NextStep({ sessionId, known }: ReturnProps) {
  const isSignedIn = useAccount() !== null;
  return (
    <form
      method="post"
      action="/functions/v1/get-checkout-session"
      className="page flex flex-wrap items-center gap-x-6 gap-y-3 py-6"
    >
      <input type="hidden" name="sessionId" value={sessionId} />
      <p className="text-lg">
        {known === "paid" ? "Thank you, your payment was received." : "You're back from the checkout."}
      </p>
      <button type="submit" className={buttonStyles()}>
        {isSignedIn ? "See every job" : "Sign in with the address you paid with"}
      </button>
    </form>
  );
}
