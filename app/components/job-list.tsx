import type { JobCard } from "#core/jobs/job-card.ts";
import { JobCardItem } from "./job-card.tsx";
import { Skeleton } from "./ui/skeleton.tsx";

const sheet = "divide-y divide-line overflow-hidden rounded-lg border border-line bg-sheet";

export function JobList({ jobs }: { jobs: JobCard[] }) {
  return (
    <ul className={sheet}>
      {jobs.map((job) => (
        <li key={job.jobId}>
          <JobCardItem job={job} />
        </li>
      ))}
    </ul>
  );
}

/** Holds the place of a list that is loading, card for card as high. */
export function JobListSkeleton({ count = 10 }: { count?: number }) {
  return (
    <div role="status" className={sheet}>
      <span className="sr-only">Loading jobs</span>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className="flex h-[17.25rem] gap-5 px-4 py-5 sm:h-[13.5rem] sm:px-6">
          <Skeleton className="mt-1 hidden size-12 shrink-0 sm:block" />
          <div className="flex-1 space-y-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-10 w-40" />
          </div>
        </div>
      ))}
    </div>
  );
}
