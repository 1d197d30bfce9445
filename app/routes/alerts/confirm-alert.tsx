import { useState } from "react";
import { data } from "react-router";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { PageFacts } from "#app/page-facts.ts";
import { formRoute, refuseWith } from "#app/request/form-route.ts";
import { deadLink } from "#app/sentences/access.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { type AlertQuestion, confirmAlert, peekAlertConfirmation } from "#core/alerts/confirm-alert.ts";
import type { Route } from "./+types/confirm-alert.ts";
import { AlertName } from "./alert-name.tsx";

const path = "/job-alerts/confirm";

const form = formRoute(async ({ fields }) => {
  const confirmed = await confirmAlert(fields.token);
  if (!confirmed.ok) return refuseWith(410, deadLink);
  return {
    to: `${path}?token=${encodeURIComponent(String(fields.token))}`,
    json: { name: confirmed.name },
  };
});

export const handle = { personal: true, secrets: ["token"] } satisfies PageFacts;

export const middleware = [form.middleware];

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Confirm your job alert" });

/** Mail scanners open every link, so opening one confirms nothing. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const question = await peekAlertConfirmation(token);
  return data({ token, question }, { status: question ? 200 : 410 });
}

export const action = form.action;

export default function ConfirmAlert({ loaderData: { token, question } }: Route.ComponentProps) {
  return (
    <div className="page max-w-xl py-12 text-center sm:py-16">
      {question ? <Question token={token} question={question} /> : <DeadLink />}
    </div>
  );
}

function Question({ token, question }: { token: string; question: AlertQuestion }) {
  const { name, isConfirmed, isActive } = question;
  const [isSent, setSent] = useState(false);
  if (isConfirmed)
    return (
      <>
        <h1 className="text-3xl sm:text-4xl">Your alert is confirmed</h1>
        <p className="wrap-anywhere mt-4 text-balance text-granite text-lg">
          {isActive
            ? "You’re all set. We’ll email you when new jobs match"
            : "It’s still turned off: you won’t get emails for"}{" "}
          <AlertName>{name}</AlertName>.
        </p>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <Link to="/jobs" className={buttonStyles({ look: "primary" })}>
            Browse Jobs
          </Link>
          <Link to="/my-alerts" className={buttonStyles()}>
            Manage All Alerts
          </Link>
        </p>
      </>
    );
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">Confirm your job alert</h1>
      <p className="wrap-anywhere mt-4 text-balance text-granite text-lg">
        We were asked to send you the job alert <AlertName>{name}</AlertName>. Was that you? If not, just
        close this page.
      </p>
      <form method="post" action={path} onSubmit={() => setSent(true)} className="mt-8">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" look="primary" size="large" aria-disabled={isSent}>
          {isSent ? "Confirming..." : "Confirm alert"}
        </Button>
      </form>
    </>
  );
}

function DeadLink() {
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">This link has expired</h1>
      <p className="mt-4 text-balance text-granite text-lg">
        You have a week to confirm an alert. This one is older, was deleted, or its link is incomplete.
      </p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/job-alerts/new" className={buttonStyles({ look: "primary" })}>
          Create a new alert
        </Link>
        <Link to="/" className={buttonStyles()}>
          Return to Home
        </Link>
      </p>
    </>
  );
}
