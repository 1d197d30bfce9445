import type { ReactNode } from "react";
import { Link } from "react-router";
import { HiddenFields } from "#app/components/forms/hidden-fields.tsx";
import { useRemoval } from "#app/components/forms/use-removal.ts";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";

type HeadingProps = {
  job: { jobTitle: string; companyName: string; location: string; jobUrl: string; isOpen: boolean };
  /** The address of the saved copy: the title leads there once the job is closed. */
  kept: string;
  children: ReactNode;
};

export function EntryHeading({ job, kept, children }: HeadingProps) {
  return (
    <div className="wrap-anywhere">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg leading-snug sm:text-xl">
          <Link to={job.isOpen ? job.jobUrl : kept} className="-my-3 inline-block py-3 hover:underline">
            {job.jobTitle}
          </Link>
        </h2>
        {children}
      </div>
      <p className="mt-1 text-sm">
        <span className="font-medium">{job.companyName}</span> · {job.location}
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

export type Removal = {
  id: string;
  jobTitle: string;
  /** The page of the list with the entry; it takes `intent=remove`. */
  path: string;
  /** Called before the list is loaded again, without the entry or with the entry restored. */
  onChanged: () => void;
};

type Labels = { label: string; failed: string };

export function RemoveEntry({ id, jobTitle, path, onChanged, label, failed }: Removal & Labels) {
  const { isSending, send } = useRemoval(failed, onChanged);
  return (
    <form method="post" action={path} onSubmit={send} className="-my-2.5 -mr-2.5 shrink-0 md:-my-1.5">
      <HiddenFields fields={{ intent: "remove", id }} />
      <Button
        type="submit"
        look="quiet"
        aria-disabled={isSending}
        aria-label={`${label}: ${jobTitle}`}
        className="px-2.5 text-granite"
      >
        {label}
      </Button>
    </form>
  );
}
