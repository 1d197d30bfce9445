import { memo } from "react";
import { Link } from "react-router";
import { OutsideLink } from "#app/components/outside-link.tsx";
import { SaveButton } from "#app/components/tracker/save-button.tsx";
import { AppliedBadge, Badge } from "#app/components/ui/badge.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { companyPath } from "#app/paths.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { CompanyLogo } from "./company-logo.tsx";

type Props = { job: JobCard; isSaved: boolean; isApplied: boolean };

/** The title's link stretches over the entire card, beneath the other controls. */
export const JobCardItem = memo(function JobCardItem({ job, isSaved, isApplied }: Props) {
  const to = jobPath(job);
  return (
    <article className={job.isFeatured ? "entry featured" : "entry"}>
      <div className="hidden pt-1 sm:block">
        <CompanyLogo name={job.company} url={job.companyLogoUrl} />
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="text-lg leading-snug sm:text-xl">
          <Link to={to} discover="none" prefetch="intent" className="entry-title">
            {job.title}
          </Link>
        </h3>
        <p className="mt-2 text-sm sm:mt-0.5">
          <Link to={companyPath(job.companySlug)} discover="none" className="entry-company">
            {job.company}
          </Link>
        </p>
        <Facts job={job} isApplied={isApplied} />
        {job.known[0] && <p className="entry-known">{job.known.join(" · ")}</p>}
        <p className="entry-text">{job.description}</p>
      </div>
      <Aside job={job} to={to} isSaved={isSaved} />
    </article>
  );
});

function Facts({ job, isApplied }: { job: JobCard; isApplied: boolean }) {
  return (
    <div className="entry-facts">
      <span>
        {job.location}
        {job.miles !== null && ` · ${job.miles || "under 1"} mi`}
      </span>
      {job.salary && <span className="tabular font-semibold">{job.salary}</span>}
      <Places job={job} />
      <span className="flex flex-wrap gap-1.5">
        {job.isFeatured && <Badge tone="sun">FEATURED</Badge>}
        {isApplied && <AppliedBadge />}
        <Badge tone="moss">{job.category}</Badge>
        {job.type && <Badge>{job.type}</Badge>}
        {job.remoteBadge && <Badge>{job.remoteBadge}</Badge>}
        {job.isDemo && <Badge tone="demo">Demo data</Badge>}
      </span>
    </div>
  );
}

function Places({ job }: { job: JobCard }) {
  const { foldText, others, places } = job;
  if (!foldText) return null;
  return (
    <details className="entry-places">
      <summary>{foldText}</summary>
      <ul>
        {others[0]
          ? [job, ...others].map((one) => (
              <li key={one.jobId}>
                <Link to={jobPath(one)} discover="none">
                  {one.places.join(" · ")}
                </Link>{" "}
                {one.salary}
              </li>
            ))
          : places.map((place) => <li key={place}>{place}</li>)}
      </ul>
    </details>
  );
}

/** In a group, the buttons act on the first listing and say so. */
function Aside({ job, to, isSaved }: { job: JobCard; to: string; isSaved: boolean }) {
  const isGroup = job.others[0];
  const name = isGroup ? `${job.title}, ${job.location}` : job.title;
  return (
    <div className="entry-aside">
      <p className="tabular text-granite text-sm sm:pt-1">
        <span className="sr-only">Posted </span>
        <time dateTime={job.postedAt}>{job.postedDate}</time>
      </p>
      {isGroup && <span className="text-granite text-sm">For {job.location}</span>}
      <div className="relative z-10 flex gap-1 sm:flex-row-reverse">
        <Link
          to={to}
          discover="none"
          prefetch="intent"
          className={buttonStyles()}
          aria-label={`View Job: ${name}`}
        >
          View Job
        </Link>
        {job.applyUrl && (
          <OutsideLink
            href={job.applyUrl}
            counted={job.isFeatured && job.jobId}
            aria-label={`Apply: ${name} (${job.applyUrl.startsWith("mailto:") ? "by email" : "opens in a new tab"})`}
            className={buttonStyles({ look: "quiet" })}
          >
            Apply
          </OutsideLink>
        )}
        <SaveButton jobId={job.jobId} title={name} isSaved={isSaved} />
      </div>
    </div>
  );
}
