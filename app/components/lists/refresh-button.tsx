import { type MouseEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { JobCard } from "#core/jobs/job-card.ts";

type RefreshButtonProps = { jobs: JobCard[]; address: string };

export function RefreshButton({ jobs, address }: RefreshButtonProps) {
  const { revalidate } = useRevalidator();
  const [status, setStatus] = useState<string | null>(null);
  const current = useRef(jobs);
  current.current = jobs;
  async function refresh(event: MouseEvent) {
    event.preventDefault();
    const before = new Set(jobIds(jobs));
    setStatus("Refreshing...");
    await revalidate();
    // React renders the new list in the next turn.
    setTimeout(() => {
      const fresh = jobIds(current.current).filter((id) => !before.has(id)).length;
      setStatus(fresh ? `${fresh} new ${fresh === 1 ? "job" : "jobs"}` : "No new jobs");
    });
  }
  return (
    <span className="flex items-center gap-3">
      <span role="status" className="tabular text-granite text-sm">
        {status}
      </span>
      <Link to={address} preventScrollReset onClick={refresh} className={buttonStyles()}>
        Refresh
      </Link>
    </span>
  );
}

function jobIds(jobs: JobCard[]): string[] {
  return jobs.map((job) => job.jobId);
}
