import { data, Link } from "react-router";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { clientAddressContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { readFields } from "#app/request/answer.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { verifyPostingPayment } from "#core/billing/checkout/verify-posting-payment.ts";
import type { Route } from "./+types/posted.ts";
import { PaidPostingCard } from "./paid-posting-card.tsx";
import { refuseVerifying } from "./refuse-verifying.ts";
import { useVerification } from "./use-verification.ts";
import { type Verification, verifyRefusals } from "./verification.ts";

export const handle = { personal: true, secrets: ["session_id"] } satisfies PageFacts;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (asked) => pageMeta(asked, { title: "Your featured job" });

/** Grants nothing: what opens links, such as a scanner of mails, pays for none. */
export function loader({ url }: Route.LoaderArgs) {
  return { sessionId: url.searchParams.get("session_id") };
}

/** For a browser without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { session_id } = await readFields(request);
  const found = await verifyPostingPayment(session_id, context.get(clientAddressContext));
  if (found.ok) return data({ ok: true, job: found.job } satisfies Verification);
  const { error, init } = refuseVerifying(found);
  return data({ ok: false, error } satisfies Verification, init);
}

export default function PostedPage({ loaderData: { sessionId }, actionData }: Route.ComponentProps) {
  const verified = useVerification(sessionId, actionData ?? null);
  return (
    <div className="page max-w-2xl py-10 sm:py-14">
      {!verified ? (
        <Verifying sessionId={sessionId} />
      ) : verified.ok ? (
        <PaidPostingCard job={verified.job} />
      ) : (
        <Failed error={verified.error} />
      )}
    </div>
  );
}

/** Without a session in the address, script may still know it: the page was read anew. */
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
          <Failed error={verifyRefusals["no-session"]} />
        )}
      </noscript>
    </>
  );
}

function Failed({ error }: { error: string }) {
  return (
    <div className="text-center">
      <h1 className="text-3xl sm:text-4xl">Payment not verified</h1>
      <p role="alert" className="mt-6 rounded-lg border border-clay bg-sheet px-5 py-4 text-clay">
        {error}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonStyles({ look: "primary", size: "large" })}>
          Return Home
        </Link>
        <Link to="/contact" className={buttonStyles({ look: "quiet", size: "large" })}>
          Contact support
        </Link>
      </div>
    </div>
  );
}
