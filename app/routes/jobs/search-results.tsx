import { href, Link } from "react-router";
import { EmptyState } from "#app/components/lists/empty-state.tsx";
import { JobList, JobListSkeleton } from "#app/components/lists/job-list.tsx";
import { useIsLoading } from "#app/components/lists/job-results.tsx";
import { MoreJobsCard } from "#app/components/lists/more-jobs-card.tsx";
import { NextPage } from "#app/components/lists/pagination.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import type { SearchJobs } from "#core/jobs/query/list-search-jobs.ts";
import type { Viewer } from "#core/jobs/viewer.ts";

type Props = { list: SearchJobs; viewer: Viewer["kind"]; path: string };

/** The jobs of a predefined search with their true number, and where they end for this viewer. */
export function SearchResults({ list, viewer, path }: Props) {
  const isLoading = useIsLoading(path);
  const more = list.total - list.shown;
  return (
    <div>
      <section aria-labelledby="positions" aria-busy={isLoading}>
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="positions" className="scroll-mt-4 text-2xl sm:text-3xl">
            Available Positions
          </h2>
          <p className="tabular text-granite text-sm" role="status">
            {openJobs(list)}
          </p>
        </div>
        {isLoading ? <JobListSkeleton /> : <Jobs list={list} />}
        {list.isLimited && more > 0 && <MoreJobsCard more={more} isSignedIn={viewer !== "anonymous"} />}
      </section>
      <NextPage
        to={list.next && `${path}?after=${list.next}#positions`}
        previousTo={list.isFirstPage ? null : `${path}#positions`}
      />
    </div>
  );
}

function Jobs({ list }: { list: SearchJobs }) {
  if (list.shown > 0) return <JobList jobs={[...list.featured, ...list.cards]} />;
  return (
    <EmptyState text="No jobs found matching this search.">
      <Link to={href("/jobs")} className={buttonStyles()}>
        Browse All Jobs
      </Link>
    </EmptyState>
  );
}

function openJobs({ total, isCapped }: SearchJobs): string {
  return `${total.toLocaleString("en-US")}${isCapped ? "+" : ""} open ${total === 1 ? "job" : "jobs"}`;
}
