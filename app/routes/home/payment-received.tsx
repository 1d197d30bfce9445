import { useAccount } from "#app/account/use-account.ts";
import { loadOnRender } from "#app/components/load-on-render.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";

type Props = { sessionId: string };

const PaymentReturn = loadOnRender<Props>(
  () => import("./payment-return.tsx").then((module) => module.PaymentReturn),
  (props) => <NextStep {...props} />,
);

export function PaymentReceived({ sessionId }: Props) {
  return (
    <>
      <noscript>
        <NextStep sessionId={sessionId} />
      </noscript>
      <PaymentReturn sessionId={sessionId} />
    </>
  );
}

function NextStep({ sessionId }: Props) {
  const isSignedIn = useAccount() !== null;
  return (
    <form
      method="post"
      action="/functions/v1/get-checkout-session"
      className="page flex flex-wrap items-center gap-x-6 gap-y-3 pt-6"
    >
      <input type="hidden" name="sessionId" value={sessionId} />
      <p className="text-lg">Thank you, your payment was received.</p>
      <button type="submit" className={buttonStyles()}>
        {isSignedIn ? "See every job" : "Sign in with the address you paid with"}
      </button>
    </form>
  );
}
