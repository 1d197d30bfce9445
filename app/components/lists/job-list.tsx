import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { useTrackedJobs } from "#app/components/tracker/saving.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { onServer } from "#app/request/on-server.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { JobCardItem } from "./job-card.tsx";

const sheet = "divide-y divide-line overflow-hidden rounded-lg border border-line bg-sheet";

type Props = { jobs: JobCard[] };

export const JobList: (props: Props) => ReactNode = import.meta.env.SSR ? JobListOnServer : JobListInBrowser;

function JobListOnServer({ jobs }: Props) {
  const tracked = useTrackedJobs();
  if (!onServer.drawJobs) return <JobListInBrowser jobs={jobs} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself drew it
  return <ul className={sheet} dangerouslySetInnerHTML={{ __html: onServer.drawJobs(jobs, tracked) }} />;
}

function JobListInBrowser({ jobs }: Props) {
  const { isSaved, isApplied } = useTrackedJobs();
  return (
    <ul className={sheet}>
      {jobs.map((job) => (
        <li key={job.jobId}>
          <JobCardItem job={job} isSaved={isSaved(job.jobId)} isApplied={isApplied(job.jobId)} />
        </li>
      ))}
    </ul>
  );
}

export function JobListSkeleton({ count = 10 }: { count?: number }) {
  return (
    <div role="status" className={sheet}>
      <span className="sr-only">Loading jobs</span>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div
          key={index}
          className="flex h-46 flex-col gap-3 px-4 py-3 sm:h-43.5 sm:gap-5 sm:py-5 sm:flex-row sm:px-6"
        >
          <Skeleton className="hidden size-12 sm:block" />
          <div className="flex-1 space-y-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-12" />
          </div>
        </div>
      ))}
    </div>
  );
}

export function useIsLoading(action: string): boolean {
  const { state, location } = useNavigation();
  return state === "loading" && location.pathname === action;
}
