import { type ReactNode, useEffect } from "react";
import { loadEarlyPage } from "#app/components/navigation/early-page.ts";
import { useTrackedJobs } from "#app/components/tracker/saving.tsx";
import { onServer } from "#app/request/on-server.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { JobCardItem } from "./job-card.tsx";

export const listSheet = "divide-y divide-line overflow-hidden rounded-lg border border-line bg-sheet";

type Props = { jobs: JobCard[] };

export const JobList: (props: Props) => ReactNode = import.meta.env.SSR ? JobListOnServer : JobListInBrowser;

function JobListOnServer({ jobs }: Props) {
  const tracked = useTrackedJobs();
  if (!onServer.drawJobs) return <JobListInBrowser jobs={jobs} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself drew it
  return <ul className={listSheet} dangerouslySetInnerHTML={{ __html: onServer.drawJobs(jobs, tracked) }} />;
}

function JobListInBrowser({ jobs }: Props) {
  const { isSaved, isApplied } = useTrackedJobs();
  useEffect(loadEarlyPage, []);
  return (
    <ul className={listSheet}>
      {jobs.map((job) => (
        <li key={job.jobId}>
          <JobCardItem job={job} isSaved={isSaved(job.jobId)} isApplied={isApplied(job.jobId)} />
        </li>
      ))}
    </ul>
  );
}
