import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { PageFacts } from "#app/page-facts.ts";
import { formRoute } from "#app/request/form-route.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { PaidPosting } from "#core/billing/checkout/verify-posting-payment.ts";
import type { Route } from "./+types/posted.ts";
import { PaidPostingCard } from "./paid-posting-card.tsx";
import { useVerification } from "./use-verification.ts";
import { type Verification, verifyFailure, verifyRefusals } from "./verification.ts";
import { verifyPayment } from "./verify-payment.ts";

const form = formRoute(verifyPayment, { repeats: ["session_id"] });

export const handle = { personal: true, secrets: ["session_id"] } satisfies PageFacts;

export const middleware = [form.middleware];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Your featured job" });

/** Mail scanners open links without paying, so opening one grants nothing. */
export function loader({ url }: Route.LoaderArgs) {
  return { sessionId: url.searchParams.get("session_id") };
}

export const action = form.action;

export default function PostedPage({ loaderData: { sessionId }, actionData }: Route.ComponentProps) {
  const { verified, verifyAgain } = useVerification(
    sessionId,
    actionData ? verificationOf(actionData) : null,
  );
  return (
    <div className="page max-w-2xl py-10 sm:py-14">
      {!verified ? (
        <Verifying sessionId={sessionId} />
      ) : verified.ok ? (
        <PaidPostingCard job={verified.job} />
      ) : (
        <Failed
          error={verified.error}
          sessionId={actionData?.fields.session_id ?? sessionId}
          onAgain={verifyAgain}
        />
      )}
    </div>
  );
}

/** A reloaded page has lost the session from its address, but the script may still know it. */
function Verifying({ sessionId }: { sessionId: string | null }) {
  return (
    <>
      <div className={`text-center ${sessionId ? "" : "needs-script"}`}>
        <h1 className="text-3xl sm:text-4xl">Verifying Payment...</h1>
        <p role="status" className="needs-script mt-4 text-granite">
          This takes a moment. Please leave this page open.
        </p>
      </div>
      <noscript>
        {sessionId ? (
          <form method="post" action="/post-job/success" className="mt-6 text-center">
            <input type="hidden" name="session_id" value={sessionId} />
            <Button type="submit" look="primary" size="large">
              Show what I have paid for
            </Button>
          </form>
        ) : (
          <Failed error={verifyRefusals["no-session"]} sessionId={null} />
        )}
      </noscript>
    </>
  );
}

type FailedProps = { error: string; sessionId: string | null; onAgain?: () => void };

/** Without script, the form verifies again. */
function Failed({ error, sessionId, onAgain }: FailedProps) {
  const isFinal = error === verifyRefusals["no-session"];
  return (
    <div className="text-center">
      <h1 className="text-3xl sm:text-4xl">
        {error === verifyRefusals.pending ? "Payment processing" : "Payment not verified"}
      </h1>
      <p role="alert" className="mt-6 rounded-lg border border-clay bg-sheet px-5 py-4 text-clay">
        {error}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {!isFinal && (
          <form
            method="post"
            action="/post-job/success"
            onSubmit={(event) => {
              event.preventDefault();
              onAgain?.();
            }}
          >
            <input type="hidden" name="session_id" value={sessionId ?? ""} />
            <Button type="submit" look="primary" size="large">
              Try Again
            </Button>
          </form>
        )}
        <Link to="/" className={buttonStyles({ size: "large" })}>
          Return Home
        </Link>
        <Link to="/contact" className={buttonStyles({ look: "quiet", size: "large" })}>
          Contact support
        </Link>
      </div>
    </div>
  );
}

function verificationOf({ job, error }: { job?: PaidPosting; error: string | null }): Verification {
  return job ? { ok: true, job } : { ok: false, error: error ?? verifyFailure };
}
