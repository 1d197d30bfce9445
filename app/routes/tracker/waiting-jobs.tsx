import { RemovalForm } from "#app/components/forms/removal-form.tsx";
import { OutsideLink } from "#app/components/outside-link.tsx";
import { NoLongerOpen } from "#app/components/tracker/no-longer-open.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { WaitingJob } from "#core/tracker/saved/wait-to-apply.ts";

type Props = { jobs: WaitingJob[]; path: string };

/** What a person without a connection wanted to apply to. */
export function WaitingJobs({ jobs, path }: Props) {
  if (!jobs.length) return null;
  return (
    <section
      aria-labelledby="waiting"
      className="mt-6 rounded-lg border border-line bg-sheet px-4 py-4 sm:px-6"
    >
      <h2 id="waiting" className="text-xl">
        Apply when back online
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {jobs.map((job) => (
          <li key={job.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="wrap-anywhere min-w-0">
              <h3>
                <Link to={`/my-jobs/${job.id}`} className="font-medium hover:underline">
                  {job.jobTitle}
                </Link>
              </h3>
              <p className="text-sm">{job.companyName}</p>
              <NoLongerOpen of={job} />
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {job.isOpen && (
                <OutsideLink
                  href={job.applyUrl ?? job.jobUrl}
                  aria-label={`Apply Now: ${job.jobTitle} (opens in a new tab)`}
                  className={buttonStyles({ look: "primary" })}
                >
                  Apply Now
                </OutsideLink>
              )}
              <RemovalForm
                id={job.id}
                name={job.jobTitle}
                from=" from this list"
                path={path}
                intent="stop-waiting"
                label="Remove"
                failed="Failed to remove it from this list"
                onChanged={() => {}}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
