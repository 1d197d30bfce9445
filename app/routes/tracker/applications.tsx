import { isRouteErrorResponse } from "react-router";
import { ErrorPage } from "#app/components/frame/error-page.tsx";
import { EmptyState } from "#app/components/lists/empty-state.tsx";
import { ListFailure } from "#app/components/lists/list-failure.tsx";
import { PageNumbers } from "#app/components/lists/paging/page-numbers.tsx";
import { PreloadJobPage } from "#app/components/navigation/preload-job-page.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { requireAccount, signedIn } from "#app/middleware/require-account.ts";
import { useWithChanges } from "#app/offline/changes/use-with-changes.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { countApplications, groupApplications } from "#core/tracker/applications/group-applications.ts";
import { listApplications } from "#core/tracker/applications/list-applications.ts";
import type { Route } from "./+types/applications.ts";
import { ApplicationColumns } from "./application-columns.tsx";
import { ApplicationEntry } from "./application-entry.tsx";
import { applicationsPath, readApplicationsView } from "./applications-path.ts";
import { applicationForms } from "./forms/change-applications.ts";
import { Pipeline } from "./pipeline.tsx";
import { useFocusAfterChange } from "./use-focus-after-change.ts";

const title = "My Applications";

export const handle = { personal: true, parameters: ["view", "page", "edit"] } satisfies PageFacts;

export const middleware: Route.MiddlewareFunction[] = [requireAccount, applicationForms.middleware];

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData ? pageMeta(args, { title }) : [];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { userId } = signedIn(context).account;
  const shown = readApplicationsView(url.searchParams);
  const edited = url.searchParams.get("edit");
  if (shown.view === "columns") {
    const columns = await groupApplications(userId);
    return { list: null, columns, counts: columns.map(({ status, count }) => ({ status, count })), edited };
  }
  const [list, counts] = await Promise.all([listApplications(userId, shown.page), countApplications(userId)]);
  return { list, columns: null, counts, edited };
}

export const action = applicationForms.action;

export default function Applications({ loaderData: sent, actionData }: Route.ComponentProps) {
  const loaderData = useWithChanges("routes/tracker/applications", sent);
  const { list, columns, counts, edited } = loaderData;
  const { heading, entries, onRemoved, onMoved } = useFocusAfterChange(loaderData);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const path = applicationsPath(list ? { view: "list", page: list.page } : { view: "columns" });
  return (
    <div className={`page py-8 sm:py-12 ${columns ? "" : "max-w-4xl"}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          {title}
        </h1>
        {total > 0 && (
          <p className="tabular text-granite text-sm">
            {total.toLocaleString("en-US")} {total === 1 ? "application" : "applications"}
          </p>
        )}
      </div>
      {actionData && (
        <p role="alert" className="mt-4 border-clay border-l-4 pl-4 text-clay">
          {actionData.error}
        </p>
      )}
      <PreloadJobPage />
      {total === 0 ? (
        <div className="mt-6">
          <EmptyState text="You haven't tracked any applications yet.">
            <Link to="/jobs" className={buttonStyles({ look: "primary" })}>
              Browse Jobs
            </Link>
          </EmptyState>
        </div>
      ) : (
        <>
          <Pipeline counts={counts} />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
            <Views isColumns={columns !== null} />
            <a href="/my-applications/export" download className={buttonStyles({ look: "quiet" })}>
              Export CSV
            </a>
          </div>
          {columns && <ApplicationColumns columns={columns} path={path} onMoved={onMoved} />}
          {list && (
            <ul
              ref={entries}
              className="mt-4 divide-y divide-line overflow-hidden rounded-lg border border-line bg-sheet"
            >
              {list.entries.map((application, index) => (
                <li key={application.id} id={`application-${application.id}`}>
                  <ApplicationEntry
                    {...{ application, path }}
                    isEdited={application.id === edited}
                    refused={actionData ?? null}
                    onChanged={() => onRemoved(index)}
                  />
                </li>
              ))}
            </ul>
          )}
          {list && (
            <PageNumbers
              page={list.page}
              pages={list.pages}
              addressOf={(page) => applicationsPath({ view: "list", page })}
              onLeave={undefined}
            />
          )}
        </>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage error={error} />;
  return <ListFailure title={title} message="Failed to load applications" />;
}

function Views({ isColumns }: { isColumns: boolean }) {
  const view = (label: string, to: string, isShown: boolean) => (
    <Link to={to} preventScrollReset aria-current={isShown ? "page" : undefined} className="view-link">
      {label}
    </Link>
  );
  return (
    <nav aria-label="View" className="flex gap-1 rounded-md border border-edge p-1">
      {view("List", applicationsPath({ view: "list", page: 1 }), !isColumns)}
      {view("Columns", applicationsPath({ view: "columns" }), isColumns)}
    </nav>
  );
}
