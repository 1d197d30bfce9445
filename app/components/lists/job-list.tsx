import type { ReactNode } from "react";
import { PreloadJobPage } from "#app/components/navigation/preload-job-page.tsx";
import { useTrackedJobs } from "#app/components/tracker/saving.tsx";
import { onServer } from "#app/once/on-server.ts";
import { usePageParts } from "#app/once/page-parts.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { JobCardItem } from "./job-card.tsx";

export const listSheet = "divide-y divide-line overflow-hidden rounded-lg border border-line bg-sheet";

type Props = { jobs: JobCard[] };

export const JobList: (props: Props) => ReactNode = import.meta.env.SSR ? JobListOnServer : JobListInBrowser;

function JobListOnServer({ jobs }: Props) {
  const tracked = useTrackedJobs();
  const parts = usePageParts();
  if (!onServer.drawJobs || !parts) return <JobListInBrowser jobs={jobs} />;
  const __html = parts.hold(onServer.drawJobs(jobs, tracked));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself drew it
  return <ul className={listSheet} dangerouslySetInnerHTML={{ __html }} />;
}

function JobListInBrowser({ jobs }: Props) {
  const { isSaved, isApplied } = useTrackedJobs();
  return (
    <>
      <PreloadJobPage />
      <ul className={listSheet}>
        {jobs.map((job) => (
          <li key={job.jobId}>
            <JobCardItem job={job} isSaved={isSaved(job.jobId)} isApplied={isApplied(job.jobId)} />
          </li>
        ))}
      </ul>
    </>
  );
}
