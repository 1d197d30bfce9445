import { Breadcrumb, type Crumb } from "#app/components/reading/breadcrumb.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { longDate } from "#core/text/long-date.ts";
import type { JobNews as News } from "#core/tracker/changes/read-news.ts";
import type { JobSnapshot as Kept } from "#core/tracker/job-snapshot.ts";
import { JobNews } from "./job-news.tsx";
import { NoLongerOpen } from "./no-longer-open.tsx";

type Props = {
  list: Crumb;
  job: Kept & News;
  /** As our server drew it. */
  text: string;
  /** The day its text was saved; null if unknown. */
  keptAt: Date | null;
  calendarAt?: string;
};

export function JobSnapshotPage({ list, job, text, keptAt, calendarAt }: Props) {
  const { jobTitle, companyName, location, jobUrl, jobType, salary, isOpen } = job;
  return (
    <div className="page max-w-4xl py-6">
      <Breadcrumb items={[list, { label: jobTitle }]} />
      <article className="mt-4">
        <h1 className="text-3xl leading-tight sm:text-4xl">{jobTitle}</h1>
        <p className="mt-2 text-granite">
          <span className="font-medium text-ink">{companyName}</span> · {location}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-1.5">
          {jobType && <Badge>{jobType}</Badge>}
          {salary && <Badge>{salary}</Badge>}
          <NoLongerOpen of={job} />
        </p>
        <JobNews
          of={job}
          calendarAt={calendarAt}
          since={keptAt ? "since you saved it" : "since your copy was made"}
        />
        {isOpen && (
          <p className="mt-5">
            <a href={jobUrl} className={buttonStyles()}>
              View Job
            </a>
          </p>
        )}
        <h2 className="mt-8 border-line border-t pt-6 text-2xl">
          {keptAt ? (
            <>
              As posted on <time dateTime={keptAt.toISOString()}>{longDate(keptAt)}</time>
            </>
          ) : (
            "What was posted"
          )}
        </h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our server drew it */}
        <div className="mt-4" dangerouslySetInnerHTML={{ __html: text }} />
      </article>
    </div>
  );
}
