import { isRouteErrorResponse } from "react-router";
import { ErrorPage } from "#app/components/frame/error-page.tsx";
import { EmptyState } from "#app/components/lists/empty-state.tsx";
import { ListFailure } from "#app/components/lists/list-failure.tsx";
import { PageNumbers } from "#app/components/lists/paging/page-numbers.tsx";
import { TakeList } from "#app/components/lists/taking/take-list.tsx";
import { PreloadJobPage } from "#app/components/navigation/preload-job-page.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { requireAccount, signedIn } from "#app/middleware/require-account.ts";
import { useWithChanges } from "#app/offline/changes/use-with-changes.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { listSavedJobs } from "#core/tracker/saved/list-saved-jobs.ts";
import { waitingJobs } from "#core/tracker/saved/wait-to-apply.ts";
import type { Route } from "./+types/saved-jobs.ts";
import { savedJobForms } from "./forms/change-saved-jobs.ts";
import { SavedEntry } from "./saved-entry.tsx";
import { pageOf, pathOf } from "./saved-jobs-path.ts";
import { useFocusAfterChange } from "./use-focus-after-change.ts";
import { WaitingJobs } from "./waiting-jobs.tsx";

const title = "My Saved Jobs";

export const handle = {
  personal: true,
  parameters: ["page", "edit"],
  firstStyles: "saved",
} satisfies PageFacts;

export const middleware: Route.MiddlewareFunction[] = [requireAccount, savedJobForms.middleware];

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData ? pageMeta(args, { title }) : [];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { userId } = signedIn(context).account;
  const [list, waiting] = await Promise.all([listSavedJobs(userId, pageOf(url)), waitingJobs(userId)]);
  return { list, waiting, edited: url.searchParams.get("edit") };
}

export const action = savedJobForms.action;

export default function SavedJobs({ loaderData, actionData }: Route.ComponentProps) {
  const { list, waiting, edited } = useWithChanges("routes/tracker/saved-jobs", loaderData);
  const { heading, entries, onRemoved } = useFocusAfterChange(list);
  const path = pathOf(list.page);
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          {title}
        </h1>
        {list.total > 0 && (
          <p className="tabular text-granite text-sm">
            {list.total.toLocaleString("en-US")} saved {list.total === 1 ? "job" : "jobs"}
          </p>
        )}
      </div>
      {actionData && (
        <p role="alert" className="mt-4 border-clay border-l-4 pl-4 text-clay">
          {actionData.error}
        </p>
      )}
      <PreloadJobPage />
      <WaitingJobs jobs={waiting} path={path} />
      <div className="mt-6">
        {list.entries.length ? (
          <ul
            ref={entries}
            className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-sheet"
          >
            {list.entries.map((saved, index) => (
              <li key={saved.id}>
                <SavedEntry
                  {...{ saved, path }}
                  refused={actionData ?? null}
                  isEdited={saved.id === edited}
                  onChanged={() => onRemoved(index)}
                />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState text="You haven't saved any jobs yet.">
            <Link to="/jobs" className={buttonStyles({ look: "primary" })}>
              Browse Jobs
            </Link>
          </EmptyState>
        )}
      </div>
      {list.total > 0 && (
        <div className="mt-6 flex">
          <TakeList of="/my-jobs" />
        </div>
      )}
      <PageNumbers page={list.page} pages={list.pages} addressOf={pathOf} onLeave={undefined} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage error={error} />;
  return <ListFailure title={title} message="Failed to load saved jobs" />;
}
