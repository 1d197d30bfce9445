import type { ComponentProps, ReactNode } from "react";
import { RemovalForm } from "#app/components/forms/removal-form.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { TappedJob } from "#app/routes/jobs/job/early-job.tsx";

type HeadingProps = {
  job: NonNullable<TappedJob["kept"]> & { isOpen: boolean };
  kept: string;
  children: ReactNode;
};

export function EntryHeading({ job, kept, children }: HeadingProps) {
  const { jobId, jobTitle, companyName, location, jobUrl, jobType, salary } = job;
  // Notes and what else only the entry has stay out of the browser's history.
  const known = { jobId, jobTitle, companyName, location, jobUrl, jobType, salary };
  return (
    <div className="wrap-anywhere">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg leading-snug sm:text-xl">
          <Link
            to={job.isOpen ? jobUrl : kept}
            state={{ kept: known }}
            className="-my-3 inline-block py-3 hover:underline"
          >
            {jobTitle}
          </Link>
        </h2>
        {children}
      </div>
      <p className="mt-1 text-sm">
        <span className="font-medium">{companyName}</span> · {location}
      </p>
    </div>
  );
}

export function ViewJob({ jobUrl, jobTitle }: { jobUrl: string; jobTitle: string }) {
  return (
    <a
      href={jobUrl}
      target="_blank"
      rel="noopener"
      aria-label={`View Job: ${jobTitle} (opens in a new tab)`}
      className={buttonStyles()}
    >
      View Job
    </a>
  );
}

export type Removal = Pick<ComponentProps<typeof RemovalForm>, "path" | "onChanged">;

type Removed = Removal & { id: string; jobTitle: string; label: string; failed: string };

export function RemoveEntry({ jobTitle, ...entry }: Removed) {
  return (
    <RemovalForm {...entry} name={jobTitle} intent="remove" className="-my-2.5 -mr-2.5 shrink-0 md:-my-1.5" />
  );
}
