import { useEffect, useRef } from "react";
import { isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import { readFields, wantsJson } from "#app/answer.ts";
import { AlertLink } from "#app/components/alert-link.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { ErrorPage } from "#app/components/error-page.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { requireAccount, signedIn } from "#app/middleware/require-account.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { listAlerts } from "#core/alerts/list-alerts.ts";
import type { Route } from "./+types/alerts.ts";
import { AlertCard } from "./alert-card.tsx";
import { answerForm, answerProgram, changeAlerts } from "./change-alerts.ts";
import { shownAlert } from "./shown-alert.ts";

/** An API caller gets no page. */
const servePrograms: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== "POST" || !wantsJson(request)) return next();
  const { userId } = signedIn(context).account;
  return answerProgram(await changeAlerts(userId, await readFields(request)));
};

export const middleware = [requireAccount, servePrograms];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "My Job Alerts", path: null });

export async function loader({ url, context }: Route.LoaderArgs) {
  const alerts = await listAlerts(signedIn(context).account.userId);
  return { alerts: alerts.map((alert) => shownAlert(alert)), editing: url.searchParams.get("edit") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = signedIn(context).account;
  return answerForm(await changeAlerts(userId, await readFields(request)));
}

export default function Alerts({ loaderData: { alerts, editing }, actionData }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          My Job Alerts
        </h1>
        {alerts.length > 0 && <NewAlert />}
      </div>
      {alerts.length > 0 ? (
        <>
          <p className="mt-3 text-granite">A mail is sent only when there is something new.</p>
          <ul className="mt-6 space-y-4">
            {alerts.map((alert) => (
              <li key={alert.id}>
                <AlertCard
                  alert={alert}
                  isAsked={editing === alert.id}
                  refused={actionData?.id === alert.id ? actionData : null}
                  onDeleted={() => heading.current?.focus()}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className="mt-8">
          <EmptyState text="You don't have any job alerts yet.">
            <NewAlert />
          </EmptyState>
        </div>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  useEffect(() => {
    if (!isRouteErrorResponse(error)) toast({ title: "Error", text: "Failed to load alerts", tone: "error" });
  }, [error]);
  if (isRouteErrorResponse(error)) return <ErrorPage error={error} />;
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">My Job Alerts</h1>
      <div role="alert" className="mt-8 rounded-lg border border-clay px-6 py-16 text-center">
        <p className="text-clay text-lg">Failed to load alerts</p>
        <a href="/my-alerts" className={buttonStyles({ className: "mt-6" })}>
          Try Again
        </a>
      </div>
    </div>
  );
}

function NewAlert() {
  return <AlertLink className={buttonStyles({ look: "primary" })}>New Alert</AlertLink>;
}
