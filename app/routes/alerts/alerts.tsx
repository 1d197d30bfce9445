import { useRef } from "react";
import { isRouteErrorResponse } from "react-router";
import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import { ErrorPage } from "#app/components/frame/error-page.tsx";
import { EmptyState } from "#app/components/lists/empty-state.tsx";
import { ListFailure } from "#app/components/lists/list-failure.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { requireAccount, signedIn } from "#app/middleware/require-account.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { listAlerts } from "#core/alerts/list-alerts.ts";
import type { Route } from "./+types/alerts.ts";
import { AlertCard } from "./alert-card.tsx";
import { toAlertView } from "./alert-view.ts";
import { alertForms } from "./change-alerts.ts";

const title = "My Job Alerts";

export const handle = { personal: true, parameters: ["edit"] } satisfies PageFacts;

export const middleware = [requireAccount, alertForms.middleware];

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData ? pageMeta(args, { title }) : [];

export async function loader({ url, context }: Route.LoaderArgs) {
  const alerts = await listAlerts(signedIn(context).account.userId);
  return {
    alerts: alerts.map((alert) => toAlertView(alert)),
    editing: url.searchParams.get("edit"),
    now: new Date(),
  };
}

export const action = alertForms.action;

export default function Alerts({ loaderData: { alerts, editing, now }, actionData }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const refused = actionData?.errors ? actionData : null;
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          {title}
        </h1>
        {alerts.length > 0 && <NewAlert />}
      </div>
      {actionData && !refused && (
        <p role="alert" className="mt-4 border-clay border-l-4 pl-4 text-clay">
          {actionData.error}
        </p>
      )}
      {alerts.length > 0 ? (
        <>
          <p className="mt-3 text-granite">We only email you when there’s something new.</p>
          <ul className="mt-6 space-y-4">
            {alerts.map((alert) => (
              <li key={alert.id}>
                <AlertCard
                  alert={alert}
                  now={now}
                  isAsked={editing === alert.id}
                  refused={refused?.fields.id === alert.id ? refused : null}
                  onChanged={() => heading.current?.focus({ preventScroll: true })}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className="mt-6">
          <EmptyState text="You don't have any job alerts yet.">
            <NewAlert />
          </EmptyState>
        </div>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage error={error} />;
  return <ListFailure title={title} message="Failed to load alerts" />;
}

function NewAlert() {
  return <AlertLink className={buttonStyles({ look: "primary" })}>New Alert</AlertLink>;
}
