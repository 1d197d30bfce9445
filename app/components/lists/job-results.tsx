import { isRouteErrorResponse, Link, useLocation, useNavigation } from "react-router";
import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import { ErrorPage } from "#app/components/frame/error-page.tsx";
import { FilterForm } from "#app/components/lists/filter-form.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import type { JobList as Listed } from "#core/jobs/query/list-jobs.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { EmptyState } from "./empty-state.tsx";
import { ErrorState } from "./error-state.tsx";
import { JobList, JobListSkeleton } from "./job-list.tsx";
import { NextPage } from "./pagination.tsx";
import { RefreshButton } from "./refresh-button.tsx";
import { UnlockBanner } from "./unlock-banner.tsx";
import { emptied } from "./use-filter-form.ts";

/** `fields` is what counted of what was asked for, `wish` what an alert for the same asks for. */
type List = Listed & { fields: QueryFields; wish: QueryFields };

/** A list with everything around it: filters, its true number, its states, and the way on. */
export function JobResults({ list, viewer, action }: { list: List; viewer: Viewer["kind"]; action: string }) {
  const isLoading = useIsLoading(action);
  const { search } = useLocation();
  const after = new URLSearchParams(search).get("after");
  const { fields } = list;
  const pageAfter = (cursor: string | null) => action + addressOf({ ...fields, after: cursor });
  return (
    <>
      <search className="mt-5 block">
        <FilterForm
          fields={fields}
          offered={offers.list}
          action={action}
          locked={viewer !== "subscriber"}
          hasPay={list.hasPay}
        />
      </search>
      <section aria-label="Jobs" aria-busy={isLoading} id="jobs" className="mt-6">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {list.shown > 0 && (
            <p className="tabular text-granite text-sm" role="status">
              Showing {list.shown} of {list.total.toLocaleString("en-US")}
              {list.isCapped && "+"} {list.total === 1 ? "job" : "jobs"}
            </p>
          )}
          <p className="ml-auto flex flex-wrap items-center justify-end gap-3">
            {viewer === "subscriber" && <RefreshButton list={list} address={pageAfter(after)} />}
            <AlertLink wish={list.wish} className={buttonStyles()}>
              Get Job Alerts
            </AlertLink>
          </p>
        </div>
        {isLoading ? <JobListSkeleton /> : <Results list={list} />}
      </section>
      <NextPage
        to={list.next && pageAfter(list.next)}
        previousTo={list.isFirstPage ? null : pageAfter(null)}
      />
      {list.isLimited && <UnlockBanner total={list.total} isCapped={list.isCapped} shown={list.shown} />}
    </>
  );
}

function Results({ list }: { list: List }) {
  if (list.shown > 0) return <JobList jobs={[...list.featured, ...list.cards]} />;
  // The unlock banner below says how many there are.
  if (list.isLimited && list.total > 0) return null;
  return (
    <EmptyState text="No jobs found yet.">
      {addressOf(list.fields) && (
        <Link to="?" state={emptied} className={buttonStyles()}>
          Clear filters
        </Link>
      )}
    </EmptyState>
  );
}

/** Whether another state of this same list is on its way. */
export function useIsLoading(action: string): boolean {
  const { state, location } = useNavigation();
  return state === "loading" && location.pathname === action;
}

export function ListErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) return <ErrorPage error={error} />;
  return (
    <div className="page py-16">
      <ErrorState message={error instanceof Error ? error.message : "our records are out of reach"} />
    </div>
  );
}
